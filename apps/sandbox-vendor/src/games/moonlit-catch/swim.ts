import { type FishName, fishNamed, pond } from './rules.ts';

export interface Point {
  x: number;
  y: number;
}

/** A fish on its way through the pond. It swims a curve from one side to the other and is gone at the end of it. */
export interface Fish {
  id: number;
  name: FishName;
  /** By the server's clock. */
  bornAtMs: number;
  /** From, two handles, to: a cubic curve in units of the pond's height. */
  path: readonly [Point, Point, Point, Point];
  lifeMs: number;
}

/** Where a fish is; undefined before it was born and after it has left. The page draws with the same function. */
export function positionAt(fish: Fish, nowMs: number): Point | undefined {
  const share = (nowMs - fish.bornAtMs) / fish.lifeMs;
  if (share < 0 || share >= 1) return undefined;
  const [from, one, two, to] = fish.path;
  return {
    x: curve(from.x, one.x, two.x, to.x, share),
    y: curve(from.y, one.y, two.y, to.y, share),
  };
}

function curve(from: number, one: number, two: number, to: number, share: number): number {
  const left = 1 - share;
  return left ** 3 * from + 3 * left * left * share * one + 3 * left * share * share * two + share ** 3 * to;
}

/** Whether any part of the fish is in the pond, where a bullet reaches it. */
export function isInReach(fish: Fish, nowMs: number): boolean {
  const at = positionAt(fish, nowMs);
  if (!at) return false;
  const { size } = fishNamed(fish.name);
  const isInside = (value: number, most: number) => value > -size && value < most + size;
  return isInside(at.x, pond.width) && isInside(at.y, pond.height);
}

/**
 * A new fish's way, from four numbers of 0 to 1: which side, how high it comes in and goes out, and how it bends.
 * Chance here is for the eye alone; no bullet's return depends on it.
 */
export function pathOf(
  name: FishName,
  [side, height, exit, bend]: readonly [number, number, number, number],
): Pick<Fish, 'path' | 'lifeMs'> {
  const { size, speed } = fishNamed(name);
  const margin = size * 2;
  const fromLeft = side < 0.5;
  const start = fromLeft ? -margin : pond.width + margin;
  const end = fromLeft ? pond.width + margin : -margin;
  const between = (share: number) => size + share * (pond.height * 0.86 - 2 * size);
  const third = (end - start) / 3;
  const sway = (bend - 0.5) * 0.9;
  const path = [
    { x: start, y: between(height) },
    { x: start + third, y: between(height) + sway },
    { x: end - third, y: between(exit) - sway },
    { x: end, y: between(exit) },
  ] as const;
  return { path, lifeMs: Math.round((Math.abs(end - start) / speed) * 1000) };
}
