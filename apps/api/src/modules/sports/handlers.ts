import type { Database } from '@hanpan/db';
import { type Handlers, selfKeyed } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import type { Site } from '../../kernel/sites.ts';
import { settingsOf } from '../settings/index.ts';
import { countBets } from './bets/bet-store.ts';
import { betsOf } from './bets/list-bets.ts';
import { readBoard, searchEvents } from './board/list-events.ts';
import { listResults } from './board/list-results.ts';
import { readEvent, readOddsHistory } from './board/read-event.ts';
import { readSides } from './board/read-sides.ts';
import { matchesSealedBy } from './board/sealed-store.ts';
import { cashOutBet } from './cash-out/cash-out-bet.ts';
import type { CashOutTerms } from './cash-out/price-bet.ts';
import { quoteCashOut } from './cash-out/quote-cash-out.ts';
import { tradingHandlers } from './console/handlers.ts';
import { feedStates } from './feed/feed-states.ts';
import { answerOffer } from './placing/big-bets/answer-offer.ts';
import { decideBigBet } from './placing/big-bets/decide-big-bet.ts';
import { describeDecision } from './placing/big-bets/describe-decision.ts';
import { listBigBets, riskOf } from './placing/big-bets/list-big-bets.ts';
import { BetCounter } from './placing/place-bet.ts';
import type { PlaceBetServices } from './placing/place-bets.ts';
import { quoteSlip } from './placing/quote-slip.ts';
import { placeSystem } from './placing/systems/place-system.ts';

type SportsPath =
  | '/api/sport/events'
  | '/api/sport/search'
  | '/api/sport/event'
  | '/api/sport/oddsHistory'
  | '/api/sport/sealed'
  | '/api/sport/sides'
  | '/api/result/sport'
  | '/api/bet/quote'
  | '/api/bet/betProc'
  | '/api/bet/betSystem'
  | '/api/bet/answerOffer'
  | '/api/bet/sportBetlist'
  | '/api/sport/openBets'
  | '/api/bet/cashOutQuote'
  | '/api/bet/cashOut'
  | '/api/console/sports/feeds'
  | '/api/console/sports/bigBets'
  | '/api/console/sports/decideBigBet';

function cashOutTermsOf(site: Site): CashOutTerms {
  const { cashOut, bet } = settingsOf(site);
  return { policy: cashOut, delay: bet.delay };
}

export function sportsHandlers(services: PlaceBetServices & { readonly database: Database }) {
  const { database } = services;
  const counter = new BetCounter(services);
  return {
    '/api/sport/events': {
      changedBy: ['events'],
      read: { everywhere: (request) => readBoard(database, request) },
    },

    '/api/sport/event': async (_, { eventId }) => (await readEvent(database, eventId)) ?? fail('E404'),

    '/api/sport/search': (_, body) => searchEvents(database, body),

    '/api/sport/oddsHistory': async (_, { selectionId }) =>
      (await readOddsHistory(database, selectionId)) ?? fail('E404'),

    '/api/sport/sealed': async (_, { digests }) => ({
      list: (await matchesSealedBy(database, digests)).map(({ event_id, starts_at, ...row }) => ({
        ...row,
        eventId: event_id,
        startsAt: starts_at.toISOString(),
      })),
    }),

    '/api/sport/sides': async (_, { eventId }) => (await readSides(database, eventId)) ?? fail('E404'),

    '/api/result/sport': ({ site }, body) => listResults(database, site, body),

    '/api/bet/betProc': selfKeyed((context, body, request) => counter.place(context, body, request)),

    '/api/bet/betSystem': (context, body, tx) => placeSystem(services, tx, context, body),

    '/api/bet/quote': (context, body) => quoteSlip(services, context, body),

    '/api/bet/answerOffer': (context, body, tx) => answerOffer(services, tx, context, body),

    '/api/bet/sportBetlist': async ({ memberId }, { page, ...chosen }) => {
      const filter = { memberId, ...chosen };
      return {
        list: await betsOf(database, { ...filter, ...pageOf(page, memberPageSize) }),
        pageInfo: pageInfoOf(page, memberPageSize, await countBets(database, filter)),
      };
    },

    '/api/sport/openBets': async ({ memberId }) => {
      const own = { memberId, betIdx: null };
      return {
        openCount: await countBets(database, { ...own, state: 'open' }),
        latest: await betsOf(database, { ...own, state: 'all', limit: 4, offset: 0 }),
      };
    },

    ...tradingHandlers(services),
    '/api/bet/cashOutQuote': async ({ site, memberId }, { bets }) => ({
      list: await quoteCashOut(database, { memberId, bets }, cashOutTermsOf(site), services.clock()),
    }),

    '/api/bet/cashOut': ({ site, memberId }, body, tx) =>
      cashOutBet(services, tx, { memberId, ...body }, cashOutTermsOf(site)),

    '/api/console/sports/bigBets': ({ site }, body) => listBigBets(database, site.id, body),

    '/api/console/sports/decideBigBet': {
      sumOf: ({ site }, body) => riskOf(database, site.id, body),
      describe: (tx, context, body) => describeDecision(services, tx, context, body),
      handler: (context, body, tx) => decideBigBet(services, tx, context, body),
    },
    '/api/console/sports/feeds': () => feedStates(database, services.clock()),
  } satisfies Handlers<SportsPath>;
}
