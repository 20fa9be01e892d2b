import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { fixtureBy, marketOf, pricesBy, producerUp, winner } from '../../../testing/feeds/said-by-feeds.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { tradeMarkets } from '../trading/trade-markets.ts';
import { feedSink } from './feed-sink.ts';
import { watchFeeds } from './watch-feeds.ts';

const world = await createWorld();
const { services, database } = world;
const sink = feedSink(services);
const shiftPath = '/api/console/sports/shift';
const reason = 'the keeper is hurt';

async function matchOfFeed() {
  const nowMs = world.clock.read();
  const event = `uof:s${world.next()}`;
  const speaker = { feed: 'uof', producer: 'p', event, startsAtMs: nowMs + 3_600_000 } as const;
  const prices = () => marketOf(winner, { home: 2500, draw: 3300, away: 2900 }, world.clock.read());
  await sink.accept(producerUp(speaker, nowMs));
  await sink.accept(fixtureBy(speaker, nowMs));
  const say = () => sink.accept(pricesBy(speaker, world.clock.read(), [prices()]));
  await say();
  const rows = await database.rows<{ event_id: number; id: number; pick: string }>(
    'select s.event_id, s.id, s.pick from selection s join feed_event f on f.event_id = s.event_id where f.key = $1',
    [event],
  );
  const home = need(
    rows.find(({ pick }) => pick === 'home'),
    'home',
  );
  return { eventId: home.event_id, selectionId: home.id, say };
}

async function oddsOf(eventId: number): Promise<Record<string, number>> {
  const rows = await database.rows<{ pick: string; odds: number }>(
    'select pick, odds_milli as odds from selection where event_id = $1 order by pick',
    [eventId],
  );
  return Object.fromEntries(rows.map(({ pick, odds }) => [pick, odds]));
}

async function jobsRun(): Promise<void> {
  await tradeMarkets(services, 100);
  await watchFeeds(services, 100);
}

test('a price of a feed that a trader has made shorter is, also when the feed says more, until it is taken back', async () => {
  const { eventId, selectionId, say } = await matchOfFeed();
  await jobsRun();
  const before = await oddsOf(eventId);
  const trader = await world.operator('trader');
  const shift = (logOdds: number) =>
    trader.call(shiftPath, {
      idempotencyKey: newKey(),
      ...{ eventId, axis: 'selection' as const, selectionId, logOdds, reason },
    });
  await shift(0.4);
  await jobsRun();
  const shorter = await oddsOf(eventId);
  expect(shorter).toEqual({ ...before, home: expect.any(Number) });
  expect(shorter.home).toBeLessThan((before.home ?? 0) * 0.9);
  world.clock.advance(1_000);
  await say();
  expect(await oddsOf(eventId)).toEqual(shorter);
  await shift(0);
  await jobsRun();
  expect(await oddsOf(eventId)).toEqual(before);
});

test('the opinion about an event that a feed prices is not moved here, and what was moved before may be taken back', async () => {
  const { eventId } = await matchOfFeed();
  const trader = await world.operator('trader');
  const codeOf = (axis: 'lead' | 'total', logOdds: number) =>
    trader.codeOf(shiftPath, { idempotencyKey: newKey(), eventId, axis, logOdds, reason });
  expect([await codeOf('lead', 0.2), await codeOf('total', -0.1)]).toEqual(['O017', 'O017']);
  expect(await codeOf('lead', 0)).toBe('0');
  expect(await trader.call('/api/console/sports/event', { eventId })).toMatchObject({ followsFeed: true });
  const { eventId: own } = await world.match();
  expect(await trader.call('/api/console/sports/event', { eventId: own })).toMatchObject({
    followsFeed: false,
  });
});
