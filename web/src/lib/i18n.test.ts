import { beforeEach, describe, expect, it } from 'vitest';

import { ago, cardName, index, language, preferred, refusal, speak, suitName, t } from './i18n.svelte';
import { change } from './settings.svelte';

describe('language', () => {
  beforeEach(() => change({ pack: 'french' }));

  it('begins with the remembered language, else with the first of the browser that we speak, else with English', () => {
    expect(preferred('de', ['es'])).toBe('de');
    expect(preferred('fr', ['fr-FR', 'es-MX', 'de'])).toBe('es');
    expect(preferred(null, ['fr', 'it'])).toBe('en');
  });

  it('changes at once, for texts and for the root element, and is remembered', () => {
    speak('de');
    expect([suitName('S'), cardName('QH')]).toEqual(['Pik', 'Herz-Dame']);
    speak('es');
    expect([language(), document.documentElement.lang, localStorage.getItem('bummerl.lang')]).toEqual(['es', 'es', 'es']);
    expect(suitName('S')).toBe('picas');
  });

  it('names cards by the pack on the table', () => {
    speak('de');
    change({ pack: 'german' });
    expect([suitName('S'), cardName('QH'), cardName('JC')]).toEqual(['Laub', 'Herz-Ober', 'Eichel-Unter']);
  });

  it('writes the ten as 10 in the corner', () => {
    speak('en');
    expect([index('T'), index('Q')]).toEqual(['10', 'Q']);
  });

  it('shows a key that nobody has translated as itself', () => {
    expect(t('no-such-message')).toBe('no-such-message');
  });

  it('says how long ago something was', () => {
    speak('en');
    const now = new Date('2026-01-02T12:00:00Z');
    expect(ago(new Date('2026-01-02T11:55:00Z'), now)).toBe('5 minutes ago');
    expect(ago(new Date('2026-01-01T12:00:00Z'), now)).toBe('yesterday');
  });
});

describe('refusals', () => {
  it('names suit and card and takes the numbers of the rules apart', () => {
    speak('en');
    expect(refusal('mustFollow', { suit: 'S', card: 'KS' })).toEqual({ sentence: 'Follow suit: spades.', rules: ['3.4'] });
    expect(refusal('minStock', { least: 4 }).rules).toEqual(['3.5', '3.7']);
  });

  it('does not hide a code that it has no sentence for', () => {
    expect(refusal('brandNew').sentence).toContain('brandNew');
  });
});
