import type { Database, Tx } from '@hanpan/db';
import type { Clock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type {
  BetStopMessage,
  CancelMessage,
  FeedMessage,
  FixtureMessage,
  PricesMessage,
  ResultMessage,
  RollbackCancelMessage,
  RollbackSettlementMessage,
  SettlementMessage,
} from '../../../vendors/feeds/messages.ts';
import type { FeedSink, Refusal } from '../../../vendors/feeds/port.ts';
import { noteReview } from '../settlement/review-store.ts';
import type { ExternalFeed } from './entity-store.ts';
import {
  type FeedEvent,
  insertFeedEvent,
  lockFeedEvent,
  saveFacts,
  saveFixture,
} from './feed-event-store.ts';
import { saveHeardMarkets, saveStops } from './heard-store.ts';
import { marketKey, partKey, wholeEvent } from './market-key.ts';
import type { HeardStop } from './market-standing.ts';
import { sidesOf } from './match-sides.ts';
import { refuseOtherSides, stopPricesOfOthers } from './other-sides.ts';
import { lookAtEventsOf, saveAlive, saveTurn } from './producer-store.ts';
import { insertRefusal } from './refusal-store.ts';
import { hearResolution, hearResult } from './resolve-event.ts';
import { endsAtMs } from './show-event.ts';
import { showOrHold } from './show-or-hold.ts';

export interface SinkServices {
  readonly database: Database;
  readonly clock: Clock;
  /** How much a feed's prices count beside our model's where both know a match, 0 to 1. */
  readonly feedWeight: number;
}

type Heard<Message> = Message & { readonly feed: ExternalFeed };

/**
 * Where the feeds put what they say. Each message is one transaction: it is stored as it was said, and its event brought
 * to what is known then. So a crash loses nothing that was taken, and messages that come twice, late or out of order
 * leave the same end state. Throws where a message is about an event that nobody has named: the feed says it again.
 */
export function feedSink(services: SinkServices): FeedSink {
  const { database } = services;
  return {
    accept: (message) => {
      const { feed } = message;
      if (feed === 'season') throw new RangeError('the season is no message');
      return inTransaction(database, (tx) => hear(tx, services, { ...message, feed }));
    },
    refuse: (refusal) => inTransaction(database, (tx) => refuse(tx, refusal)),
  };
}

/** A match that is over and has no result is an operator's: its bets wait. One that is settled waits for nobody. */
async function refuse(tx: Tx, refusal: Refusal): Promise<void> {
  await insertRefusal(tx, refusal);
  const { feed, event: key, reason, atMs } = refusal;
  if (reason !== 'no-result' || key === undefined || feed === 'season') return;
  const event = await lockFeedEvent(tx, feed, key);
  if (event === undefined || event.is_settled) return;
  await noteReview(tx, 'result', event.event_id, refusal.detail, new Date(atMs));
}

async function hear(tx: Tx, services: SinkServices, message: Heard<FeedMessage>): Promise<void> {
  const nowMs = services.clock();
  const { feed } = message;
  if (message.kind === 'alive') {
    const isBack = await saveAlive(tx, message);
    if (isBack) await lookAtEventsOf(tx, feed, message.producer, new Date(nowMs));
    return;
  }
  if (message.kind === 'producer') {
    const isTurned = await saveTurn(tx, message);
    if (isTurned) await lookAtEventsOf(tx, feed, message.producer, new Date(nowMs));
    return;
  }
  if (message.kind === 'fixture') await makeEvent(tx, message, nowMs);
  const event = await lockFeedEvent(tx, feed, message.event);
  if (event === undefined) throw new RangeError(`nobody has named ${message.event}`);
  await hearAbout(tx, event, message, nowMs);
  const known = await lockFeedEvent(tx, feed, message.event);
  if (known !== undefined) await showOrHold(tx, known, { feedWeight: services.feedWeight, nowMs });
}

async function makeEvent(tx: Tx, fixture: Heard<FixtureMessage>, nowMs: number): Promise<void> {
  if ((await lockFeedEvent(tx, fixture.feed, fixture.event)) !== undefined) return;
  await insertFeedEvent(tx, fixture, await sidesOf(tx, fixture), { endsAtMs: endsAtMs(fixture), nowMs });
}

type AboutEvent =
  | FixtureMessage
  | PricesMessage
  | BetStopMessage
  | ResultMessage
  | SettlementMessage
  | CancelMessage
  | RollbackSettlementMessage
  | RollbackCancelMessage;

async function hearAbout(tx: Tx, event: FeedEvent, message: AboutEvent, nowMs: number): Promise<void> {
  switch (message.kind) {
    case 'fixture': {
      const isKept = await saveFixture(tx, event.event_id, message);
      return isKept ? stopPricesOfOthers(tx, event, message) : undefined;
    }
    case 'prices':
      return hearPrices(tx, event.event_id, message);
    case 'bet-stop':
      return saveStops(tx, event.event_id, stopsOf(message));
    default:
      return hearDecision(tx, event, message, nowMs);
  }
}

/** What decides bets is taken while the feed speaks of the match that they are on; else an operator decides them. */
async function hearDecision(
  tx: Tx,
  event: FeedEvent,
  message: Exclude<AboutEvent, FixtureMessage | PricesMessage | BetStopMessage>,
  nowMs: number,
): Promise<void> {
  const sides = await sidesOf(tx, { ...event.fixture, feed: event.feed });
  const refused = await refuseOtherSides(tx, event, sides);
  if (refused !== undefined) await noteReview(tx, 'result', event.event_id, refused, new Date(nowMs));
  if (message.kind !== 'result')
    return hearResolution(tx, event, message, { nowMs, isHeld: refused !== undefined });
  return refused === undefined ? hearResult(tx, event, message, nowMs) : undefined;
}

async function hearPrices(tx: Tx, eventId: number, message: PricesMessage): Promise<void> {
  const { producer, saidAtMs, markets, others, state } = message;
  // One message may write a line in two ways, 2.5 and 2.50: what it says last of a market counts.
  const byKey = new Map(markets.map((prices) => [marketKey(prices.market), prices]));
  const heard = [...byKey].map(([key, prices]) => ({ key, producer, saidAtMs, prices }));
  if (heard.length > 0) await saveHeardMarkets(tx, eventId, heard);
  if (others === 'withdrawn')
    await saveStops(tx, eventId, [{ part: wholeEvent, producer, outcome: 'withdrawn', saidAtMs }]);
  if (state !== undefined) await saveFacts(tx, eventId, state, saidAtMs);
}

function stopsOf({ markets, producer, to, saidAtMs }: BetStopMessage): HeardStop[] {
  const parts = markets === 'all' ? [wholeEvent] : markets.map(partKey);
  return parts.map((part) => ({ part, producer, outcome: to, saidAtMs }));
}
