import { type Amount, scale } from '@hanpan/money';
import { type Fraction, fraction, product, sum } from '../../fair/fraction.ts';
import type { Cell, SymbolWin } from '../slot-api.ts';
import { type Paying, paying } from './strips.ts';

/** In hundredths of the stake for each way: three, four … reels from the left. */
export type WaysPays = Readonly<Record<Paying, readonly number[]>>;

const least = 3;

/**
 * Every way from the left on which a symbol or a wild shows on each reel; a symbol's longest run alone. No wild shows on
 * the first reel, so a run always has a symbol of its own.
 */
export function waysWins(
  grid: readonly (readonly string[])[],
  pays: WaysPays,
  stakeAmount: Amount,
  multiplier: number,
): SymbolWin[] {
  return paying.flatMap((symbol) => {
    const shown = grid.map((window, reel) => cellsWith(window, reel, symbol));
    const end = shown.findIndex((cells) => cells.length === 0);
    const count = end === -1 ? shown.length : end;
    const hundredths = pays[symbol][count - least];
    if (hundredths === undefined) return [];
    const run = shown.slice(0, count);
    const ways = run.reduce((total, cells) => total * cells.length, 1);
    const amount = scale(stakeAmount, BigInt(hundredths) * BigInt(ways * multiplier), 100n);
    return [{ symbol, count, ways, cells: run.flat(), amount }];
  });
}

function cellsWith(window: readonly string[], reel: number, symbol: string): Cell[] {
  return window.flatMap((each, row) => (each === symbol || each === 'wild' ? [{ reel, row }] : []));
}

export function cellsOf(grid: readonly (readonly string[])[], symbol: string): Cell[] {
  return grid.flatMap((window, reel) =>
    window.flatMap((each, row) => (each === symbol ? [{ reel, row }] : [])),
  );
}

/** How often a symbol or a wild shows on a reel on average, and how often neither does. */
export interface ReelLaw {
  mean(symbol: string): Fraction;
  none(symbol: string): Fraction;
}

/**
 * What a spin returns on average, in stakes: reels are independent, so the mean number of ways is the product of the
 * means, times the chance that the next reel ends the run.
 */
export function expectedWays(reels: readonly ReelLaw[], pays: WaysPays): Fraction {
  const terms = paying.flatMap((symbol) =>
    pays[symbol].slice(0, reels.length - least + 1).map((hundredths, index) => {
      const run = reels.slice(0, least + index).map((reel) => reel.mean(symbol));
      const next = reels[least + index];
      return product(fraction(hundredths, 100), ...run, ...(next ? [next.none(symbol)] : []));
    }),
  );
  return sum(terms);
}
