import type { AnswerOf, BodyOf } from '@hanpan/contract';
import { zero } from '@hanpan/money';
import { addDays } from '@hanpan/rules';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { need } from '../../../kernel/need.ts';
import { type MemberFacts, treeOf } from '../../member/index.ts';
import type { PartnerServices } from '../services.ts';
import { runningOf, waitingOf } from '../settlement/own-settlements.ts';
import { agentRankOf } from './agent-rank.ts';
import { openBelow } from './open-below-store.ts';
import { presentPlay, presentRolling, presentTotals, rateTypeAt } from './present-totals.ts';
import { type Days, stakesByHour, sumsByDay, sumsByType, waitingBelow } from './totals-store.ts';
import { dayCount, daysBefore, daysOf, nodeOf } from './tree-pages.ts';

type Summary = AnswerOf<'/api/partner/summary'>;

/** Longer than a quarter is no chart of days. */
const mostDays = 92;
const nothing = presentPlay({ bets: 0, stake: zero, returned: zero, win: zero, counted: zero });
const restful = { ...nothing, rollingAmount: zero, ownRollingAmount: zero };

async function chartOfDays(
  services: PartnerServices,
  partnerId: number,
  days: Days,
): Promise<Summary['days']> {
  const count = Math.min(dayCount(days), mostDays);
  const shown = { ...days, startDate: addDays(days.endDate, 1 - count) };
  const rows = new Map((await sumsByDay(services.database, partnerId, shown)).map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(shown.startDate, index);
    const row = rows.get(day);
    return { day, ...(row === undefined ? restful : presentRolling(row)) };
  });
}

async function chartOfHours(
  services: PartnerServices,
  partnerId: number,
  days: Days,
): Promise<Summary['hours']> {
  if (dayCount(days) !== 1) return [];
  const { timeZone, startDate: day } = days;
  const now = await stakesByHour(services.database, partnerId, { day, timeZone });
  const before = await stakesByHour(services.database, partnerId, { day: addDays(day, -7), timeZone });
  const at = (rows: typeof now, hour: number) => rows.find((row) => row.hour === hour)?.stake ?? zero;
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    stakeAmount: at(now, hour),
    beforeStakeAmount: at(before, hour),
  }));
}

/** The first page of a partner. */
export async function partnerSummary(
  services: PartnerServices,
  { site }: MemberContext,
  partner: MemberFacts,
  body: BodyOf<'/api/partner/summary'>,
): Promise<Summary> {
  const { database, clock } = services;
  const days = daysOf(site, body, clock());
  const node = need(await nodeOf(database, site.id, partner.id, days), 'the partner');
  const before = need(await nodeOf(database, site.id, partner.id, daysBefore(days)), 'the partner');
  const open = await openBelow(database, services.families, partner.id);
  return {
    memId: partner.memId,
    memNick: partner.nickname,
    partnerRank: agentRankOf(partner.partnerRank),
    upline: (await treeOf(database, [partner.id])).get(partner.id) ?? [],
    startDate: days.startDate,
    endDate: days.endDate,
    cashAmt: node.cash,
    compAmt: node.comp,
    totals: presentTotals(node),
    before: presentTotals(before),
    waitingMemberCount: await waitingBelow(database, partner.id),
    open: { betCount: open.bets, stakeAmount: open.stake },
    days: await chartOfDays(services, partner.id, days),
    hours: await chartOfHours(services, partner.id, days),
    types: (await sumsByType(database, partner.id, days)).map((row) => ({
      gameType: rateTypeAt(row.game_type),
      ...presentRolling(row),
    })),
    running: await runningOf(database, site, partner.id, clock()),
    waiting: await waitingOf(database, partner.id),
  };
}
