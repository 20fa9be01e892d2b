import { deadHeat } from '@hanpan/rules';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { hearFeeds, feedStake as stake } from '../../../testing/feeds/heard-feeds.ts';
import {
  fixtureBy,
  marketOf,
  pricesBy,
  producerUp,
  type Speaker,
  settledBy,
  spoken,
  winner,
} from '../../../testing/feeds/said-by-feeds.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import type { FeedMessage } from '../../../vendors/feeds/messages.ts';
import { correctResults } from '../settlement/correct-results.ts';
import { correctResult, rollbackSettlement } from '../settlement/operator-corrections.ts';
import { settleBets } from '../settlement/settle-bets.ts';
import { awaitedEvents } from './feed-event-store.ts';
import { watchFeeds } from './watch-feeds.ts';

const world = await createWorld();
const { services } = world;
const { betOn, say, sink } = hearFeeds(world);
const minute = 60_000;

let nowMs = 0;
beforeEach(async () => {
  nowMs = world.clock.read();
  await watchFeeds(services, 10);
});

async function settle(): Promise<void> {
  await correctResults(services, 10);
  await settleBets(services, 100);
}

/** A match of a feed with one open market, and a member with a bet on its home side. */
async function betOnHome(feed: Speaker['feed']) {
  const number = world.next();
  const speaker = { feed, producer: 'p', event: `${feed}:r${number}`, startsAtMs: nowMs + 60 * minute };
  const home = marketOf(winner, { home: 2000, draw: 3400, away: 4000 }, nowMs);
  await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs), pricesBy(speaker, nowMs, [home]));
  const { member, odds } = await betOn(speaker, 'home');
  return { speaker, member, win: Math.floor(stake * odds) };
}

async function betOf(member: Person) {
  return (await member.call('/api/bet/sportBetlist', {})).list[0];
}

async function cashOf(member: { readonly key: number }): Promise<number> {
  return (await world.holdingsOf(member)).cash;
}

const rollback = (speaker: Speaker, atMs: number): FeedMessage => ({
  ...spoken(speaker, atMs),
  kind: 'rollback-settlement',
  event: speaker.event,
  markets: [{ market: winner, selections: [] }],
});

const cancel = (speaker: Speaker, atMs: number, kind: 'cancel' | 'rollback-cancel'): FeedMessage => {
  const window = { startsAtMs: null, endsAtMs: null };
  const about = { ...spoken(speaker, atMs), event: speaker.event, window };
  return kind === 'cancel'
    ? { ...about, kind, supersededBy: undefined, markets: [{ market: winner, voidReason: '12' }] }
    : { ...about, kind, markets: [winner] };
};

const result = (speaker: Speaker, atMs: number, home: number, away: number): FeedMessage => ({
  ...spoken(speaker, atMs),
  kind: 'result',
  event: speaker.event,
  score: { scores: { match: { home, away } } },
  doubt: undefined,
});

describe('no feed, no bets', () => {
  test('a feed that nobody has looked after for 15 s takes no bet, and another takes it all the same', async () => {
    const { speaker, member } = await betOnHome('uof');
    const match = await world.match();
    world.clock.advance(15_001);
    await world.database.run("update feed_state set alive_at = $1 where name in ('season', 'pricing')", [
      world.clock.read.date(),
    ]);
    const picked = await world.database.row<{ id: number }>(
      `select s.id from selection s join feed_event f on f.event_id = s.event_id where f.key = $1 and s.pick = 'away'`,
      [speaker.event],
    );
    const codeOf = (selectionId: number) =>
      member.codeOf('/api/bet/betProc', {
        idempotencyKey: newKey(),
        stake,
        oddsPolicy: 'all',
        legs: [{ selectionId, odds: 2 }],
      });
    expect(await codeOf(picked?.id ?? 0)).toBe('B6013');
    expect(await codeOf(match.selection('WDL', 'home'))).toBe('0');
    await watchFeeds(services, 10);
    expect(await codeOf(picked?.id ?? 0)).not.toBe('B6013');
  });
});

