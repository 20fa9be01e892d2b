import type { BodyOf, GiveKind, ResultCode } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import type { MemberContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { once } from '../../kernel/idempotency.ts';
import type { Site } from '../../kernel/sites.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { findBelow, lockMembers, type MemberFacts } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { presentGive } from './present.ts';
import { giveById, insertGive, nextGiveId } from './store.ts';

export interface GiveServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

type Obstacle = 'right' | 'target' | 'amount';

/** One of the two ways that money goes, with its own code for everything that can stand in it. */
interface Way<Code extends ResultCode> {
  readonly kind: GiveKind;
  readonly path: '/api/give/send' | '/api/give/takeBack';
  readonly codes: Readonly<Record<Obstacle, Code>>;
}

export const giving = {
  kind: 'give',
  path: '/api/give/send',
  codes: { right: 'C301', target: 'C302', amount: 'C303' },
} as const;
export const takingBack = {
  kind: 'takeBack',
  path: '/api/give/takeBack',
  codes: { right: 'C401', target: 'C402', amount: 'C403' },
} as const;

/** Whether this partner may give, or take back, at this moment. */
export function mayMove(site: Site, partner: MemberFacts | undefined, kind: GiveKind): boolean {
  if (partner?.status !== 'active' || partner.partnerRank === 'NORMAL') return false;
  const { partnerGiveOpen, partnerTakeBackOpen } = settingsOf(site);
  return kind === 'give'
    ? partnerGiveOpen && partner.giveAllowed
    : partnerTakeBackOpen && partner.takeBackAllowed;
}

/**
 * Cash goes from a partner to somebody below it, or comes back from there. Fails with C999, C301 or C401 (no right),
 * C302 or C402 (not below the partner, or not active: one answer for both, because a partner never learns who else
 * there is), C303 or C403 (more than there is).
 */
export async function moveMoney<Code extends ResultCode>(
  services: GiveServices,
  context: MemberContext,
  { kind, path, codes }: Way<Code>,
  body: BodyOf<'/api/give/send'>,
) {
  const { idempotencyKey: key, ...input } = body;
  const { id: siteId } = context.site;
  const request = { siteId, actor: `member:${context.memberId}`, key, path, input };
  const outcome = await inTransaction(services.database, (tx) =>
    once(tx, request, async () => {
      const obstacle = await move(services, tx, context, kind, body);
      return typeof obstacle === 'string' ? fail(codes[obstacle]) : obstacle;
    }),
  );
  if (!isFailure(outcome)) return outcome;
  if (outcome.code === codes.target) await keepRefusal(services, context, kind, body, 'target');
  if (outcome.code === codes.amount) await keepRefusal(services, context, kind, body, 'amount');
  return outcome;
}

async function move(
  { ledger, clock }: GiveServices,
  tx: Tx,
  { site, memberId: partnerId }: MemberContext,
  kind: GiveKind,
  { idempotencyKey: key, memId, amount, note }: BodyOf<'/api/give/send'>,
) {
  const targetId = await findBelow(tx, site.id, partnerId, memId);
  const locked = await lockMembers(tx, [partnerId, targetId ?? partnerId]);
  if (!mayMove(site, locked.get(partnerId), kind)) return 'right';
  if (targetId === undefined || locked.get(targetId)?.status !== 'active') return 'target';

  const partner = { siteId: site.id, memberId: partnerId };
  const movement = { partner, member: { siteId: site.id, memberId: targetId }, amount };
  const id = await nextGiveId(tx);
  const [posting] = await ledger.postIn(tx, [
    kind === 'give' ? flows.give(movement, id) : flows.takeBack(movement, id),
  ]);
  if (posting?.status === 'insufficient') return 'amount';
  if (posting?.status !== 'posted') throw new Error(`${kind} ${id} was not posted: ${posting?.status}`);
  const { cash, version } = await ledger.holdings(tx, partner);
  const at = new Date(clock());
  const row = { siteId: site.id, partnerId, memberId: targetId, kind, amount, balanceAfter: cash };
  const stored = await insertGive(tx, id, { ...row, refusal: null, key, note, at });
  if (stored !== 1) throw new Error(`${kind} ${id} was not stored`);
  return { entry: presentGive(await giveById(tx, id)), cashAmt: cash, version };
}

/**
 * What was refused stands in the partner's own record, so that nobody wonders what became of it. It is written after
 * the refused transaction is gone, and only for somebody in the partner's tree: no other name is ever kept.
 */
async function keepRefusal(
  { database, ledger, clock }: GiveServices,
  { site, memberId: partnerId }: MemberContext,
  kind: GiveKind,
  { idempotencyKey: key, memId, amount, note }: BodyOf<'/api/give/send'>,
  refusal: 'target' | 'amount',
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const memberId = await findBelow(tx, site.id, partnerId, memId);
    if (memberId === undefined) return;
    const { cash } = await ledger.holdings(tx, { siteId: site.id, memberId: partnerId });
    const at = new Date(clock());
    const row = { siteId: site.id, partnerId, memberId, kind, amount, balanceAfter: cash };
    await insertGive(tx, await nextGiveId(tx), { ...row, refusal, key, note, at });
  });
}
