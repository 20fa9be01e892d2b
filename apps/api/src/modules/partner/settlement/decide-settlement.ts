import type { BodyOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { add, zero } from '@hanpan/money';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { addLosingDue } from '../commission/due-store.ts';
import type { PartnerServices } from '../services.ts';
import { correctionSums, correctionsOf, losingOf } from './compute-settlement.ts';
import { correctedSettlements, creditsOf, markAccounted, ownCorrections } from './compute-store.ts';
import { decideSettlement, lockSettlement } from './settlement-store.ts';

/**
 * Confirms a settlement: what it credits becomes due, and is booked to comp at once by the job. Fails with E404, T999
 * (decided already), PT09 (bets were settled again since it was computed, or the operator saw another sum).
 */
export async function confirmSettlement(
  { clock }: PartnerServices,
  tx: Tx,
  context: OperatorContext,
  { settlementIdx, creditAmount }: BodyOf<'/api/console/partner/settlementConfirm'>,
) {
  const { site } = context;
  const settlement = await lockSettlement(tx, site.id, settlementIdx);
  if (settlement === undefined) return fail('E404');
  if (settlement.state !== 'waiting') return fail('T999');
  const credits = await creditsOf(tx, settlementIdx);
  if (add(zero, ...credits.map(({ credit }) => credit)) !== creditAmount) return fail('PT09');
  const corrected = await correctedSettlements(tx, site.id);
  const accounted = [...corrected, ...(await ownCorrections(tx, settlementIdx))];
  const losing = await losingOf(tx, site.id, settlement.start_day, settlement.end_day);
  const corrections = correctionSums(await correctionsOf(tx, site.id, corrected));
  const known = new Map(credits.map((each) => [each.partnerId, each.credit]));
  for (const partnerId of new Set([...losing.keys(), ...corrections.keys(), ...known.keys()])) {
    const now = add(losing.get(partnerId)?.paid ?? zero, corrections.get(partnerId) ?? zero);
    if (now !== (known.get(partnerId) ?? zero)) return fail('PT09');
  }
  await markAccounted(tx, accounted);
  await addLosingDue(tx, credits);
  const by = context.operatorName;
  await decideSettlement(tx, settlementIdx, { state: 'done', at: clock.date(), by, reason: null });
  await recordAction(tx, context, 'partner.settlement-confirm', `settlement:${settlementIdx}`, {
    creditAmount,
  });
  return settlementIdx;
}

/** Drops a settlement that waits. Fails with E404, T999 (decided already). */
export function dropSettlement(
  { database, clock }: { readonly database: Database; readonly clock: PartnerServices['clock'] },
  context: OperatorContext,
  { settlementIdx, reason }: BodyOf<'/api/console/partner/settlementDrop'>,
) {
  return inTransaction(database, async (tx) => {
    const settlement = await lockSettlement(tx, context.site.id, settlementIdx);
    if (settlement === undefined) return fail('E404');
    if (settlement.state !== 'waiting') return fail('T999');
    const by = context.operatorName;
    await decideSettlement(tx, settlementIdx, { state: 'dropped', at: clock.date(), by, reason });
    await recordAction(tx, context, 'partner.settlement-drop', `settlement:${settlementIdx}`, { reason });
    return settlementIdx;
  });
}
