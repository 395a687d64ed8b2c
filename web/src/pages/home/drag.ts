/** Dragging a card of the hero with mouse or pen; a finger taps, because dragging scrolls the page. */

const START = 6;

export interface Drag {
  /** The element on which a card may be let go. */
  target(): HTMLElement | undefined;
  drop(): void;
  enabled(): boolean;
}

/** A Svelte attachment: the node follows the pointer and comes back unless it is let go on the target. */
export function draggable(drag: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let moved = false;

    const over = (event: PointerEvent) => {
      const box = drag.target()?.getBoundingClientRect();
      const slack = 40;
      return (
        box !== undefined &&
        event.clientX > box.left - slack &&
        event.clientX < box.right + slack &&
        event.clientY > box.top - slack &&
        event.clientY < box.bottom + slack
      );
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0 || !drag.enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!moved && Math.hypot(x, y) < START) return;
      if (!moved) node.setPointerCapture(event.pointerId);
      moved = true;
      node.classList.add('dragged');
      node.style.translate = `${x}px ${y}px`;
      drag.target()?.classList.toggle('over', over(event));
    };
    const up = (event: PointerEvent) => {
      if (!start) return;
      const hit = moved && over(event);
      start = null;
      node.classList.remove('dragged');
      drag.target()?.classList.remove('over');
      node.style.translate = '';
      if (hit) drag.drop();
    };
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
    };
  };
}
