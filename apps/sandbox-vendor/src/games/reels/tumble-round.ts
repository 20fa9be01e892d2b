import { type Amount, scale } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import type { Cell, SlotEvent, SymbolWin } from '../slot-api.ts';
import { deal, distinctCells, tumble, type Weights } from './tumble.ts';

/** A win before the stake is known. */
export interface GridWin {
  symbol: string;
  cells: Cell[];
  hundredths: number;
}

/** The rules of a game whose wins make room for new symbols. */
export interface TumbleRules {
  reels: number;
  rows: number;
  weights: Weights;
  winsOf(grid: readonly (readonly string[])[]): GridWin[];
  /** Of the wins after so many tumbles. */
  multiplierAt(tumbles: number): number;
}

/** Plays until nothing wins any more. The same draws give the same round, whatever the stake. */
export function playTumbles(
  draws: Draws,
  rules: TumbleRules,
  stakeAmount: Amount,
): { events: SlotEvent[]; totalAmount: number; hundredths: number } {
  let grid = deal(draws, rules.weights, rules.reels, rules.rows);
  let found = rules.winsOf(grid);
  let wins = priced(found, stakeAmount, rules.multiplierAt(0));
  let totalAmount = totalOf(wins);
  let hundredths = hundredthsOf(found) * rules.multiplierAt(0);
  const events: SlotEvent[] = [
    {
      type: 'spin',
      stops: null,
      grid,
      wins,
      special: null,
      multiplier: rules.multiplierAt(0),
      amount: totalAmount,
      free: null,
    },
  ];
  for (let tumbles = 1; found.length > 0; tumbles += 1) {
    const removed = distinctCells(found.flatMap(({ cells }) => cells));
    const multiplier = rules.multiplierAt(tumbles);
    grid = tumble(draws, rules.weights, grid, removed);
    found = rules.winsOf(grid);
    wins = priced(found, stakeAmount, multiplier);
    const amount = totalOf(wins);
    totalAmount += amount;
    hundredths += hundredthsOf(found) * multiplier;
    events.push({ type: 'tumble', removed, grid, wins, multiplier, amount, runningAmount: totalAmount });
  }
  return { events, totalAmount, hundredths };
}

function priced(found: readonly GridWin[], stakeAmount: Amount, multiplier: number): SymbolWin[] {
  return found.map(({ symbol, cells, hundredths }) => ({
    symbol,
    count: cells.length,
    ways: 1,
    cells,
    amount: scale(stakeAmount, BigInt(hundredths * multiplier), 100n),
  }));
}

function totalOf(wins: readonly SymbolWin[]): number {
  return wins.reduce((total, win) => total + win.amount, 0);
}

function hundredthsOf(found: readonly GridWin[]): number {
  return found.reduce((total, win) => total + win.hundredths, 0);
}
