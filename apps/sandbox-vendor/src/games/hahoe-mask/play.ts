import type { Amount } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import { drawByWeight } from '../reels/draw-by-weight.ts';
import type { CellWeights } from '../reels/reel-laws.ts';
import { spinOf } from '../reels/way-spin.ts';
import type { SlotEvent } from '../slot-api.ts';
import { freeReels, pays, reels, scatterPays } from './rules.ts';

/** For each reel its number of rows, then its cells from the top; nothing is drawn that is not used. */
export function play(draws: Draws, stakeAmount: Amount): { events: SlotEvent[]; totalAmount: number } {
  const first = spinOf(deal(draws, reels), null, {
    pays,
    stakeAmount,
    multiplier: 1,
    scatterPay: (count) => scatterOf(count)?.hundredths,
    free: null,
  });
  const count = scatterOf(first.special?.cells.length ?? 0)?.freeSpins ?? 0;
  if (count === 0) return { events: [first], totalAmount: first.amount };
  const events: SlotEvent[] = [first, { type: 'feature-start', feature: 'free', count }];
  let runningAmount = 0;
  for (let index = 0; index < count; index += 1) {
    const spin = spinOf(deal(draws, freeReels), null, {
      pays,
      stakeAmount,
      multiplier: index + 1,
      scatterPay: () => undefined,
      free: { index, count, runningAmount },
    });
    runningAmount += spin.amount;
    events.push(spin);
  }
  events.push({ type: 'feature-end', feature: 'free', amount: runningAmount });
  return { events, totalAmount: first.amount + runningAmount };
}

function deal(draws: Draws, from: readonly CellWeights[]): string[][] {
  return from.map(({ symbols, rows }) => {
    const size = drawByWeight(
      draws,
      rows.map((each) => [each.rows, each.weight]),
    );
    return Array.from({ length: size }, () => drawByWeight(draws, Object.entries(symbols)));
  });
}

/** More than the last row of the table count as the last. */
export function scatterOf(count: number): (typeof scatterPays)[number] | undefined {
  return scatterPays.find((entry) => entry.count === Math.min(count, 6));
}
