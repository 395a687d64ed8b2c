import { describe, expect, it } from 'vitest';

import { has, speak } from './i18n.svelte';
import { KEY_HELP, marriage } from './keys';
import { emptyScene } from './table-scene';

describe('M', () => {
  const table = (legal: string[]) => ({ legal, scene: { ...emptyScene(2, 0), trump: 'H' as const } });

  it('means the marriage worth more, with Shift the other', () => {
    expect(marriage(table(['+S', '+H', 'close']), false)).toBe('+H');
    expect(marriage(table(['+S', '+H', 'close']), true)).toBe('+S');
    expect(marriage(table(['+S']), false)).toBe('+S');
  });

  it('asks for one all the same where there is none, so that the refusal is told', () => {
    expect(marriage(table(['close']), false)).toBe('+H');
  });
});

it('explains every key in every language', () => {
  for (const language of ['es', 'de', 'en'] as const) {
    speak(language);
    for (const { text } of KEY_HELP) expect(has(`table-key-${text}`)).toBe(true);
  }
});
