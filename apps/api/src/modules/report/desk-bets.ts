import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { zero } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import type { Site } from '../../kernel/sites.ts';
import { idByName } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { statusesOf } from './bet-type.ts';
import { type BetOfSiteRow, betsAtPlaces } from './bets-of-site-store.ts';
import { type DeskBetFilter, placesOfDeskBets, sumDeskBets } from './desk-bets-store.ts';
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

type Asked = Pick<BodyOf<ListPath>, 'memId' | 'groupKey' | 'type' | 'startDate' | 'endDate'>;

/** What was asked for; undefined where nobody has that id. */
export async function deskFilterOf(
  queryable: Queryable,
  site: Site,
  { memId, groupKey, type, startDate, endDate }: Asked,
): Promise<DeskBetFilter | undefined> {
  const memberId = memId === '' ? null : await idByName(queryable, site.id, memId);
  if (memberId === undefined) return undefined;
  return {
    siteId: site.id,
    memberId,
    group: groupKey === '' || groupKey === 'all' ? null : groupKey,
    statuses: statusesOf(type),
    startDate,
    endDate,
    timeZone: settingsOf(site).timeZone,
  };
}

/** Bets and rounds as an operator looks for them: of everybody, or of one member. Fails with E404 for an id that nobody has. */
export function deskBetHandlers({
  longDatabase,
  families,
}: Pick<ReportServices, 'longDatabase' | 'families'>) {
  return {
    '/api/console/bets/list': async ({ site }, { page, ...asked }) => {
      const filter = await deskFilterOf(longDatabase, site, asked);
      if (filter === undefined) return fail('E404');
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
