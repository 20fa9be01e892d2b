import { fail } from '../../kernel/failure.ts';
import { isExcluded } from './exclusion.ts';

export interface Bettor {
  readonly status: string;
  readonly bettingAllowed: boolean;
  readonly excludedUntil: Date | null;
}

/**
 * Why a member may not bet, whatever it bets on: B1002 locked, or no member at all; B1001 no betting permission; X001
 * excluded by its own will. Undefined where it may.
 */
export function refuseBettor(member: Bettor | undefined, nowMs: number) {
  if (member?.status !== 'active') return fail('B1002');
  if (!member.bettingAllowed) return fail('B1001');
  return isExcluded(member, nowMs) ? fail('X001') : undefined;
}
