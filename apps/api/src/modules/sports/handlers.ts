import type { LocalText } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { type Handlers, selfKeyed } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { countBets } from './bet-store.ts';
import { bookRows } from './board-store.ts';
import { betsOf } from './list-bets.ts';
import { readBoard, readEvent } from './list-events.ts';
import { listResults } from './list-results.ts';
import { BetCounter } from './place-bet.ts';
import type { PlaceBetServices } from './place-bets.ts';

type SportsPath =
  | '/api/sport/events'
  | '/api/sport/event'
  | '/api/result/sport'
  | '/api/bet/betProc'
  | '/api/bet/sportBetlist'
  | '/api/sport/openBets'
  | '/api/console/sports/book';

function versus(home: LocalText, away: LocalText): LocalText {
  const name = (locale: keyof LocalText) => `${home[locale]} – ${away[locale]}`;
  return { ko: name('ko'), en: name('en'), vi: name('vi') };
}

export function sportsHandlers(services: PlaceBetServices & { readonly database: Database }) {
  const { database } = services;
  const counter = new BetCounter(services);
  return {
    '/api/sport/events': {
      changedBy: ['events'],
      read: { everywhere: ({ sport, when }) => readBoard(database, sport, when) },
    },

    '/api/sport/event': async (_, { eventId }) => (await readEvent(database, eventId)) ?? fail('E404'),

    '/api/result/sport': ({ site }, body) => listResults(database, site, body),

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
      const rows = await bookRows(database, site.id);
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
