import type { Draws } from '../../fair/draws.ts';
import type { Cell } from '../slot-api.ts';
import { drawByWeight } from './draw-by-weight.ts';

export type Weights = readonly (readonly [string, number])[];

export function deal(draws: Draws, weights: Weights, reels: number, rows: number): string[][] {
  return Array.from({ length: reels }, () =>
    Array.from({ length: rows }, () => drawByWeight(draws, weights)),
  );
}

/** What is removed goes, the rest falls, and new symbols come from above: drawn reel by reel, from the top. */
export function tumble(
  draws: Draws,
  weights: Weights,
  grid: readonly (readonly string[])[],
  removed: readonly Cell[],
): string[][] {
  const gone = new Set(removed.map(({ reel, row }) => `${reel}:${row}`));
  return grid.map((column, reel) => {
    const left = column.filter((_, row) => !gone.has(`${reel}:${row}`));
    const fresh = Array.from({ length: column.length - left.length }, () => drawByWeight(draws, weights));
    return [...fresh, ...left];
  });
}

export function distinctCells(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [`${cell.reel}:${cell.row}`, cell])).values()];
}
