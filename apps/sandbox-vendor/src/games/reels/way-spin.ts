import { type Amount, scale } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import type { SlotEvent } from '../slot-api.ts';
import { gridAt, type Strips } from './strips.ts';
import { cellsOf, type WaysPays, waysWins } from './ways.ts';

export type Spin = Extract<SlotEvent, { type: 'spin' }>;

/** How one spin is valued. */
export interface SpinRules {
  pays: WaysPays;
  stakeAmount: Amount;
  multiplier: number;
  /** What this many scatters pay, in hundredths of the stake; undefined where they are too few to matter. */
  scatterPay(count: number): number | undefined;
  free: { index: number; count: number; runningAmount: number } | null;
}

export function spinStrips(draws: Draws, strips: Strips): number[] {
  return strips.map((strip) => draws.below(strip.length));
}

export function spinAt(strips: Strips, stops: number[], rows: number, rules: SpinRules): Spin {
  return spinOf(gridAt(strips, stops, rows), stops, rules);
}

/** The wins of a grid; the running amount of a free spin includes its own. */
export function spinOf(grid: string[][], stops: number[] | null, rules: SpinRules): Spin {
  const { pays, stakeAmount, multiplier, scatterPay, free } = rules;
  const wins = waysWins(grid, pays, stakeAmount, multiplier);
  const scatters = cellsOf(grid, 'scatter');
  const hundredths = scatterPay(scatters.length);
  const special =
    hundredths === undefined
      ? null
      : { symbol: 'scatter', cells: scatters, amount: scale(stakeAmount, BigInt(hundredths), 100n) };
  const amount = totalOf(wins) + (special?.amount ?? 0);
  return {
    type: 'spin',
    stops,
    grid,
    wins,
    special,
    multiplier,
    amount,
    free: free && { ...free, runningAmount: free.runningAmount + amount },
  };
}

export function totalOf(wins: readonly { amount: number }[]): number {
  return wins.reduce((total, win) => total + win.amount, 0);
}
