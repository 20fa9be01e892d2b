import type { BodyOf, GiveKind, ResultCode } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { Site } from '../../kernel/sites.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import {
  checkPin,
  findBelow,
  isExcluded,
  lockMembers,
  type MemberFacts,
  memberFacts,
  refuseDeposit,
} from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { owesTurnover, passTurnoverOn } from '../turnover/index.ts';
import { moveNotice } from './move-notice.ts';
import { presentGive } from './present.ts';
import type { PartnerServices } from './services.ts';
import { giveById, insertGive, nextGiveId } from './store.ts';

type Obstacle = 'right' | 'target' | 'amount' | 'turnover';

/** One of the two directions, with its own code for each failure. */
interface Way<Code extends ResultCode> {
  readonly kind: GiveKind;
  readonly codes: Readonly<Record<Exclude<Obstacle, 'turnover'>, Code>> & { readonly turnover?: Code };
}

export const giving = {
  kind: 'give',
  codes: { right: 'C301', target: 'C302', amount: 'C303' },
} as const;
export const takingBack = {
  kind: 'takeBack',
  codes: { right: 'C401', target: 'C402', amount: 'C403', turnover: 'C404' },
} as const;

/**
 * Whether this partner may give, or take back, at this moment. Whoever may not withdraw gives nothing: somebody below could withdraw
 * it instead.
 */
export function mayMove(site: Site, partner: MemberFacts | undefined, kind: GiveKind): boolean {
  if (partner?.status !== 'active' || partner.partnerRank === 'NORMAL') return false;
  const { partnerGiveOpen, partnerTakeBackOpen } = settingsOf(site);
  return kind === 'give'
    ? partnerGiveOpen && partner.giveAllowed && partner.withdrawalAllowed
    : partnerTakeBackOpen && partner.takeBackAllowed;
}

/**
 * Before a take-back: the right to it, then the partner's own PIN, which is counted although the rest is refused. Fails with
 * C401, C218, C204, C205, C010, C008.
 */
export async function checkTakeBackPin(
  { database, hasher }: PartnerServices,
  { site, memberId }: MemberContext,
  { cashOutPass }: BodyOf<'/api/give/takeBack'>,
) {
  if (!mayMove(site, await memberFacts(database, memberId), 'takeBack')) return fail('C401');
  return checkPin(database, hasher, memberId, cashOutPass);
}

/**
 * Moves cash from a partner to a member below it, or back. Fails with C999 (a key of long ago, too), C301 or C401 (no right; to
 * give, also because its withdrawals are stopped), C302 or C402 (not below the partner, or not active: one code for both, because a partner never learns who else
 * there is), C303 or C403 (more than there is), C404 (the member has still to play what came in: a take-back does not pass
 * what stands between a member and a withdrawal). Nor is anything taken from somebody whose bets or withdrawals are stopped,
 * or moved to or from somebody who has excluded itself or whose account is dormant, or given to somebody beyond what it allows itself to deposit: that is
 * C302 or C402 too. What is given has to be played by the member who receives it, and what
 * the partner had still to play of it is passed on with it.
 */
export async function moveMoney<Code extends ResultCode>(
  services: PartnerServices,
  tx: Tx,
  context: MemberContext,
  { kind, codes }: Way<Code>,
  body: BodyOf<'/api/give/send'>,
) {
  const outcome = await move(services, tx, context, kind, body);
  return typeof outcome === 'string' ? fail(codes[outcome] ?? codes.amount) : outcome;
}

/** Whether something stands between the member and a withdrawal: turnover of what came in, or of a bonus. */
async function owes(
  { unmet }: PartnerServices['bonuses'],
  tx: Tx,
  memberId: number,
  at: Date,
): Promise<boolean> {
  return (await owesTurnover(tx, memberId)) || (await unmet(tx, memberId, at)) !== undefined;
}

