import type { Amount } from '@hanpan/money';
import type { Draws } from '../../fair/draws.ts';
import type { PotMeters } from '../game.ts';
import { spinAt, spinStrips } from '../reels/way-spin.ts';
import type { SlotEvent } from '../slot-api.ts';
import { baseStrips, pays, pots, rows, scatterPays, unitAmount } from './rules.ts';

/** Five draws for the reels, then one for each pot: below its odds, won where the value is below the stake's units. */
export function play(
  draws: Draws,
  stakeAmount: Amount,
  meters: PotMeters,
): { events: SlotEvent[]; totalAmount: number } {
  const spin = spinAt(baseStrips, spinStrips(draws, baseStrips), rows, {
    pays,
    stakeAmount,
    multiplier: 1,
    scatterPay: (count) => scatterPays.find((entry) => entry.count === count)?.hundredths,
    free: null,
  });
  const events: SlotEvent[] = [spin];
  let totalAmount = spin.amount;
  for (const { name, ...begun } of pots) {
    const { amount, odds } = meters[name] ?? { amount: begun.seedAmount, odds: begun.odds };
    if (draws.below(odds) >= stakeAmount / unitAmount) continue;
    totalAmount += amount;
    events.push({ type: 'pot', pot: name, amount });
  }
  return { events, totalAmount };
}
