import { describe, expect, it } from 'vitest';

import type { TableEvent, View } from '../wire';
import cases from './table-scene.cases.json';
import { emptyScene, sceneOf, step, type Scene } from './table-scene';

interface Case {
  rules: string;
  keepTrick: boolean;
  steps: { events: TableEvent[]; view: View }[];
}

/** The cards in a hand have no order on the table; who dealt matters to nobody's cards. */
const lying = (scene: Scene) => ({ ...scene, hand: [...scene.hand].sort() });

describe.each(cases as unknown as Case[])('a deal of $rules, recorded from the rules', ({ keepTrick, steps }) => {
  it('arrives, event by event, at what every view says', () => {
    let scene = emptyScene(steps[0]?.view.players ?? 2, 0);
    for (const { events, view } of steps) {
      for (const event of events) scene = step(scene, event, keepTrick);
      expect(lying(scene)).toEqual(lying(sceneOf(view)));
      scene = sceneOf(view);
    }
  });

  it('never holds a card that the seat has not seen', () => {
    for (const { view } of steps) {
      const scene = sceneOf(view);
      const open = new Set(JSON.stringify(view).match(/\b[ATKQJ9][SHDC]\b/g));
      for (const card of [...scene.hand, ...scene.table.map((each) => each.card)]) expect(open.has(card)).toBe(true);
      expect(scene.sizes[0]).toBe(scene.hand.length);
    }
  });
});
