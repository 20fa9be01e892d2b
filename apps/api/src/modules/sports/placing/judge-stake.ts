import { type StakeAllowed, stakeLimitsOf } from '@hanpan/rules';
import { fail } from '../../../kernel/failure.ts';
import { isLive, type Refusal } from './slip.ts';
import type { TakenBet } from './taken-bet.ts';

/**
 * The refusal of a stake beyond what may be taken: B6017 odds beyond the longest, B6002 the member's largest stake, B6015
 * with the largest stake that may be taken now, B6016 where that is less than the smallest stake of the site.
 */
export function refuseStakeBeyond(
  { judged: { slip, level, legs } }: TakenBet,
  { stakeAmount, boundBy }: StakeAllowed,
): Refusal | undefined {
  if (slip.stake <= stakeAmount) return undefined;
  const { bet, liability } = slip.settings;
  const { minAmount } = stakeLimitsOf(bet, { level, isLive: legs.some(isLive) });
  if (boundBy === 'total-odds') return fail('B6017', { max: liability.totalOddsMilli / 1000 });
  if (stakeAmount < minAmount) return fail('B6016');
  return boundBy === 'stake' ? fail('B6002', { max: stakeAmount }) : fail('B6015', { max: stakeAmount });
}
