import type { AnswerOf, BodyOf, OwnLimit } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import {
  askForLimit,
  confirmLimit,
  confirmWithinMs,
  limitPeriod,
  type OwnLimitName,
  openWish,
  ownLimitNames,
  type StandingLimit,
} from '@hanpan/rules';
import { recordOwnAction } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { type Clock, isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type MeasureWindow, measure } from '../../play/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { lockMember, memberFacts } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { type StoredLimit, storedLimits, storeLimit } from './limit-store.ts';

type Services = Pick<MemberServices, 'database' | 'clock' | 'families' | 'receivedSince'>;
type Answer = AnswerOf<'/api/protection/limits'>;

const none: StandingLimit = { amount: null, wanted: null };
const standingOf = (stored: readonly StoredLimit[], { kind, period }: OwnLimitName): StandingLimit =>
  stored.find((each) => each.kind === kind && each.period === period) ?? none;

/** How much of each limit is used, whether it is set or not, in the order of the names: deposits come first. */
async function usedOf(
  { families, receivedSince }: Services,
  queryable: Queryable,
  { memberId, site }: MemberContext,
  atMs: number,
): Promise<number[]> {
  const { timeZone } = settingsOf(site);
  const received: number[] = [];
  const played: MeasureWindow[] = [];
  for (const { kind, period } of ownLimitNames) {
    const since = new Date(limitPeriod(period, atMs, timeZone).startMs);
    if (kind === 'deposit') received.push(await receivedSince(queryable, memberId, since));
    else played.push({ memberId, measure: kind, since });
  }
  return [...received, ...(await measure(queryable, families, played, atMs))];
}

async function describe(services: Services, queryable: Queryable, context: MemberContext): Promise<Answer> {
  const atMs = services.clock();
  const { timeZone } = settingsOf(context.site);
  const stored = await storedLimits(queryable, context.memberId);
  const used = await usedOf(services, queryable, context, atMs);
  const member = await memberFacts(queryable, context.memberId);
  return {
    list: ownLimitNames.map((name, index): OwnLimit => {
      const standing = standingOf(stored, name);
      const wish = openWish(standing, atMs);
      return {
        ...name,
        amount: standing.amount,
        used: used[index] ?? 0,
        endsAt: isoOf(new Date(limitPeriod(name.period, atMs, timeZone).endMs)),
        wanted: wish && {
          amount: wish.amount,
          from: isoOf(new Date(wish.fromMs)),
          until: isoOf(new Date(wish.fromMs + confirmWithinMs)),
        },
      };
    }),
    checkMinutes: member?.checkMinutes ?? null,
  };
}

/** The member's limits, and how much of each is used. */
export function ownLimits(services: Services, context: MemberContext): Promise<Answer> {
  return describe(services, services.database, context);
}

/** The limit as it stands, read under the member's lock, so that a bet of the same moment sees it before or after, and not in between. */
async function lockLimit(
  tx: Tx,
  { memberId }: Pick<MemberContext, 'memberId'>,
  name: OwnLimitName,
): Promise<StandingLimit> {
  if ((await lockMember(tx, memberId)) === undefined) throw new Error(`member ${memberId} is gone`);
  return standingOf(await storedLimits(tx, memberId), name);
}

/**
 * A member asks for a limit, null for none, at the moment that the clock has behind its lock. Returns the limit before and after; they
 * are the same where nothing is asked for that does not stand already.
 */
export async function askLimit(
  tx: Tx,
  clock: Pick<Clock, 'date'>,
  holder: Holder,
  { kind, period, amount }: OwnLimitName & { readonly amount: number | null },
): Promise<{ readonly before: StandingLimit; readonly after: StandingLimit; readonly at: Date }> {
  const before = await lockLimit(tx, holder, { kind, period });
  const at = clock.date();
  const asked = askForLimit(before, amount, at.getTime());
  if (asked.amount === before.amount && asked.wanted === before.wanted) return { before, after: before, at };
  await storeLimit(tx, holder, { kind, period, ...asked }, at);
  return { before, after: asked, at };
}

/** Asks for a limit, null for none. What is stricter holds for the very next bet or deposit; what is not waits a day. */
export function setLimit(
  services: Services,
  context: MemberContext,
  { kind, period, amount }: BodyOf<'/api/protection/setLimit'>,
) {
  const { memberId, site } = context;
  return inTransaction(services.database, async (tx) => {
    const holder = { siteId: site.id, memberId };
    const { before, after, at } = await askLimit(tx, services.clock, holder, { kind, period, amount });
    if (after !== before) {
      const from = after.wanted === null ? at : new Date(after.wanted.fromMs);
      await recordOwnAction(tx, context, 'member.ask-limit', {
        ...{ kind, period, amount, before: before.amount },
        from: isoOf(from),
      });
    }
    return describe(services, tx, context);
  });
}

/** Confirms what was wanted a day ago or longer. Fails with X008 where nothing is, not yet or no more. */
export function confirmOwnLimit(
  services: Services,
  context: MemberContext,
  { kind, period }: BodyOf<'/api/protection/confirmLimit'>,
) {
  const { memberId, site } = context;
  return inTransaction(services.database, async (tx) => {
    const standing = await lockLimit(tx, context, { kind, period });
    const at = services.clock.date();
    const next = confirmLimit(standing, at.getTime());
    if (next === undefined) return fail('X008');
    await storeLimit(tx, { siteId: site.id, memberId }, { kind, period, ...next }, at);
    const change = { kind, period, amount: next.amount, before: standing.amount };
    await recordOwnAction(tx, context, 'member.confirm-limit', change);
    return describe(services, tx, context);
  });
}

/** Takes back what was wanted, whatever stands by now: nothing loosens or tightens by it. */
export function dropWish(
  services: Services,
  context: MemberContext,
  { kind, period }: BodyOf<'/api/protection/dropLimit'>,
) {
  const { memberId, site } = context;
  return inTransaction(services.database, async (tx) => {
    const { amount, wanted } = await lockLimit(tx, context, { kind, period });
    if (wanted !== null) {
      const at = services.clock.date();
      await storeLimit(tx, { siteId: site.id, memberId }, { kind, period, amount, wanted: null }, at);
      await recordOwnAction(tx, context, 'member.drop-limit', { kind, period, wanted: wanted.amount });
    }
    return describe(services, tx, context);
  });
}
