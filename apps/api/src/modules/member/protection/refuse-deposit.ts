import type { Queryable } from '@hanpan/db';
import { limitPeriod, listLimits, type OwnLimits } from '@hanpan/rules';
import { fail } from '../../../kernel/failure.ts';
import type { MemberServices } from '../services.ts';

interface Depositor {
  readonly id: number;
  readonly ownLimits: OwnLimits | null;
}

/**
 * X005: money that comes in would go beyond what the member allows itself in a day, a week or a month, with what is asked for and
 * what partners gave. The member is locked by who asks. Undefined where it may come; who has no such limit is asked nothing. `left` is told as
 * `offered` makes it: an amount that the desk takes.
 */
export async function refuseDeposit(
  { receivedSince }: Pick<MemberServices, 'receivedSince'>,
  queryable: Queryable,
  { id, ownLimits }: Depositor,
  {
    amount,
    atMs,
    timeZone,
    offered = (left) => left,
  }: {
    readonly amount: number;
    readonly atMs: number;
    readonly timeZone: string;
    readonly offered?: (left: number) => number;
  },
) {
  let strictest: { readonly max: number; readonly left: number } | undefined;
  for (const { kind, period, amount: max } of listLimits(ownLimits)) {
    if (kind !== 'deposit') continue;
    const since = new Date(limitPeriod(period, atMs, timeZone).startMs);
    const left = Math.max(0, max - (await receivedSince(queryable, id, since)));
    if (strictest === undefined || left < strictest.left) strictest = { max, left };
  }
  if (strictest === undefined || amount <= strictest.left) return undefined;
  return fail('X005', { max: strictest.max, left: offered(strictest.left) });
}
