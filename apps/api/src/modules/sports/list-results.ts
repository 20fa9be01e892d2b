import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import type { Site } from '../../kernel/sites.ts';
import { settingsOf } from '../settings/index.ts';
import { listLeagues } from './board-store.ts';
import { countEnded, type EndedFilter, endedEvents, mainLineResults } from './result-page-store.ts';

type ResultPath = '/api/result/sport';

/** WR-19. No market is special yet, so that list is empty until there are some. */
const kindOf = {
  'win-loose': 'WDL',
  handicap: 'AH',
  'under-over': 'UO',
  special: null,
} as const satisfies Record<BodyOf<ResultPath>['type'], EndedFilter['kind']>;

/** A page of the matches that have ended, each with what became of the board's line. */
export async function listResults(
  database: Database,
  site: Site,
  { type, sport, leagueId, search, page, ...days }: BodyOf<ResultPath>,
): Promise<AnswerOf<ResultPath>> {
  const kind = kindOf[type];
  const filter = { sport, leagueId, kind, search, ...days, timeZone: settingsOf(site).timeZone };
  const [leagues, events, total] = await Promise.all([
    listLeagues(database, sport),
    endedEvents(database, filter, pageOf(page, memberPageSize)),
    countEnded(database, filter),
  ]);
  const lines = await mainLineResults(
    database,
    events.map(({ id }) => id),
    kind,
  );
  const byId = new Map(leagues.map((league) => [league.leagueId, league]));
  const list = events.flatMap((event) => {
    const league = byId.get(event.league_id);
    const own = lines.filter((line) => line.event_id === event.id);
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
        lineQuarters: own[0]?.line_quarters ?? null,
        selections: own.map((line) => ({
          pick: line.pick,
          odds: line.odds_milli / 1000,
          result: line.result === 'dead-heat' ? null : line.result,
        })),
      },
    ];
  });
  return { leagues, list, pageInfo: pageInfoOf(page, memberPageSize, total) };
}
