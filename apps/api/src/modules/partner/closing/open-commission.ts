import type { Queryable } from '@hanpan/db';
import { type Amount, add, zero } from '@hanpan/money';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import { correctionSums, correctionsOf, lastWholeDay, losingOf } from '../settlement/compute-settlement.ts';
import { correctedSettlements } from '../settlement/compute-store.ts';
import { openRuns } from '../settlement/settlement-store.ts';
import { belowOf, creditsOnTheWay } from './closing-store.ts';

/**
 * What settlements of the days that are over would credit a partner, or take back, as those days stand now. A settlement may leave days
 * out: those before the last one that are in none count like the ones after it.
 */
async function unsettledOf(queryable: Queryable, site: Site, partnerId: number): Promise<Amount> {
  const corrections = await correctionsOf(queryable, site.id, await correctedSettlements(queryable, site.id));
  let unsettled = correctionSums(corrections).get(partnerId) ?? zero;
  const last = await lastWholeDay(queryable, settingsOf(site).timeZone);
  if (last === null) return unsettled;
  for (const { startDay, endDay } of await openRuns(queryable, site.id, last)) {
    const losing = await losingOf(queryable, site.id, startDay, endDay);
    unsettled = add(unsettled, losing.get(partnerId)?.paid ?? zero);
  }
  return unsettled;
}

/** What of a partner's business stands in the way of a closing. Bets of today, and those that are open, do not: ADR 117. */
export async function businessOf(
  queryable: Queryable,
  site: Site,
  partner: { readonly id: number; readonly memId: string },
) {
  const { partners, members } = await belowOf(queryable, partner.id);
  const { due, waiting } = await creditsOnTheWay(queryable, partner.id);
  const preset = settingsOf(site).memberPolicy.presetRecommenderId;
  return {
    partnersBelow: partners,
    isPresetReferrer: preset?.toLowerCase() === partner.memId.toLowerCase(),
    waitingSettlementIdx: waiting,
    unsettledAmount: await unsettledOf(queryable, site, partner.id),
    dueAmount: due,
    membersBelow: members,
  };
}

type Business = Awaited<ReturnType<typeof businessOf>>;

/** PT10 where others stand on the partner, PT11 where its commission is not settled and booked. */
export function obstacleIn(business: Business): 'PT10' | 'PT11' | undefined {
  if (business.partnersBelow > 0 || business.isPresetReferrer) return 'PT10';
  const { waitingSettlementIdx, unsettledAmount, dueAmount } = business;
  return waitingSettlementIdx !== null || unsettledAmount !== 0 || dueAmount > 0 ? 'PT11' : undefined;
}
