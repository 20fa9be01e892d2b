import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows, type Holder } from '@hanpan/ledger';
import { type Amount, negate, zero } from '@hanpan/money';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import {
  type ApprovalRow,
  askApproval,
  equalShares,
  judgeDecision,
  recordDecision,
} from '../approval/index.ts';
import { isAdmitted, lockMemberOf, memberFacts } from '../member/index.ts';
import { referenceOf } from './give-points.ts';
import { presentConsoleEntry } from './present.ts';
import type { AccrualServices, PointServices } from './services.ts';
import { consoleEntry, insertEntry, nextEntryId, wasMovedByHand } from './store.ts';

interface TakeBack {
  readonly holder: Holder;
  readonly amount: Amount;
  readonly reference: string;
  readonly reason: string;
  readonly operatorId: number;
}

/** Fails with P003 (more than the balance). */
async function debitPoints({ ledger, clock }: AccrualServices, tx: Tx, takeBack: TakeBack) {
  const { holder, amount, reference, reason, operatorId } = takeBack;
  const [posting] = await ledger.postIn(tx, [flows.pointTakeBack({ holder, amount }, `point:${reference}`)]);
  if (posting?.status !== 'posted') return fail('P003');
  const row = await insertEntry(tx, {
    id: await nextEntryId(tx),
    ...holder,
    useType: 'takeBack',
    kind: 'operator',
    reference,
    basisPoints: null,
    bonusBasisPoints: null,
    accrued: zero,
    applied: negate(amount),
    reason,
    operatorId,
    at: clock.date(),
  });
  if (row === undefined) throw new Error(`points of ${reference} were taken back before`);
  return row;
}

/**
 * Takes points back; from the site's thresholds on it waits for a second operator. Fails with E404 (no such member), C999
 * (a key of long ago, whose answer is not stored any more), P004 (no amount), R013 (its account is dormant), P003 (more than the balance).
 */
export async function takeBackPoints(
  services: PointServices,
  tx: Tx,
  context: OperatorContext,
  body: BodyOf<'/api/console/point/takeBack'>,
) {
  const { ledger, clock } = services;
  const { memberKey, amount, reason } = body;
  const { site, operatorId } = context;
  const holder = { siteId: site.id, memberId: memberKey };
  const member = await lockMemberOf(tx, site.id, memberKey);
  if (!isAdmitted(member)) return fail('E404');
  if (member?.dormantAt !== null) return fail('R013');
  const reference = referenceOf(context, body.idempotencyKey);
  if (await wasMovedByHand(tx, reference)) return fail('C999');
  const { point } = await ledger.holdings(tx, holder);
  if (amount > point) return fail('P003');
  const at = clock.date();
  const shares = equalShares(amount, [memberKey], 0);
  const decision = { site, operatorId, at, kind: 'point', side: 'out', shares, reference } as const;
  const cause = await judgeDecision(tx, decision);
  if (cause !== null) {
    const wanted = {
      kind: 'takeBack',
      worth: 'point',
      amount,
      memberIds: [memberKey],
      codeCount: 0,
    } as const;
    const waiting = await askApproval(tx, context, { ...wanted, content: {}, reason, cause, at });
    return { entry: null, waiting, pointAmt: point };
  }
  await recordDecision(tx, decision, null);
  const row = await debitPoints(services, tx, { holder, amount, reference, reason, operatorId });
  if (isFailure(row)) return row;
  await recordAction(tx, context, 'point.take-back', `member:${memberKey}`, { amount, reason });
  const entry = presentConsoleEntry(await consoleEntry(tx, row.id));
  return { entry, waiting: null, pointAmt: (await ledger.holdings(tx, holder)).point };
}

/**
 * Takes back what two operators agreed on; its member is locked. Fails with R012 (no member any more, or its account is
 * closed), R013 (its account is dormant), P003 (more than the balance by now).
 */
export async function takeBackApprovedPoints(services: AccrualServices, tx: Tx, request: ApprovalRow) {
  const { id, site_id: siteId, amount, reason, asked_by: operatorId } = request;
  for (const memberId of request.member_ids) {
    const member = await memberFacts(tx, memberId);
    if (!isAdmitted(member)) return fail('R012');
    if (member?.dormantAt !== null) return fail('R013');
    const takeBack = {
      holder: { siteId, memberId },
      amount,
      reference: `approval:${id}`,
      reason,
      operatorId,
    };
    const row = await debitPoints(services, tx, takeBack);
    if (isFailure(row)) return row;
  }
  return undefined;
}
