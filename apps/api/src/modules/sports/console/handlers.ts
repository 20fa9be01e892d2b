import type { Database } from '@hanpan/db';
import type { Handlers } from '../../../kernel/call-context.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { correctMatch, previewOf } from './correct-match.ts';
import { holdBets, releaseHold } from './hold-bets.ts';
import { listTrading } from './list-trading.ts';
import { limitEvent, shiftPrices } from './move-prices.ts';
import { readTradingEvent } from './read-trading-event.ts';
import { dismissReview, listReviews, retryReview } from './review-desk.ts';

type TradingPath =
  | '/api/console/sports/events'
  | '/api/console/sports/event'
  | '/api/console/sports/hold'
  | '/api/console/sports/release'
  | '/api/console/sports/shift'
  | '/api/console/sports/limit'
  | '/api/console/sports/resultPreview'
  | '/api/console/sports/result'
  | '/api/console/sports/reviews'
  | '/api/console/sports/reviewRetry'
  | '/api/console/sports/reviewClose';

/** The calls of the trading desk. */
export function tradingHandlers({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    '/api/console/sports/events': (context, body) => listTrading(database, context, body, clock()),

    '/api/console/sports/event': async (context, { eventId }) =>
      (await readTradingEvent(database, context, eventId, clock())) ?? fail('E404'),

    '/api/console/sports/hold': (context, body, tx) => holdBets(tx, context, body, clock.date()),
    '/api/console/sports/release': (context, body, tx) => releaseHold(tx, context, body, clock.date()),
    '/api/console/sports/shift': (context, body, tx) => shiftPrices(tx, context, body, clock.date()),
    '/api/console/sports/limit': (context, body, tx) => limitEvent(tx, context, body),

    '/api/console/sports/resultPreview': (_, body) => previewOf(database, body, clock.date()),
    '/api/console/sports/result': (context, { idempotencyKey: _, ...body }, tx) =>
      correctMatch(tx, context, body, clock.date()),

    '/api/console/sports/reviews': (context, { page }) => listReviews(database, context, page),
    '/api/console/sports/reviewRetry': (context, body, tx) => retryReview(tx, context, body, clock.date()),
    '/api/console/sports/reviewClose': (context, body, tx) => dismissReview(tx, context, body, clock.date()),
  } satisfies Handlers<TradingPath>;
}
