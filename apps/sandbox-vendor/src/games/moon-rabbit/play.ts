import type { Amount } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import { grantedBy } from '../reels/free-spins.ts';
import { spinAt, spinStrips } from '../reels/way-spin.ts';
import { cellsOf } from '../reels/ways.ts';
import type { SlotEvent } from '../slot-api.ts';
import {
  baseStrips,
  freeMultiplier,
  freeStrips,
  pays,
  retriggers,
  rows,
  scatterPays,
  spinCap,
} from './rules.ts';

/** Five draws for the first spin and five for each free spin, in that order; nothing is drawn that is not used. */
export function play(draws: Draws, stakeAmount: Amount): { events: SlotEvent[]; totalAmount: number } {
  const opened = (scatters: number) => scatterPays.find(({ count }) => count === scatters);
  const first = spinAt(baseStrips, spinStrips(draws, baseStrips), rows, {
    pays,
    stakeAmount,
    multiplier: 1,
    scatterPay: (count) => opened(count)?.hundredths,
    free: null,
  });
  const granted = opened(first.special?.cells.length ?? 0)?.freeSpins;
  if (granted === undefined) return { events: [first], totalAmount: first.amount };
  const free = freeSpins(draws, stakeAmount, granted);
  return { events: [first, ...free.events], totalAmount: first.amount + free.amount };
}

function freeSpins(
  draws: Draws,
  stakeAmount: Amount,
  first: number,
): { events: SlotEvent[]; amount: number } {
  const events: SlotEvent[] = [{ type: 'feature-start', feature: 'free', count: first }];
  let count = first;
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
    const scatters = cellsOf(spin.grid, 'scatter');
    const more = retriggers.find((entry) => entry.count === scatters.length)?.added ?? 0;
    const added = grantedBy(more, count, spinCap);
    events.push(added > 0 ? { ...spin, special: { symbol: 'scatter', cells: scatters, amount: 0 } } : spin);
    if (added === 0) continue;
    count += added;
    events.push({ type: 'more-spins', added, count });
  }
  events.push({ type: 'feature-end', feature: 'free', amount: runningAmount });
  return { events, amount: runningAmount };
}
