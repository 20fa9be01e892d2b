import { type Amount, add, amount, scale, zero } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import { cellsOf, gridAt, type LineHit, lineHits, scatterPay } from './evaluate.ts';
import type { LinesBook, LinesEvent, SymbolName } from './play-api.ts';
import { baseStrips, freeSpinMultiplier, freeStrips, lines, mathVersion } from './rules.ts';

/**
 * Plays a whole round at once: five draws for the first spin, five for each free spin, in that order, and nothing
 * is drawn that is not used. The stake is a multiple of the number of lines; throws RangeError where it is not.
 */
export function makeBook(draws: Draws, stakeAmount: Amount): LinesBook {
  if (stakeAmount <= 0 || stakeAmount % lines.length !== 0)
    throw new RangeError(`not a stake: ${stakeAmount}`);
  const stops = spin(draws, baseStrips);
  const grid = gridAt(baseStrips, stops);
  const lineWins = priced(lineHits(grid), stakeAmount, 1);
  const moons = cellsOf(grid, 'moon');
  const scatter = scatterPay(moons.length);
  const scatterWin = scatter ? { cells: moons, amount: scale(stakeAmount, BigInt(scatter.pays), 1n) } : null;
  const firstAmount = add(totalOf(lineWins), scatterWin?.amount ?? zero);
  const reveal: LinesEvent = { type: 'reveal', stops, grid, lineWins, scatterWin, amount: firstAmount };
  const free = scatter ? freeSpins(draws, stakeAmount, scatter.freeSpins) : { events: [], totalAmount: zero };
  return {
    gameCode: 'cheongsa-777',
    mathVersion,
    stakeAmount,
    events: [reveal, ...free.events],
    totalAmount: add(firstAmount, free.totalAmount),
  };
}

function freeSpins(
  draws: Draws,
  stakeAmount: Amount,
  count: number,
): { events: LinesEvent[]; totalAmount: Amount } {
  const events: LinesEvent[] = [{ type: 'free-spins-start', count }];
  let runningAmount = zero;
  for (let index = 0; index < count; index += 1) {
    const stops = spin(draws, freeStrips);
    const grid = gridAt(freeStrips, stops);
    const multiplier = freeSpinMultiplier(cellsOf(grid, 'lantern').length);
    const lineWins = priced(lineHits(grid), stakeAmount, multiplier);
    const wonAmount = totalOf(lineWins);
    runningAmount = add(runningAmount, wonAmount);
    events.push({
      type: 'free-spin',
      index,
      stops,
      grid,
      multiplier,
      lineWins,
      amount: wonAmount,
      runningAmount,
    });
  }
  events.push({ type: 'free-spins-end', amount: runningAmount });
  return { events, totalAmount: runningAmount };
}

function spin(draws: Draws, strips: readonly (readonly SymbolName[])[]): number[] {
  return strips.map((strip) => draws.below(strip.length));
}

function priced(hits: readonly LineHit[], stakeAmount: Amount, multiplier: number) {
  return hits.map(({ line, symbol, count, pays }) => ({
    line,
    symbol,
    count,
    amount: scale(stakeAmount, BigInt(pays * multiplier), BigInt(lines.length)),
  }));
}

function totalOf(wins: readonly { amount: number }[]): Amount {
  return wins.reduce((total, win) => add(total, amount(win.amount)), zero);
}
