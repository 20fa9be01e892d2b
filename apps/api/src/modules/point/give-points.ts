import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { askApproval, equalShares, judgeDecision, recordDecision } from '../approval/index.ts';
import { isAdmitted, lockMemberOf } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { grantPoints } from './grant-points.ts';
import { presentConsoleEntry } from './present.ts';
import type { PointServices } from './services.ts';
import { consoleEntry, wasMovedByHand } from './store.ts';

/** Names the operator too, because a key is unique only per caller. */
export function referenceOf({ operatorId }: OperatorContext, key: string): string {
  return `operator:${operatorId}:${key}`;
}

/**
 * Gives points by hand; from the site's thresholds on they wait for a second operator. Fails with E404 (no such member),
 * C999 (a key of long ago, whose answer is not stored any more), P004 (no amount), R009 (more than may be given at once).
 */
export async function givePoints(
  { ledger, clock }: PointServices,
  tx: Tx,
  context: OperatorContext,
  body: BodyOf<'/api/console/point/give'>,
) {
  const { memberKey, amount, kind, reason } = body;
  const { site, operatorId } = context;
  const { giveMaxAmount } = settingsOf(site);
  const holder = { siteId: site.id, memberId: memberKey };
  if (!isAdmitted(await lockMemberOf(tx, site.id, memberKey))) return fail('E404');
  if (amount > giveMaxAmount) return fail('R009', { max: giveMaxAmount });
  const reference = referenceOf(context, body.idempotencyKey);
  if (await wasMovedByHand(tx, reference)) return fail('C999');
  const at = clock.date();
  const shares = equalShares(amount, [memberKey], 0);
  const decision = { site, operatorId, at, kind: 'point', side: 'in', shares, reference } as const;
  const cause = await judgeDecision(tx, decision);
  if (cause !== null) {
    const wanted = { kind: 'point', worth: 'point', amount, memberIds: [memberKey], codeCount: 0 } as const;
    const waiting = await askApproval(tx, context, { ...wanted, content: { kind }, reason, cause, at });
    return { entry: null, waiting, pointAmt: (await ledger.holdings(tx, holder)).point };
  }
  await recordDecision(tx, decision, null);
  const row = await grantPoints(ledger, tx, at, {
    holder,
    kind,
    reference,
    accrued: amount,
    reason,
    operatorId,
  });
  if (row === undefined) throw new Error(`points of ${reference} were given before`);
  await recordAction(tx, context, 'point.give', `member:${memberKey}`, { amount, kind, reason });
  const entry = presentConsoleEntry(await consoleEntry(tx, row.id));
  return { entry, waiting: null, pointAmt: (await ledger.holdings(tx, holder)).point };
}
