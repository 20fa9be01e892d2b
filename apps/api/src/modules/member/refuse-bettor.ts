import { fail } from '../../kernel/failure.ts';
import { isExcluded } from './exclusion.ts';

export interface Bettor {
  readonly status: string;
  readonly bettingAllowed: boolean;
  readonly dormantAt: Date | null;
  readonly excludedUntil: Date | null;
  readonly checkDueAt: Date | null;
  readonly documentsMissing: boolean;
}

/** Whether the member has to look at its reality check before the next bet. */
export function isCheckDue({ checkDueAt }: Pick<Bettor, 'checkDueAt'>, nowMs: number): boolean {
  return checkDueAt !== null && checkDueAt.getTime() <= nowMs;
}

/**
 * Why a member may not play: B1002 locked, or no member at all; B1001 no betting permission; L013 dormant; X001 excluded by its own will.
 * Undefined where it may.
 */
export function refusePlayer(
  member: Omit<Bettor, 'checkDueAt' | 'documentsMissing'> | undefined,
  nowMs: number,
) {
  if (member?.status !== 'active') return fail('B1002');
  if (!member.bettingAllowed) return fail('B1001');
  if (member.dormantAt !== null) return fail('L013');
  return isExcluded(member, nowMs) ? fail('X001') : undefined;
}

/**
 * Why a member may not bet now, whatever it bets on: as `refusePlayer`; D001 it has documents to accept first; X007 it wants to see
 * a reality check first, which is due. Undefined where it may.
 */
export function refuseBettor(member: Bettor | undefined, nowMs: number) {
  const refused = refusePlayer(member, nowMs);
  if (refused !== undefined || member === undefined) return refused;
  if (member.documentsMissing) return fail('D001');
  return isCheckDue(member, nowMs) ? fail('X007') : undefined;
}
