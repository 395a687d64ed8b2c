import { beforeEach, describe, expect, it } from 'vitest';

import { DEFAULTS, apply, change, read, settings } from './settings.svelte';

describe('settings', () => {
  beforeEach(() => change({ ...DEFAULTS }));

  it('keeps the default for what is missing, damaged, of another type or unknown', () => {
    expect(read(null)).toEqual(DEFAULTS);
    expect(read('{not json')).toEqual(DEFAULTS);
    expect(read('7')).toEqual(DEFAULTS);
    const stored = { theme: 'purple', pack: 'german', sound: 'yes', sheen: true, keys: false };
    expect(read(JSON.stringify(stored))).toEqual({ ...DEFAULTS, pack: 'german', keys: false });
  });

  it('remembers a change and reads it back', () => {
    change({ speed: 'tap', fourColours: true });
    expect(read(localStorage.getItem('bummerl.settings'))).toEqual({ ...DEFAULTS, speed: 'tap', fourColours: true });
  });

  it('puts theme, suits and pack on the root element', () => {
    change({ theme: 'dark', fourColours: true, pack: 'tournament' });
    expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', suits: 'four', pack: 'tournament' });
    settings.fourColours = false;
    apply();
    expect(document.documentElement.dataset.suits).toBeUndefined();
  });
});
