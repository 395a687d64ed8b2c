/** Cards on their way: pictures above the table that fly from one place to another. The table itself never waits. */
import type { Card } from '../wire';
import { pictureOf } from './cards-sprite.svelte';
import { settings } from './settings.svelte';

/** The centre of a card on the page, its width and how it is turned (degrees). */
export interface Place {
  x: number;
  y: number;
  w: number;
  turn: number;
}

export interface Way {
  /** null: it flies face down. */
  card: Card | null;
  from: Place;
  to: Place;
  ms: number;
  easing?: string;
  delay?: number;
  /** Turns over on the way: to its face, or to its back. */
  flip?: 'face' | 'back';
  /** Stays where it lands until `sweep`. */
  stay?: boolean;
  /** Lifts before it flies. */
  lift?: boolean;
}

export const EASE_OUT = 'cubic-bezier(.2,.8,.25,1)';
export const EASE_CARD = 'cubic-bezier(.3,.05,.2,1)';
export const EASE_COLLECT = 'cubic-bezier(.5,0,.75,.4)';
export const EASE_SWAP = 'cubic-bezier(.4,0,.2,1)';

const FACTOR = { tap: 1, slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;
const SVG = 'http://www.w3.org/2000/svg';

/** How much longer or shorter things take than the design says; 0: nothing flies. */
export const factor = (): number => FACTOR[settings.speed];

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where an element lies, however it is turned. */
export function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  let turn = 0;
  for (let at: Element | null = element; at && !at.matches('.felt'); at = at.parentElement) {
    const transform = getComputedStyle(at).transform;
    if (transform === 'none') continue;
    const matrix = new DOMMatrixReadOnly(transform);
    turn += (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
  }
  const w = element instanceof HTMLElement ? element.offsetWidth : box.width;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w, turn };
}

export class Flight {
  private readonly running = new Set<Animation>();
  private rate = 1;

  constructor(readonly layer: HTMLElement) {}

  /** Whether anything is to fly at all. */
  get on(): boolean {
    return factor() > 0 && !calm() && document.visibilityState === 'visible';
  }

  /** Hasten what is in the air and what follows, until `calmDown`. */
  hurry(): void {
    this.rate = 4;
    for (const animation of this.running) animation.updatePlaybackRate(4);
  }

  calmDown(): void {
    this.rate = 1;
  }

  get hurried(): boolean {
    return this.rate > 1;
  }

  /** Let a card fly; resolves when it has landed. `landed` runs before its picture is taken away. */
  async fly(way: Way, landed?: () => void): Promise<void> {
    if (!this.on) {
      landed?.();
      return;
    }
    const flyer = picture(way);
    this.layer.append(flyer);
    const options = {
      duration: way.ms * factor(),
      delay: (way.delay ?? 0) * factor(),
      easing: way.easing ?? EASE_CARD,
      fill: 'both' as const,
    };
    const moves = [this.run(flyer, frames(way), options)];
    const inner = flyer.firstElementChild;
    if (way.flip && inner) {
      const turned = way.flip === 'face' ? ['rotateY(180deg)', 'rotateY(0)'] : ['rotateY(0)', 'rotateY(180deg)'];
      moves.push(this.run(inner, turned.map((transform) => ({ transform })), options));
    }
    await Promise.all(moves);
    landed?.();
    // The card below has to be painted before its picture goes.
    if (!way.stay) requestAnimationFrame(() => flyer.remove());
  }

  /** Run an animation that `hurry` can hasten. */
  async run(element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(keyframes, options);
    animation.playbackRate = this.rate;
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled: the table is gone or was drawn anew.
    } finally {
      this.running.delete(animation);
    }
  }

  /** Take away the pictures that stayed. */
  sweep(): void {
    this.layer.replaceChildren();
  }

  /** Take everything out of the air. */
  clear(): void {
    for (const animation of this.running) animation.cancel();
    this.layer.replaceChildren();
  }
}

function frames({ from, to, lift, flip }: Way): Keyframe[] {
  const at = (place: Place, scale = 1) =>
    `translate(${place.x}px,${place.y}px) rotate(${place.turn}deg) scale(${(place.w / to.w) * scale})`;
  if (!lift) return [{ transform: at(from) }, { transform: at(to) }];
  const up = { ...from, y: from.y - from.w * 0.08 };
  const middle = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: (from.turn + to.turn) / 2 };
  return flip
    ? [{ transform: at(from) }, { transform: at(middle, 1.05), offset: 0.5 }, { transform: at(to) }]
    : [{ transform: at(from) }, { transform: at(up, 1.03), offset: 0.18 }, { transform: at(to) }];
}

function picture({ card, to }: Way): HTMLElement {
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.style.width = `${to.w}px`;
  flyer.style.height = `${to.w * 1.5}px`;
  flyer.style.left = `${-to.w / 2}px`;
  flyer.style.top = `${-to.w * 0.75}px`;
  const inner = document.createElement('div');
  inner.className = 'inner';
  inner.append(side(card));
  if (card) {
    const back = side(null);
    back.classList.add('reverse');
    inner.append(back);
  }
  flyer.append(inner);
  return flyer;
}

function side(card: Card | null): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 200 300');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', pictureOf(card, settings.pack));
  svg.append(use);
  return svg;
}
