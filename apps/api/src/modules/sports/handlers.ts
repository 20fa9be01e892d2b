import type { LocalText } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { type Handlers, selfKeyed } from '../../kernel/call-context.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { betsOf, countBets } from './list-bets.ts';
import { feedAliveAt, listLeagues, openEvents } from './list-events.ts';
import { BetCounter } from './place-bet.ts';
import type { PlaceBetServices } from './place-bets.ts';

type SportsPath =
  | '/api/sport/events'
  | '/api/bet/betProc'
  | '/api/bet/sportBetlist'
  | '/api/sport/openBets'
  | '/api/console/sports/book';

interface BookRow {
  event_id: number;
  home: LocalText;
  away: LocalText;
  starts_at: Date;
  phase: string;
  bets: number;
  stake: Amount;
  liability: Amount;
}

/** Open events by what they could cost: stakes taken, and the most that one selection would pay beyond them. */
const book = `
  with staked as (
    select l.event_id, l.selection_id, count(*) as bets, sum(b.stake)::bigint as stake, sum(b.possible_win)::bigint as payout
      from bet b join bet_leg l on l.bet_id = b.id where b.settled_at is null and b.site_id = $1 group by 1, 2
  ), by_event as (
    select event_id, sum(bets)::bigint as bets, sum(stake)::bigint as stake, max(payout)::bigint as worst from staked group by 1
  )
  select e.id as event_id, h.name as home, a.name as away, e.starts_at, e.phase, coalesce(s.bets, 0) as bets,
         coalesce(s.stake, 0) as stake, greatest(coalesce(s.worst - s.stake, 0), 0) as liability
    from event e join team h on h.id = e.home_team join team a on a.id = e.away_team left join by_event s on s.event_id = e.id
   where e.settled_at is null order by coalesce(s.worst, 0) desc, e.starts_at limit 100`;

function versus(home: LocalText, away: LocalText): LocalText {
  const name = (locale: keyof LocalText) => `${home[locale]} – ${away[locale]}`;
  return { ko: name('ko'), en: name('en'), vi: name('vi') };
}

export function sportsHandlers(services: PlaceBetServices & { readonly database: Database }) {
  const { database, clock } = services;
  const counter = new BetCounter(services);
  return {
    '/api/sport/events': async (_context, { sport, when }) => {
      const leagues = await listLeagues(database);
      const known = leagues.some((league) => league.sport === sport);
      return {
        leagues: leagues.filter((league) => league.sport === sport),
        events: known ? await openEvents(database, when) : [],
        feedAt: (await feedAliveAt(database)).toISOString(),
        now: new Date(clock()).toISOString(),
      };
    },

    '/api/bet/betProc': selfKeyed((context, body, request) => counter.place(context, body, request)),

    '/api/bet/sportBetlist': async ({ memberId }, { state, page }) => ({
      list: await betsOf(database, { memberId, state, ...pageOf(page, memberPageSize) }),
      pageInfo: pageInfoOf(page, memberPageSize, await countBets(database, memberId, state)),
    }),

    '/api/sport/openBets': async ({ memberId }) => ({
      openCount: await countBets(database, memberId, 'open'),
      latest: await betsOf(database, { memberId, state: 'all', limit: 4, offset: 0 }),
    }),

    '/api/console/sports/book': async ({ site }) => {
      const rows = await database.rows<BookRow>(book, [site.id]);
      return {
        list: rows.map((row) => ({
          eventId: row.event_id,
          name: versus(row.home, row.away),
          startsAt: row.starts_at.toISOString(),
          phase: row.phase,
          betCount: row.bets,
          stakeAmount: row.stake,
          liabilityAmount: row.liability,
        })),
      };
    },
  } satisfies Handlers<SportsPath>;
}
