import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { memberPageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import { listLeagues } from './board-store.ts';
import { scoresOf } from './present-events.ts';
import {
  countEnded,
  type EndedFilter,
  endedEvents,
  mainLineResults,
  type ResultRow,
  specialResults,
} from './result-page-store.ts';

type ResultPath = '/api/result/sport';

/** WR-19. Sports without a draw have a winner, and fights rounds for a total; special is every other market. */
const kindsOf = {
  'win-loose': ['WDL', 'WL'],
  handicap: ['AH'],
  'under-over': ['UO', 'RND'],
  special: [],
} as const satisfies Record<BodyOf<ResultPath>['type'], EndedFilter['kinds']>;

type ResultMarket = AnswerOf<ResultPath>['list'][number]['markets'][number];

function marketsByEvent(rows: readonly ResultRow[]): Map<number, ResultMarket[]> {
  const byEvent = new Map<number, ResultMarket[]>();
  for (const row of rows) {
    const own = byEvent.get(row.event_id) ?? [];
    byEvent.set(row.event_id, own);
    let market = own.find(({ marketId }) => marketId === row.market_id);
    if (market === undefined) {
      const { market_id: marketId, kind, scope, line_quarters: lineQuarters } = row;
      market = { marketId, kind, scope, lineQuarters, selections: [] };
      own.push(market);
    }
    market.selections.push({ pick: row.pick, odds: row.odds_milli / 1000, result: row.result });
  }
  return byEvent;
}

/** A page of the matches that have ended, each with what became of the board's line, or of its special bets. */
export async function listResults(
  database: Database,
  site: Site,
  { type, sport, leagueId, search, page, ...days }: BodyOf<ResultPath>,
): Promise<AnswerOf<ResultPath>> {
  const kinds = kindsOf[type];
  const filter = { sport, leagueId, kinds, search, ...days, timeZone: settingsOf(site).timeZone };
  const [leagues, events, total] = await Promise.all([
    listLeagues(database, sport),
    endedEvents(database, filter, pageOf(page, memberPageSize)),
    countEnded(database, filter),
  ]);
  const ids = events.map(({ id }) => id);
  const rows = type === 'special' ? specialResults(database, ids) : mainLineResults(database, ids, kinds);
  const markets = marketsByEvent(await rows);
  const byId = new Map(leagues.map((league) => [league.leagueId, league]));
  const list = events.flatMap((event) => {
    const league = byId.get(event.league_id);
    if (league === undefined) return [];
    return [
      {
        eventId: event.id,
        league,
        startsAt: event.starts_at.toISOString(),
        home: event.home,
        away: event.away,
        homeScore: event.home_score,
        awayScore: event.away_score,
        isCancelled: event.is_cancelled,
        scores: scoresOf(event.scores),
        provenance: event.provenance,
        markets: markets.get(event.id) ?? [],
      },
    ];
  });
  return { leagues, list, pageInfo: pageInfoOf(page, memberPageSize, total) };
}