describe('a feed that gives a score', () => {
  test('its result settles a bet, the same again changes nothing, and another one settles it anew', async () => {
    const { speaker, member, win } = await betOnHome('the-odds-api');
    await say(result(speaker, nowMs + 1, 2, 1));
    await settle();
    expect(await cashOf(member)).toBe(1_000_000 - stake + win);
    await say(result(speaker, nowMs + 2, 2, 1));
    await settle();
    expect(await cashOf(member)).toBe(1_000_000 - stake + win);
    await say(result(speaker, nowMs + 3, 2, 2));
    await settle();
    expect(await cashOf(member)).toBe(1_000_000 - stake);
  });

  test('a score that comes late and is older than the one that counts changes nothing', async () => {
    const { speaker, member } = await betOnHome('the-odds-api');
    await say(result(speaker, nowMs + 3, 0, 1), result(speaker, nowMs + 2, 1, 0));
    await settle();
    expect(await cashOf(member)).toBe(1_000_000 - stake);
  });

  test('one that may count extra time waits for an operator', async () => {
    const { speaker, member } = await betOnHome('the-odds-api');
    const said = result(speaker, nowMs + 1, 2, 1);
    if (said.kind === 'result') await say({ ...said, doubt: 'may-include-extra-time' });
    await settle();
    expect(await cashOf(member)).toBe(1_000_000 - stake);
    const reviews = await world.database.rows<{ reason: string }>(
      `select r.reason from sports_review r join feed_event f on f.event_id = r.subject_id
        where r.subject = 'result' and r.resolved_at is null and f.key = $1`,
      [speaker.event],
    );
    expect(reviews).toEqual([{ reason: 'may-include-extra-time: 2-1' }]);
  });
});

test('an event is awaited until it has a result, or somebody has been asked to look for it', async () => {
  const [open, asked, settled] = [
    await betOnHome('the-odds-api'),
    await betOnHome('the-odds-api'),
    await betOnHome('the-odds-api'),
  ];
  const detail = 'no result 720 minutes after the kick-off';
  const about = { feed: 'the-odds-api', said: '', event: asked.speaker.event, atMs: nowMs } as const;
  await sink.refuse({ ...about, reason: 'no-result', detail });
  await say(result(settled.speaker, nowMs + 1, 2, 1));
  await settle();
  const awaited = await awaitedEvents(world.database, 'the-odds-api');
  expect(awaited.get(open.speaker.event)).toBe(open.speaker.startsAtMs);
  expect(awaited.has(asked.speaker.event)).toBe(false);
  expect(awaited.has(settled.speaker.event)).toBe(false);
});

