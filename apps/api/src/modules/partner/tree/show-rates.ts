import { type AnswerOf, rateTypes } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { addDays, siteDate, siteDayStart } from '@hanpan/rules';
import { isoOf } from '../../../kernel/clock.ts';
import type { Site } from '../../../kernel/sites.ts';
import type { MemberFacts } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { agentRankOf } from './agent-rank.ts';
import { highestOf, ratesFrom } from './rate-lists.ts';
import { rateHistory, ratesBelow, ratesOf } from './rates-store.ts';

const shownVersions = 20;
const none = { rolling: rateTypes.map(() => 0), losing: rateTypes.map(() => 0) };

/** When the rates may be changed again; null is now. */
function nextChange(changedOn: string | null | undefined, nowMs: number, timeZone: string): string | null {
  if (changedOn == null || changedOn < siteDate(nowMs, timeZone)) return null;
  // The start of the next day: noon of the day after the change lies within it wherever clocks are.
  const noonMs = Date.parse(`${addDays(changedOn, 1)}T12:00:00Z`);
  return isoOf(new Date(siteDayStart(noonMs, timeZone)));
}

/** A partner's rates with what bounds them: those above, and the highest right below. */
export async function showRates(
  queryable: Queryable,
  site: Site,
  partner: MemberFacts,
  nowMs: number,
): Promise<AnswerOf<'/api/partner/rates'>> {
  const history = await rateHistory(queryable, partner.id, shownVersions);
  const above = partner.parentId === null ? null : await ratesOf(queryable, partner.parentId);
  const below = highestOf(await ratesBelow(queryable, partner.id));
  const [latest] = history;
  const changedOn = history.find(({ day }) => day !== null)?.day;
  return {
    memId: partner.memId,
    memNick: partner.nickname,
    partnerRank: agentRankOf(partner.partnerRank),
    version: latest?.version ?? 0,
    rates: ratesFrom(latest ?? none).map((rate, index) => ({
      ...rate,
      aboveRollingBasisPoints: above?.rolling[index] ?? null,
      aboveLosingBasisPoints: above?.losing[index] ?? null,
      mostBelowRollingBasisPoints: below.rolling[index] ?? 0,
      mostBelowLosingBasisPoints: below.losing[index] ?? 0,
    })),
    nextChangeAt: nextChange(changedOn, nowMs, settingsOf(site).timeZone),
    history: history.map((row) => ({
      version: row.version,
      validFrom: isoOf(row.valid_from),
      setBy: row.set_by,
      rates: ratesFrom(row),
    })),
  };
}
