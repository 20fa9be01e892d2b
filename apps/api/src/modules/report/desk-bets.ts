import type { AnswerOf } from '@hanpan/contract';
import { zero } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { settingsOf } from '../settings/index.ts';
import { statusesOf } from './bet-type.ts';
import { type BetOfSiteRow, betsAtPlaces } from './bets-of-site-store.ts';
import { memberOfId, placesOfDeskBets, sumDeskBets } from './desk-bets-store.ts';
import { presentTotal, presentWhole } from './present-bet.ts';
import type { ReportServices } from './services.ts';

type ListPath = '/api/console/bets/list';

function presentBet(row: BetOfSiteRow): AnswerOf<ListPath>['list'][number] {
  return {
    ...presentWhole(row),
    memberKey: row.member_id,
    memId: row.mem_id,
    memNick: row.nickname,
    isTest: row.is_test,
    settlementCount: row.settlements ?? 0,
    adjustedCash: row.adjusted ?? zero,
  };
}

/** Bets and rounds as an operator looks for them: of everybody, or of one member. Fails with E404 for an id that nobody has. */
export function deskBetHandlers({
  longDatabase,
  families,
}: Pick<ReportServices, 'longDatabase' | 'families'>) {
  return {
    '/api/console/bets/list': async ({ site }, { memId, groupKey, type, startDate, endDate, page }) => {
      const memberId = memId === '' ? null : await memberOfId(longDatabase, site.id, memId);
      if (memberId === undefined) return fail('E404');
      const filter = {
        siteId: site.id,
        memberId,
        group: groupKey === '' || groupKey === 'all' ? null : groupKey,
        statuses: statusesOf(type),
        startDate,
        endDate,
        timeZone: settingsOf(site).timeZone,
      };
      const places = await placesOfDeskBets(longDatabase, families, filter, pageOf(page, consolePageSize));
      const rows = await betsAtPlaces(longDatabase, families, site.id, places);
      const total = await sumDeskBets(longDatabase, families, filter);
      return {
        list: rows.map(presentBet),
        total: presentTotal(total),
        pageInfo: pageInfoOf(page, consolePageSize, total.count),
      };
    },
  } satisfies Handlers<ListPath>;
}
