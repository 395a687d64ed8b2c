/** The pictures of the cards: one sprite per pack, put into the page once, so that colours and patterns work anywhere. */
import type { Card, Suit } from '../wire';
import type { Language } from './i18n.svelte';
import type { Pack } from './settings.svelte';

const LETTER: Record<Pack, string> = { french: 'f', german: 'g', tournament: 't' };
const SVG = 'http://www.w3.org/2000/svg';

/** `ready` names the sprite that lies in the page; `failed`: cards are to be written instead of drawn. */
export const pictures = $state({ ready: '', failed: false });

const texts = new Map<string, Promise<string>>();
let wanted = '';

function fetched(file: string): Promise<string> {
  let text = texts.get(file);
  if (!text) {
    text = fetch(`/cards/${file}.svg`).then((answer) => {
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => texts.delete(file));
    texts.set(file, text);
  }
  return text;
}

/** Put the sprite of this pack into the page; asking again costs nothing. */
export async function showPack(pack: Pack, language: Language): Promise<void> {
  const file = pack === 'french' && language === 'de' ? 'french-de' : pack;
  if (wanted === file) return;
  wanted = file;
  try {
    const [cards, back] = await Promise.all([fetched(file), fetched('back')]);
    if (wanted !== file) return;
    holder().replaceChildren(...symbols(cards, back));
    pictures.ready = file;
    pictures.failed = false;
  } catch {
    if (wanted !== file) return;
    wanted = '';
    if (!pictures.ready) pictures.failed = true;
  }
}

function holder(): Element {
  const found = document.querySelector('svg.sprite');
  if (found) return found;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'sprite');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
  return svg;
}

/** The contents of both files; what both define is taken once. */
function symbols(...files: string[]): Element[] {
  const seen = new Set<string>();
  const found: Element[] = [];
  for (const file of files) {
    const parsed = new DOMParser().parseFromString(file, 'image/svg+xml');
    for (const symbol of parsed.querySelectorAll('clipPath, pattern, symbol')) {
      if (seen.has(symbol.id)) continue;
      seen.add(symbol.id);
      found.push(document.importNode(symbol, true));
    }
  }
  return found;
}

/** Where the picture of a card lies; every hidden card has the same. */
export const pictureOf = (card: Card | null, pack: Pack): string => (card ? `#${LETTER[pack]}-${card}` : '#back');

/** Where the mark of a suit lies, as the pack draws it. */
export const markOf = (suit: Suit, pack: Pack): string => `#${pack === 'german' ? 'q' : 'p'}${suit}`;
