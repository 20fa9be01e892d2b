import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, add, subtract, zero } from '@hanpan/money';
import { addDays, type LosingShare, losingShares, siteDate } from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { settingsOf } from '../../settings/index.ts';
import { ratedUntil } from '../commission/rate-facts.ts';
import type { PartnerServices } from '../services.ts';
import { lockTree } from '../tree/rates-store.ts';
import {
  correctedSettlements,
  type Earlier,
  insertCorrections,
  insertLines,
  insertShares,
  losingSums,
  type NewCorrection,
  paidFor,
} from './compute-store.ts';
import { insertSettlement, isTaken, nextStartDay } from './settlement-store.ts';

/** The last day of the site's calendar that is over and whose facts are all rated; null before the first reading. */
export async function lastWholeDay(queryable: Queryable, timeZone: string): Promise<string | null> {
  const untilMs = await ratedUntil(queryable);
  return untilMs === undefined ? null : addDays(siteDate(untilMs, timeZone), -1);
}

/** What each partner gets of the losing of days, as the facts are now. */
export async function losingOf(
  queryable: Queryable,
  siteId: number,
  startDay: string,
  endDay: string,
): Promise<Map<number, LosingShare>> {
  const sums = await losingSums(queryable, siteId, startDay, endDay);
  return losingShares(sums.map((sum) => ({ ...sum, exact: BigInt(sum.exact) })));
}

/**
 * What earlier settlements come to by now, where that is not what they paid. `corrected` is read before what they come to: what is
 * settled again in between is accounted for another time.
 */
export async function correctionsOf(
  queryable: Queryable,
  siteId: number,
  corrected: readonly Earlier[],
): Promise<NewCorrection[]> {
  const corrections: NewCorrection[] = [];
  for (const earlier of corrected) {
    const shares = await losingOf(queryable, siteId, earlier.startDay, earlier.endDay);
    const paid = new Map((await paidFor(queryable, earlier.id)).map((row) => [row.partnerId, row.paid]));
    for (const partnerId of new Set([...shares.keys(), ...paid.keys()])) {
      const correct = shares.get(partnerId)?.paid ?? zero;
      const before = paid.get(partnerId) ?? zero;
      if (correct !== before) corrections.push({ partnerId, earlierId: earlier.id, paid: before, correct });
    }
  }
  return corrections;
}

/**
 * The same for a settlement that is computed now. Nobody waits meanwhile: it is done before the tree is locked, and once more
 * only where something came in between.
 */
async function correctionsUnderLock(tx: Tx, siteId: number): Promise<NewCorrection[]> {
  const before = await correctedSettlements(tx, siteId);
  const corrections = await correctionsOf(tx, siteId, before);
  // Of two operators at once the second one meets what the first one left.
  await lockTree(tx, siteId);
  const now = await correctedSettlements(tx, siteId);
  return isDeepStrictEqual(now, before) ? corrections : correctionsOf(tx, siteId, now);
}

/** Corrections of each partner, added up. */
export function correctionSums(corrections: readonly NewCorrection[]): Map<number, Amount> {
  const sums = new Map<number, Amount>();
  for (const { partnerId, paid, correct } of corrections)
    sums.set(partnerId, add(sums.get(partnerId) ?? zero, subtract(correct, paid)));
  return sums;
}

/**
 * Computes a settlement, which waits for its confirmation and moves nothing. Fails with PT08: the days are not over, or in
 * another settlement, or one waits already. Returns its number.
 */
export async function computeSettlement(
  services: PartnerServices,
  tx: Tx,
  context: OperatorContext,
  { startDate, endDate }: BodyOf<'/api/console/partner/settlementCompute'>,
) {
  const { site } = context;
  const { timeZone } = settingsOf(site);
  const corrections = await correctionsUnderLock(tx, site.id);
  const last = await lastWholeDay(tx, timeZone);
  const startDay = startDate ?? (await nextStartDay(tx, site.id));
  const endDay = endDate ?? last;
  if (last === null || startDay === null || endDay === null) return fail('PT08');
  if (startDay > endDay || endDay > last || (await isTaken(tx, site.id, startDay, endDay)))
    return fail('PT08');

  const at = services.clock.date();
  const id = await insertSettlement(tx, { siteId: site.id, startDay, endDay, at, by: context.operatorName });
  await insertLines(tx, id, site.id, startDay, endDay);
  const losing = await losingOf(tx, site.id, startDay, endDay);
  const corrected = correctionSums(corrections);
  const partners = [...new Set([...losing.keys(), ...corrected.keys()])];
  const shares = partners.map((partnerId) => ({
    partnerId,
    losing: losing.get(partnerId)?.paid ?? zero,
    correction: corrected.get(partnerId) ?? zero,
  }));
  await insertShares(tx, { id, siteId: site.id, startDay, endDay }, shares);
  await insertCorrections(tx, id, corrections);
  await recordAction(tx, context, 'partner.settlement-compute', `settlement:${id}`, { startDay, endDay });
  return id;
}