describe('a score of baseball, which does not say how many innings were played', () => {
  const total = { ...winner, market: 'UO', lineQuarters: 34 } as const;

  async function betsOnGame() {
    const event = `the-odds-api:r${world.next()}`;
    const speaker = { feed: 'the-odds-api', producer: 'p', event, startsAtMs: nowMs + 60 * minute } as const;
    const markets = [
      marketOf({ ...winner, market: 'WL' }, { home: 1900, away: 1900 }, nowMs),
      marketOf(total, { over: 1900, under: 1900 }, nowMs),
    ];
    const competition = { key: 'diamond', name: 'Diamond League' };
    await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs, { sport: 'baseball', competition }));
    await say(pricesBy(speaker, nowMs, markets));
    return { speaker, home: await betOn(speaker, 'home'), under: await betOn(speaker, 'under') };
  }

  const reviewsOf = ({ event }: Speaker) =>
    world.database.rows<{ kind: string }>(
      `select m.kind from sports_review r join market m on m.id = r.subject_id join feed_event f on f.event_id = m.event_id
        where r.subject = 'market' and r.resolved_at is null and f.key = $1`,
      [event],
    );

  test('stands on the desk with the total that nobody has decided, however long ago it ended', async () => {
    const { speaker } = await betsOnGame();
    await say(result(speaker, nowMs + 1, 3, 1));
    await settle();
    world.clock.advance(25 * 60 * minute);
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/sports/events', { view: 'ended', search: 'Harbour' });
    const { eventId } = need(
      await world.database.row<{ eventId: number }>(
        'select event_id as "eventId" from feed_event where key = $1',
        [speaker.event],
      ),
      'the event',
    );
    expect(list.find((row) => row.eventId === eventId)).toMatchObject({ state: 'ended', reviewCount: 1 });
    const reviews = await operator.call('/api/console/sports/reviews', {});
    expect(reviews.list.filter((row) => row.eventId === eventId)).toMatchObject([
      { subject: 'market', name: { en: 'Harbour Rovers – Mill Street' }, isRetried: false },
    ]);
  });

  test('pays the winner, and leaves the total to an operator, also where the score is corrected', async () => {
    const { speaker, home, under } = await betsOnGame();
    await say(result(speaker, nowMs + 1, 3, 1));
    await settle();
    expect(await betOf(home.member)).toMatchObject({ status: 'PASS' });
    expect(await betOf(under.member)).toMatchObject({ status: 'BET' });
    await say(result(speaker, nowMs + 2, 3, 2));
    await settle();
    expect(await betOf(under.member)).toMatchObject({ status: 'BET' });
    expect(await reviewsOf(speaker)).toEqual([{ kind: 'UO' }]);
    const row = await world.database.row<{ event_id: number }>(
      'select event_id from feed_event where key = $1',
      [speaker.event],
    );
    const whole = { eventId: row?.event_id ?? 0, scores: { match: { home: 3, away: 2 } } };
    const { key: operatorId } = await world.operator();
    await world.database.transaction((tx) =>
      correctResult(tx, whole, { operatorId, reason: 'nine innings' }, services.clock.date()),
    );
    await settle();
    expect(await betOf(under.member)).toMatchObject({ status: 'PASS' });
    expect(await reviewsOf(speaker)).toEqual([]);
  });
});

