import { type Paying, paying } from '../reels/strips.ts';
import type { Weights } from '../reels/tumble.ts';
import type { GridWin, TumbleRules } from '../reels/tumble-round.ts';
import type { Cell } from '../slot-api.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'lotus-lantern/1';

/** Sizes of a cluster from which the next column of the table counts. */
export const sizes = [4, 6, 8, 10, 13] as const;

/** In hundredths of the stake. */
export const pays: Readonly<Record<Paying, readonly number[]>> = {
  high1: [270, 680, 2000, 6800, 27000],
  high2: [200, 470, 1350, 4000, 13500],
  high3: [135, 340, 950, 2700, 8000],
  high4: [108, 270, 680, 1600, 5400],
  low1: [54, 135, 340, 800, 2700],
  low2: [42, 108, 270, 680, 2000],
  low3: [29, 82, 200, 540, 1600],
  low4: [29, 71, 160, 400, 1350],
};

const weights: Weights = [
  ['high1', 8],
  ['high2', 9],
  ['high3', 11],
  ['high4', 12],
  ['low1', 14],
  ['low2', 15],
  ['low3', 16],
  ['low4', 17],
  ['wild', 2],
];

export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;
export const mostMultiplier = 10;

export const rules: TumbleRules = {
  reels: 6,
  rows: 6,
  weights,
  winsOf: (grid) => paying.flatMap((symbol) => clustersOf(grid, symbol)),
  multiplierAt: (tumbles) => Math.min(tumbles + 1, mostMultiplier),
};

/** Groups of a symbol whose cells touch side by side. Wilds count in every group they touch, but make none alone. */
function clustersOf(grid: readonly (readonly string[])[], symbol: Paying): GridWin[] {
  const seen = new Set<string>();
  return grid.flatMap((column, reel) =>
    column.flatMap((each, row) => {
      if (each !== symbol || seen.has(`${reel}:${row}`)) return [];
      const cells = groupFrom(grid, { reel, row }, symbol);
      for (const cell of cells) seen.add(`${cell.reel}:${cell.row}`);
      const column = sizes.findLastIndex((size) => cells.length >= size);
      const hundredths = pays[symbol][column];
      return hundredths === undefined ? [] : [{ symbol, cells, hundredths }];
    }),
  );
}

function groupFrom(grid: readonly (readonly string[])[], start: Cell, symbol: Paying): Cell[] {
  const group = new Map([[`${start.reel}:${start.row}`, start]]);
  for (const { reel, row } of group.values()) {
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const next = { reel: reel + dx, row: row + dy };
      const shown = grid[next.reel]?.[next.row];
      if (shown === symbol || shown === 'wild') group.set(`${next.reel}:${next.row}`, next);
    }
  }
  return [...group.values()];
}
