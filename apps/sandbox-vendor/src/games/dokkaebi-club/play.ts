import { type Amount, scale } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import { drawByWeight } from '../reels/draw-by-weight.ts';
import { spinOf } from '../reels/way-spin.ts';
import { cellsOf } from '../reels/ways.ts';
import type { Cell, SlotEvent } from '../slot-api.ts';
import {
  cellCount,
  coinsToOpen,
  coinValues,
  fullHouseHundredths,
  pays,
  reelCount,
  reels,
  respinCoin,
  respins,
  rows,
} from './rules.ts';

type Coins = (number | null)[][];

/** The cells reel by reel; then, where the feature opens, a value for each coin, and the places of each filling. */
export function play(draws: Draws, stakeAmount: Amount): { events: SlotEvent[]; totalAmount: number } {
  const grid = reels.map(({ symbols }) =>
    Array.from({ length: rows }, () => drawByWeight(draws, Object.entries(symbols))),
  );
  const coins = cellsOf(grid, 'scatter');
  const isOpen = coins.length >= coinsToOpen;
  const first = spinOf(grid, null, {
    pays,
    stakeAmount,
    multiplier: 1,
    scatterPay: () => (isOpen ? 0 : undefined),
    free: null,
  });
  if (!isOpen) return { events: [first], totalAmount: first.amount };
  const held = holdAndWin(draws, stakeAmount, coins);
  return { events: [first, ...held.events], totalAmount: first.amount + held.amount };
}

function holdAndWin(draws: Draws, stakeAmount: Amount, first: readonly Cell[]) {
  const coins: Coins = Array.from({ length: reelCount }, () => Array.from({ length: rows }, () => null));
  const place = ({ reel, row }: Cell) => {
    const hundredths = drawByWeight(
      draws,
      coinValues.map((each) => [each.hundredths, each.weight]),
    );
    const column = coins[reel];
    if (column) column[row] = scale(stakeAmount, BigInt(hundredths), 100n);
  };
  const shown = () => coins.map((column) => [...column]);
  for (const cell of first) place(cell);
  const events: SlotEvent[] = [
    { type: 'feature-start', feature: 'hold', count: respins },
    { type: 'respin', coins: shown(), landed: [...first], left: respins },
  ];
  let left = respins;
  let count = first.length;
  while (left > 0 && count < cellCount) {
    const empty = placesOf(coins, (value) => value === null);
    const landed = empty.filter(() => draws.below(respinCoin.of) < respinCoin.weight);
    for (const cell of landed) place(cell);
    count += landed.length;
    left = landed.length > 0 ? respins : left - 1;
    events.push({ type: 'respin', coins: shown(), landed, left: count === cellCount ? 0 : left });
  }
  let amount = coins.flat().reduce<number>((total, value) => total + (value ?? 0), 0);
  if (count === cellCount) {
    const bonus = scale(stakeAmount, BigInt(fullHouseHundredths), 100n);
    events.push({ type: 'full-house', amount: bonus });
    amount += bonus;
  }
  events.push({ type: 'feature-end', feature: 'hold', amount });
  return { events, amount };
}

function placesOf(coins: Coins, wanted: (value: number | null) => boolean): Cell[] {
  return coins.flatMap((column, reel) =>
    column.flatMap((value, row) => (wanted(value) ? [{ reel, row }] : [])),
  );
}