describe('a feed that settles by itself', () => {
  test('scouted, confirmed otherwise, taken back, confirmed again', async () => {
    const { speaker, member, win } = await betOnHome('uof');
    const after = async (message: FeedMessage) => {
      await say(message);
      await settle();
      return cashOf(member);
    };
    expect(await after(settledBy(speaker, nowMs + 1, 'home', { certainty: 'scouted' }))).toBe(
      1_000_000 - stake + win,
    );
    expect(await after(settledBy(speaker, nowMs + 2, 'away'))).toBe(1_000_000 - stake);
    expect(await after(rollback(speaker, nowMs + 3))).toBe(1_000_000 - stake);
    expect(await after(settledBy(speaker, nowMs + 4, 'home'))).toBe(1_000_000 - stake + win);
    expect(await after(cancel(speaker, nowMs + 5, 'cancel'))).toBe(1_000_000);
    expect(await after(cancel(speaker, nowMs + 6, 'rollback-cancel'))).toBe(1_000_000 - stake + win);
  });

  test('a dead heat pays the share of the stake that won, and the bet says so', async () => {
    const { speaker, member, win } = await betOnHome('uof');
    const before = await cashOf(member);
    const outcomes = [
      { selection: 'home', result: deadHeat(1, 2) },
      { selection: 'draw', result: { result: 'lose' as const } },
      { selection: 'away', result: deadHeat(1, 2) },
    ];
    await say({
      ...spoken(speaker, nowMs),
      kind: 'settlement',
      event: speaker.event,
      certainty: 'confirmed',
      markets: [{ market: winner, voidReason: undefined, outcomes }],
    });
    await settle();
    const paid = Math.floor(win / 2);
    expect(await cashOf(member)).toBe(before + paid);
    const { list } = await member.call('/api/bet/sportBetlist', {});
    expect(list[0]).toMatchObject({ winCash: paid, legs: [{ result: 'dead-heat:1/2' }] });
  });

  test.each(['taken back as a whole', 'said and not taken back'])(
    'what an operator has said of a match that was played after all, %s, gives way to what the feed says later',
    async (how) => {
      const { speaker, member, win } = await betOnHome('uof');
      const { member: loser } = await betOn(speaker, 'away');
      const { id: eventId } = need(
        await world.database.row<{ id: number }>('select event_id as id from feed_event where key = $1', [
          speaker.event,
        ]),
        'the event',
      );
      const by = { operatorId: null, reason: 'test' };
      const at = world.clock.read.date();
      const notPlayed = { eventId, scores: {}, ending: 'not-played' } as const;
      await world.database.transaction((tx) => correctResult(tx, notPlayed, by, at));
      await settle();
      expect([await betOf(member), await betOf(loser)]).toMatchObject([
        { status: 'CANCEL' },
        { status: 'CANCEL' },
      ]);
      if (how === 'taken back as a whole') {
        await world.database.transaction((tx) => rollbackSettlement(tx, { eventId, marketId: null }, by, at));
        await settle();
        expect(await betOf(member)).toMatchObject({ status: 'BET', winCash: null });
        expect(await cashOf(loser)).toBe(1_000_000 - stake);
      }
      await say(settledBy(speaker, nowMs + minute, 'home'));
      await settle();
      expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: win });
      expect(await betOf(loser)).toMatchObject({ status: 'FAIL', winCash: 0 });
      expect([await cashOf(member), await cashOf(loser)]).toEqual([
        1_000_000 - stake + win,
        1_000_000 - stake,
      ]);
    },
  );

  test('a match of which nothing more is said ends, and what is undecided is an operator’s', async () => {
    const { speaker } = await betOnHome('uof');
    await say(fixtureBy(speaker, nowMs + 1, { status: 'closed' }));
    const rows = await world.database.rows(
      `select e.phase, e.settled_at is not null as is_over, r.subject from event e
         join market m on m.event_id = e.id join sports_review r on r.subject_id = m.id and r.resolved_at is null
        where e.source_key = $1`,
      [speaker.event],
    );
    expect(rows).toEqual([{ phase: 'ended', is_over: true, subject: 'market' }]);
  });

  test('a market that is settled is not sold again by an older price', async () => {
    const { speaker } = await betOnHome('uof');
    await say(settledBy(speaker, nowMs + 2, 'home'));
    await say(
      pricesBy(speaker, nowMs + 1, [marketOf(winner, { home: 1900, draw: 3400, away: 4400 }, nowMs + 1)]),
    );
    const rows = await world.database.rows(
      'select m.status from market m join event e on e.id = m.event_id where e.source_key = $1',
      [speaker.event],
    );
    expect(rows).toEqual([{ status: 'settled' }]);
  });

  test('the same messages in any order, and some of them twice, pay the same', async () => {
    const wordsOf = (speaker: Speaker) => [
      settledBy(speaker, nowMs + 1, 'away', { certainty: 'scouted' }),
      settledBy(speaker, nowMs + 2, 'draw'),
      rollback(speaker, nowMs + 3),
      cancel(speaker, nowMs + 4, 'cancel'),
      cancel(speaker, nowMs + 5, 'rollback-cancel'),
      settledBy(speaker, nowMs + 6, 'home'),
    ];
    const places = [0, 1, 2, 3, 4, 5];
    const orders = fc
      .shuffledSubarray(places, { minLength: places.length })
      .chain((order) => fc.tuple(fc.constant(order), fc.array(fc.constantFrom(...places), { maxLength: 4 })));
    await fc.assert(
      fc.asyncProperty(orders, async ([order, again]) => {
        const { speaker, member, win } = await betOnHome('uof');
        const words = wordsOf(speaker);
        for (const place of [...order, ...again]) {
          await say(...words.slice(place, place + 1));
          if (place % 2 === 0) await settle();
        }
        await settle();
        expect(await cashOf(member)).toBe(1_000_000 - stake + win);
      }),
      { numRuns: 12 },
    );
  });
});
