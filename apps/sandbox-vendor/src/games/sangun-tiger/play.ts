import type { Amount } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import { spinAt, spinStrips } from '../reels/way-spin.ts';
import type { SlotEvent } from '../slot-api.ts';
import { baseStrips, freeMultiplier, freeStrips, pays, rows, scatterPays } from './rules.ts';

/** Five draws for the first spin and five for each free spin, in that order; nothing is drawn that is not used. */
export function play(draws: Draws, stakeAmount: Amount): { events: SlotEvent[]; totalAmount: number } {
  const scatterPay = (count: number) => scatterOf(count)?.hundredths;
  const first = spinAt(baseStrips, spinStrips(draws, baseStrips), rows, {
    pays,
    stakeAmount,
    multiplier: 1,
    scatterPay,
    free: null,
  });
  const count = scatterOf(first.special?.cells.length ?? 0)?.freeSpins ?? 0;
  if (count === 0) return { events: [first], totalAmount: first.amount };
  const events: SlotEvent[] = [first, { type: 'feature-start', feature: 'free', count }];
  let runningAmount = 0;
  for (let index = 0; index < count; index += 1) {
    const spin = spinAt(freeStrips, spinStrips(draws, freeStrips), rows, {
      pays,
      stakeAmount,
      multiplier: freeMultiplier,
      scatterPay: () => undefined,
      free: { index, count, runningAmount },
    });
    runningAmount += spin.amount;
    events.push(spin);
  }
  events.push({ type: 'feature-end', feature: 'free', amount: runningAmount });
  return { events, totalAmount: first.amount + runningAmount };
}

function scatterOf(count: number): (typeof scatterPays)[number] | undefined {
  return scatterPays.find((entry) => entry.count === count);
}
