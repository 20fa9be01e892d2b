import type { BodyOf } from '@hanpan/contract';
import { exclusionEndsMs } from '@hanpan/rules';
import { recordOwnAction } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { settingsOf } from '../settings/index.ts';
import { exclusionEnd } from './exclusion.ts';
import { setExclusion } from './exclusion-store.ts';
import { lockMember, memberFacts } from './facts-store.ts';
import type { MemberServices } from './services.ts';

/** Until when the member has excluded itself. */
export async function exclusionOf(
  { database, clock }: Pick<MemberServices, 'database' | 'clock'>,
  { memberId }: MemberContext,
) {
  const member = await memberFacts(database, memberId);
  return { excludedUntil: exclusionEnd(member?.excludedUntil ?? null, clock()) };
}

/**
 * Excludes the member from playing, from this moment: its next bet and deposit are refused, and a game that is open ends. A
 * deposit that was asked for stays: its money may be on its way, and becomes cash and nothing else (ADR 134). Fails with X002 where
 * it has excluded itself for longer already.
 */
export function excludeSelf(
  { database, clock }: Pick<MemberServices, 'database' | 'clock'>,
  context: MemberContext,
  { period, reason }: BodyOf<'/api/protection/exclude'>,
) {
  const { memberId, site } = context;
  return inTransaction(database, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member === undefined) throw new Error(`member ${memberId} is gone`);
    const askedAt = clock.date();
    const endsAt = new Date(exclusionEndsMs(period, askedAt.getTime(), settingsOf(site).timeZone));
    if (member.excludedUntil !== null && member.excludedUntil >= endsAt) return fail('X002');
    await setExclusion(tx, { siteId: site.id, memberId, period, reason, askedAt, endsAt });
    await recordOwnAction(tx, context, 'member.exclude-self', { period, until: isoOf(endsAt) });
    await emit(tx, `member:${memberId}`, 'LOCK_BET_YN', { data1: 'N', data2: 'N' });
    return { excludedUntil: isoOf(endsAt) };
  });
}
