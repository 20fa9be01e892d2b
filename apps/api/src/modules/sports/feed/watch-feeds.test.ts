import { beforeEach, describe, expect, test } from 'vitest';
import {
  fixtureBy,
  marketOf,
  pricesBy,
  producerUp,
  type Speaker,
  winner,
} from '../../../testing/feeds/said-by-feeds.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { correctResult } from '../settlement/operator-corrections.ts';
import { eventsToLookAt } from './feed-event-store.ts';
import { feedSink } from './feed-sink.ts';
import { watchFeeds } from './watch-feeds.ts';

const world = await createWorld();
const { services, database } = world;
const sink = feedSink(services);
const minute = 60_000;

/** What no test has left to be looked at. */
beforeEach(async () => {
  await watchFeeds(services, 100);
});

/** A match of a producer with an open market; the id of its event, and of its home side. */
async function onSale(
  producer: string,
  change: { feed?: Speaker['feed']; startsInMs?: number; status?: 'live' } = {},
) {
  const nowMs = world.clock.read();
  const startsAtMs = nowMs + (change.startsInMs ?? 120 * minute);
  const speaker: Speaker = {
    feed: change.feed ?? 'uof',
    producer,
    event: `uof:w${world.next()}`,
    startsAtMs,
  };
  await sink.accept(producerUp(speaker, nowMs));
  await sink.accept(fixtureBy(speaker, nowMs, { status: change.status ?? 'scheduled' }));
  const prices = marketOf(winner, { home: 2500, draw: 3300, away: 2900 }, nowMs);
  await sink.accept(pricesBy(speaker, nowMs, [prices]));
  const row = await database.row<{ event_id: number; id: number }>(
    `select f.event_id, s.id from feed_event f join selection s on s.event_id = f.event_id
      where f.key = $1 and s.pick = 'home'`,
    [speaker.event],
  );
  if (row === undefined) throw new Error('the match is not for sale');
  return { speaker, eventId: row.event_id, selectionId: row.id };
}

async function betOn({ selectionId }: { readonly selectionId: number }) {
  const member = await world.member({ cash: 100_000 });
  return member.codeOf(
    '/api/bet/betProc',
    slipOn([], { oddsPolicy: 'all', legs: [{ selectionId, odds: 2 }] }),
  );
}

const stateOf = ({ eventId }: { readonly eventId: number }) =>
  database.row('select status, reason from market where event_id = $1', [eventId]);

const reviewsOf = ({ eventId }: { readonly eventId: number }) =>
  database.rows(
    `select tries from sports_review where subject = 'price' and subject_id = $1 and resolved_at is null`,
    [eventId],
  );

/** Time passes: the prices of this site are fresh, and of the feeds nobody has said so. */
async function pass(ms: number): Promise<void> {
  world.clock.advance(ms);
  await database.run("update feed_state set alive_at = $1 where name in ('season', 'pricing')", [
    world.clock.read.date(),
  ]);
}

describe('feeds are looked after', () => {
  test('only once every event whose time has come was visited: until then none of theirs is sold', async () => {
    const [first, second] = [await onSale('silent'), await onSale('silent')];
    await watchFeeds(services, 100);
    expect(await betOn(first)).toBe('0');
    await watchFeeds(services, 100);
    await pass(10 * minute);
    await watchFeeds(services, 1);
    expect([await stateOf(first), await stateOf(second)]).toEqual([
      { status: 'suspended', reason: 'feed' },
      { status: 'open', reason: null },
    ]);
    expect(await betOn(second)).toBe('B6013');
    await watchFeeds(services, 1);
    expect(await stateOf(second)).toEqual({ status: 'suspended', reason: 'feed' });
    expect(await betOn(second)).toBe('B6011');
  });

  test('and those of another feed are sold although one has more to look at than a run visits', async () => {
    for (let match = 0; match < 2; match += 1) await onSale('silent');
    const other = await onSale('spoken', { feed: 'the-odds-api' });
    await watchFeeds(services, 100);
    await pass(10 * minute);
    const nowMs = world.clock.read();
    await sink.accept(producerUp(other.speaker, nowMs));
    await sink.accept(
      pricesBy(other.speaker, nowMs, [marketOf(winner, { home: 2500, draw: 3300, away: 2900 }, nowMs)]),
    );
    await watchFeeds(services, 1);
    expect(await betOn(other)).toBe('0');
    await watchFeeds(services, 100);
  });

  test('although more bets were taken than prices can be made for in one run', async () => {
    const matches = [await onSale('busy'), await onSale('busy')];
    await watchFeeds(services, 100);
    for (const match of matches) expect(await betOn(match)).toBe('0');
    await pass(15_000);
    await watchFeeds(services, 1);
    await pass(1);
    for (const match of matches) expect(await betOn(match)).toBe('0');
  });

  test('in play before the others', async () => {
    const later = await onSale('mixed', { startsInMs: 60 * minute });
    const live = await onSale('mixed', { startsInMs: 0, status: 'live' });
    await pass(10 * minute);
    await watchFeeds(services, 1);
    expect([await stateOf(live), await stateOf(later)]).toMatchObject([
      { status: 'suspended' },
      { status: 'open' },
    ]);
  });
});

describe('an event that cannot be shown', () => {
  async function brokenMatch() {
    const match = await onSale('odd');
    await database.run(`update feed_market set prices = prices - 'market' where event_id = $1`, [
      match.eventId,
    ]);
    await database.run('update feed_event set look_at = $2 where event_id = $1', [
      match.eventId,
      world.clock.read.date(),
    ]);
    return match;
  }

  test('is suspended and on the review list, and stops no other', async () => {
    const broken = await brokenMatch();
    const sound = await onSale('sound');
    await database.run('update feed_event set look_at = $2 where event_id = $1', [
      sound.eventId,
      world.clock.read.date(),
    ]);
    await watchFeeds(services, 100);
    expect(await stateOf(broken)).toEqual({ status: 'suspended', reason: 'trading' });
    expect(await reviewsOf(broken)).toEqual([{ tries: 1 }]);
    expect(await betOn(sound)).toBe('0');
    await watchFeeds(services, 100);
    expect(await reviewsOf(broken)).toEqual([{ tries: 1 }]);
  });

  test('is tried again when it is due, and off the list once it is shown', async () => {
    const broken = await brokenMatch();
    await watchFeeds(services, 100);
    await database.run(
      `update feed_market set prices = prices || jsonb_build_object('market', $2::jsonb) where event_id = $1`,
      [broken.eventId, JSON.stringify(winner)],
    );
    await pass(minute);
    await sink.accept(producerUp(broken.speaker, world.clock.read()));
    await watchFeeds(services, 100);
    expect(await stateOf(broken)).toEqual({ status: 'open', reason: null });
    expect(await reviewsOf(broken)).toEqual([]);
  });
});

test('an event with bets that an operator has settled is looked at no more', async () => {
  const match = await onSale('settled');
  await watchFeeds(services, 100);
  expect(await betOn(match)).toBe('0');
  const { key: operatorId } = await world.operator();
  await database.transaction((tx) =>
    correctResult(
      tx,
      { eventId: match.eventId, scores: {}, ending: 'not-played' },
      { operatorId, reason: 'the pitch is frozen' },
      world.clock.read.date(),
    ),
  );
  await watchFeeds(services, 100);
  const left = await eventsToLookAt(database, 'uof', world.clock.read.date(), 100);
  expect(left.filter(({ key }) => key === match.speaker.event)).toEqual([]);
});