async function move(
  services: PartnerServices,
  tx: Tx,
  { site, memberId: partnerId }: MemberContext,
  kind: GiveKind,
  { idempotencyKey: key, memId, amount, note }: BodyOf<'/api/give/send'>,
) {
  const { ledger, clock, bonuses, sendMessage } = services;
  const targetId = await findBelow(tx, site.id, partnerId, memId);
  const locked = await lockMembers(tx, [partnerId, targetId ?? partnerId]);
  if (!mayMove(site, locked.get(partnerId), kind)) return 'right';
  // The tree may have been changed while the rows were waited for.
  if ((await findBelow(tx, site.id, partnerId, memId)) !== targetId) return 'target';
  const target = targetId === undefined ? undefined : locked.get(targetId);
  if (targetId === undefined || target?.status !== 'active') return 'target';
  if (kind === 'takeBack' && !(target.withdrawalAllowed && target.bettingAllowed)) return 'target';
  const at = clock.date();
  if (target.dormantAt !== null || isExcluded(target, at.getTime())) return 'target';
  const gift = { amount, atMs: at.getTime(), timeZone: settingsOf(site).timeZone };
  if (kind === 'give' && (await refuseDeposit(services, tx, target, gift)) !== undefined) return 'target';
  if (kind === 'takeBack' && (await owes(bonuses, tx, targetId, at))) return 'turnover';

  const partner = { siteId: site.id, memberId: partnerId };
  const movement = { partner, member: { siteId: site.id, memberId: targetId }, amount };
  const id = await nextGiveId(tx);
  const [posting] = await ledger.postIn(tx, [
    kind === 'give' ? flows.give(movement, id) : flows.takeBack(movement, id),
  ]);
  if (posting?.status === 'insufficient') return 'amount';
  if (posting?.status !== 'posted') throw new Error(`${kind} ${id} was not posted: ${posting?.status}`);
  if (kind === 'give')
    await passTurnoverOn(tx, {
      siteId: site.id,
      fromId: partnerId,
      toId: targetId,
      toPartner: target.partnerRank !== 'NORMAL',
      reference: `give:${id}`,
      money: amount,
      at,
    });
  const { cash, version } = await ledger.holdings(tx, partner);
  const row = { siteId: site.id, partnerId, memberId: targetId, kind, amount, balanceAfter: cash };
  const stored = await insertGive(tx, id, { ...row, refusal: null, key, note, at });
  // Its row is kept for ever, also where the stored answer is not: nothing is moved twice under one key.
  if (stored !== 1) return fail('C999');
  const partnerName = locked.get(partnerId)?.nickname ?? '';
  const notice = moveNotice(kind, partnerName, amount);
  await sendMessage(tx, { siteId: site.id, memberId: targetId, ...notice, sentBy: partnerName, sentAt: at });
  return { entry: presentGive(await giveById(tx, id)), cashAmt: cash, version };
}

/**
 * A refused movement is shown in the partner's own record, so that no attempt goes missing. It is written after
 * the refused transaction is rolled back, and only for members in the partner's tree: no other name is ever stored.
 */
export async function keepRefusal(
  { database, ledger, clock }: PartnerServices,
  { site, memberId: partnerId }: MemberContext,
  { kind, codes }: Way<ResultCode>,
  { idempotencyKey: key, memId, amount, note }: BodyOf<'/api/give/send'>,
  { code }: Failure,
): Promise<void> {
  const refusal = (['target', 'amount', 'turnover'] as const).find((obstacle) => codes[obstacle] === code);
  if (refusal === undefined) return;
  await inTransaction(database, async (tx) => {
    const memberId = await findBelow(tx, site.id, partnerId, memId);
    if (memberId === undefined) return;
    const { cash } = await ledger.holdings(tx, { siteId: site.id, memberId: partnerId });
    const at = clock.date();
    const row = { siteId: site.id, partnerId, memberId, kind, amount, balanceAfter: cash };
    await insertGive(tx, await nextGiveId(tx), { ...row, refusal, key, note, at });
  });
}
