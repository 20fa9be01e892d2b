import { eventKey } from '../event-key.ts';
import type { FixtureMessage, PricesMessage, Spoken } from '../messages.ts';
import { BadMessage, type Problem, problemOf } from '../sink.ts';
import { type BookPolicy, combineBooks } from './combine-books.ts';
import { type OddsFormat, type Quote, readQuotes } from './read-quotes.ts';
import { readShape, readTime } from './read-shape.ts';
import {
  type BookmakerShape,
  bookmakerShape,
  type EventShape,
  eventShape,
  type MarketShape,
  marketShape,
} from './shapes.ts';
import { type OddsApiSport, oddsApiSport } from './sports.ts';

export interface ReadEventOptions {
  readonly oddsFormat: OddsFormat;
  readonly books: BookPolicy;
  readonly receivedAtMs: number;
}

export interface ReadEvent {
  readonly fixture: FixtureMessage;
  /** Undefined where the answer was one without bookmakers. */
  readonly prices: PricesMessage | undefined;
  readonly problems: readonly Problem[];
}

/** One element of `/odds` or `/events`, or the answer of `/events/{id}/odds`. Throws BadMessage where nothing of it can be used. */
export function readEvent(value: unknown, options: ReadEventOptions): ReadEvent {
  const event = readShape(eventShape, value);
  const sport = oddsApiSport(event.sport_key);
  if (sport === undefined) throw new BadMessage('unknown-sport', event.sport_key);
  if (event.home_team === event.away_team)
    throw new BadMessage('unknown-side', `both sides are "${event.home_team}"`);
  const fixture = fixtureOf(event, sport, options.receivedAtMs);
  if (event.bookmakers === undefined) return { fixture, prices: undefined, problems: [] };
  const { quotes, problems } = quotesOf(event, event.bookmakers, sport, options.oddsFormat);
  const prices: PricesMessage = {
    ...spokenBy(event.sport_key, options.receivedAtMs),
    kind: 'prices',
    event: fixture.event,
    markets: combineBooks(quotes, options.books, {
      atMs: options.receivedAtMs,
      isInPlay: fixture.status === 'live',
    }),
    others: 'withdrawn',
    state: undefined,
  };
  return { fixture, prices, problems };
}

/** Our key of an event: the sport and the feed's id, which stays when the kick-off moves. */
export function oddsApiEventKey(sportKey: string, id: string): string {
  try {
    return eventKey('the-odds-api', sportKey, id);
  } catch {
    throw new BadMessage('bad-field', `event id "${id}" of ${sportKey}`);
  }
}

export function isEventOf(sportKey: string, event: string): boolean {
  return event.startsWith(`the-odds-api:${sportKey}:`);
}

export function spokenBy(sportKey: string, receivedAtMs: number): Spoken {
  return { feed: 'the-odds-api', producer: sportKey, saidAtMs: receivedAtMs, receivedAtMs };
}

/** The feed has no status of a match: whether it runs is known by the clock alone. */
function fixtureOf(event: EventShape, { sport }: OddsApiSport, receivedAtMs: number): FixtureMessage {
  const startsAtMs = readTime(event.commence_time);
  return {
    ...spokenBy(event.sport_key, receivedAtMs),
    kind: 'fixture',
    event: oddsApiEventKey(event.sport_key, event.id),
    sport,
    competition: { key: event.sport_key, name: event.sport_title ?? event.sport_key },
    home: { key: event.home_team, name: event.home_team },
    away: { key: event.away_team, name: event.away_team },
    startsAtMs,
    status: startsAtMs <= receivedAtMs ? 'live' : 'scheduled',
  };
}

function quotesOf(
  event: EventShape,
  bookmakers: readonly unknown[],
  sport: OddsApiSport,
  oddsFormat: OddsFormat,
): { quotes: readonly Quote[]; problems: readonly Problem[] } {
  const quotes: Quote[] = [];
  const problems: Problem[] = [];
  const tried = (read: () => void) => {
    try {
      read();
    } catch (error) {
      problems.push(problemOf(error));
    }
  };
  for (const value of bookmakers) {
    tried(() => {
      const book = readShape(bookmakerShape, value);
      for (const inner of book.markets) {
        tried(() => {
          const market = readShape(marketShape, inner);
          const pricedAtMs = timeOf(market, book);
          const read = readQuotes(market, { event, sport, book: book.key, pricedAtMs, oddsFormat });
          quotes.push(...read.quotes);
          problems.push(...read.problems);
        });
      }
    });
  }
  return { quotes, problems };
}

/** The time of the market where it has one, else that of the bookmaker. */
function timeOf(market: MarketShape, book: BookmakerShape): number {
  const time = market.last_update ?? book.last_update;
  if (time === undefined) throw new BadMessage('bad-field', `${book.key} ${market.key} has no last_update`);
  return readTime(time);
}
