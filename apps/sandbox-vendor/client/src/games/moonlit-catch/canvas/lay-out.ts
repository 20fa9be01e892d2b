import { pond } from '../../../../../src/games/moonlit-catch/rules.ts';
import { type Fish, type Point, positionAt } from '../../../../../src/games/moonlit-catch/swim.ts';
import type { PondWaters } from '../waters.ts';

/** How the pond lies in the window: a window that is higher than wide has it turned by a quarter. */
export interface Layout {
  width: number;
  height: number;
  /** Device pixels of a unit of the pond. */
  scale: number;
  isTurned: boolean;
  /** Where the player's own boat is. */
  boat: Point;
}

export function layOut(width: number, height: number): Layout {
  const isTurned = height > width;
  const [across, down] = isTurned ? [pond.height, pond.width] : [pond.width, pond.height];
  const scale = Math.max(width / across, height / down);
  return { width, height, scale, isTurned, boat: { x: width / 2, y: height - 0.05 * scale } };
}

/** Whether a circle is in the window as a whole, and not half behind its edge. */
export function isWhole({ x, y }: Point, radius: number, { width, height }: Layout): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
}

/** Whether any part of a circle is in the window. */
export function isInSight({ x, y }: Point, radius: number, { width, height }: Layout): boolean {
  return x > -radius && y > -radius && x < width + radius && y < height + radius;
}

/** From the pond to the window. The pond covers the window; what stands out at its edges is out of sight. */
export function toScreen({ x, y }: Point, { width, height, scale, isTurned }: Layout): Point {
  const [across, down] = isTurned
    ? [y - pond.height / 2, x - pond.width / 2]
    : [x - pond.width / 2, y - pond.height / 2];
  return { x: width / 2 + across * scale, y: height / 2 + down * scale };
}

/** Where the boat of another player is: along the lower edge, by its number. */
export function boatAt(number: number, { width, height, scale }: Layout): Point {
  // Steps of the golden ratio spread any number of boats evenly.
  const share = (number * 0.618_034) % 1;
  return { x: width * (0.05 + 0.9 * share), y: height - 0.026 * scale };
}

/** Where a fish is in the window; undefined before it was born and after it has left. `nowMs` by the server's clock. */
export function placeOf(fish: Fish, nowMs: number, layout: Layout): Point | undefined {
  const at = positionAt(fish, nowMs);
  return at && toScreen(at, layout);
}

export interface Swimmer {
  fish: Fish;
  at: Point;
}

export function swimmersOf(waters: PondWaters, layout: Layout): Swimmer[] {
  const nowMs = waters.nowMs();
  const swimmers: Swimmer[] = [];
  for (const fish of waters.fish.values()) {
    const at = placeOf(fish, nowMs, layout);
    if (at) swimmers.push({ fish, at });
  }
  return swimmers;
}
