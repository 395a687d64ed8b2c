/** Carrying a card with mouse or finger: from the hand to the trick or the turn-up, the turn-up onto the stock. */
import type { Card } from '../wire';

export type Target = 'trick' | 'turnup' | 'stock';
/** What is carried: a card of the hand, or the turn-up. */
export type Carried = { card: Card } | { turnup: true };

export interface Drag {
  carried: Carried;
  dx: number;
  dy: number;
  over: Target | null;
  /** Let go over a target; it stays there until the server has answered. */
  dropped: boolean;
}

const MOUSE_PX = 6;
const TOUCH_PX = 10;

class Dragging {
  current = $state<Drag | null>(null);

  carries(card: Card): Drag | null {
    const drag = this.current;
    return drag && 'card' in drag.carried && drag.carried.card === card ? drag : null;
  }

  get carriesTurnUp(): Drag | null {
    return this.current && 'turnup' in this.current.carried ? this.current : null;
  }

  end(): void {
    this.current = null;
  }
}

export const dragging = new Dragging();

/**
 * Follow a pointer that went down on something that can be carried.
 *
 * `drop` says whether the target takes it; if so it stays there until `dragging.end()`. A pointer that hardly moved is
 * a click and left alone.
 */
export function carry(down: PointerEvent, carried: Carried, drop: (over: Target | null) => boolean): void {
  if (down.button !== 0 || !(down.currentTarget instanceof HTMLElement)) return;
  const element = down.currentTarget;
  const finger = down.pointerType === 'touch';
  let moving = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!moving) {
      const begun = finger && 'card' in carried ? dy < -TOUCH_PX && -dy > Math.abs(dx) * 0.6 : Math.hypot(dx, dy) > MOUSE_PX;
      if (!begun) return;
      moving = true;
      element.setPointerCapture(down.pointerId);
      // A click follows the release of a carried card; it means nothing.
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => !moving && element.removeEventListener('click', swallow, { capture: true }), 0);
    }
    dragging.current = { carried, dx, dy, over: targetAt(event.clientX, event.clientY), dropped: false };
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    const drag = dragging.current;
    if (!moving || !drag) return;
    if (event.type === 'pointerup' && drop(drag.over)) dragging.current = { ...drag, dropped: true };
    else dragging.end();
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
  };
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function targetAt(x: number, y: number): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]')?.dataset.drop;
    if (target) return target as Target;
  }
  return null;
}
