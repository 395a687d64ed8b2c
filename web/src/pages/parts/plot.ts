/** The plane of a chart: 920 wide, an axis of values on the left, room for the last value on the right. */

const WIDTH = 920;

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where a share of the width lies, 0 to 1 from the left. */
  x(share: number): number;
  /** Where a share of the height lies, 0 to 1 from the bottom. */
  y(share: number): number;
}

/** A plane of this height; `pad` is left free on the left, on the right, above and below. */
export function plane(height: number, pad: readonly [number, number, number, number]): Plane {
  const [left, free, top, below] = pad;
  const right = WIDTH - free;
  const bottom = height - below;
  const x = (share: number) => left + share * (right - left);
  const y = (share: number) => top + (1 - share) * (bottom - top);
  return { width: WIDTH, height, left, right, top, bottom, x, y };
}

/** A path through some points. */
export function through(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
