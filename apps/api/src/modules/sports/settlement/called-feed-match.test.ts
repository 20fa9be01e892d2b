import { beforeEach, describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import {
  fixtureBy,
  marketOf,
  pricesBy,
  producerUp,
  type Speaker,
  settledBy,
  winner,
} from '../../../testing/feeds/said-by-feeds.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import type { FeedSport, MarketPrices, MatchFacts } from '../../../vendors/feeds/messages.ts';
import { feedSink } from '../feed/feed-sink.ts';
import { watchFeeds } from '../feed/watch-feeds.ts';
import { correctResult } from './operator-corrections.ts';
import { finishPasses } from './settle-bets.ts';

const world = await createWorld();
const { services, database } = world;
const sink = feedSink(services);
const stake = 10_000;
const cash = 100_000;
const firstHalf = { ...winner, scope: 'h1' } as const;
const odds = { home: 2500, draw: 3300, away: 2900 };

let nowMs = 0;
beforeEach(() => {
  nowMs = world.clock.read();
});

/** A match of a feed with these markets for sale. */
async function matchWith(sport: FeedSport, markets: readonly MarketPrices[]) {
  const event = `uof:c${world.next()}`;
  const speaker: Speaker = { feed: 'uof', producer: 'p', event, startsAtMs: nowMs + 3_600_000 };
  const competition = { key: sport, name: `League of ${sport}` };
  await sink.accept(producerUp(speaker, nowMs));
  await sink.accept(fixtureBy(speaker, nowMs, { sport, competition }));
  await sink.accept(pricesBy(speaker, nowMs, markets));
  await watchFeeds(services, 100);
  const row = await database.row<{ event_id: number }>('select event_id from feed_event where key = $1', [
    event,
  ]);
  return { speaker, eventId: need(row?.event_id, 'event') };
}

type Match = Awaited<ReturnType<typeof matchWith>>;

async function betOn({ eventId }: Match, scope: string, pick: string): Promise<Person> {
  const row = await database.row<{ id: number; odds: number }>(
    `select s.id, s.odds_milli / 1000.0::float8 as odds from selection s join market m on m.id = s.market_id
      where m.event_id = $1 and m.scope = $2 and s.pick = $3`,
    [eventId, scope, pick],
  );
  const member = await world.member({ cash });
  await member.call('/api/bet/betProc', {
    idempotencyKey: newKey(),
    stake,
    oddsPolicy: 'all',
    legs: [{ selectionId: need(row?.id, 'selection'), odds: 2 }],
  });
  return member;
}

const nothingSaid = {
  clock: undefined,
  redCards: undefined,
  yellowCards: undefined,
  corners: undefined,
  serving: undefined,
  phaseCode: undefined,
};

/** The feed says how the match stands. */
async function plays({ speaker }: Match, periods: MatchFacts['periods'], atMs = nowMs + 1): Promise<void> {
  const scores = Object.values(periods);
  const shown = {
    home: scores.reduce((sum, { home }) => sum + home, 0),
    away: scores.reduce((sum, { away }) => sum + away, 0),
  };
  const state: MatchFacts = { ...nothingSaid, status: 'live', shown, periods };
  await sink.accept(pricesBy(speaker, atMs, [], { state }));
}

type Result = Parameters<typeof correctResult>[1];

async function enter({ eventId }: Match, result: Omit<Result, 'eventId'>): Promise<void> {
  const { key: operatorId } = await world.operator();
  await database.transaction((tx) =>
    correctResult(tx, { eventId, ...result }, { operatorId, reason: 'lightning' }, services.clock.date()),
  );
  await finishPasses(services, 100);
}

async function betOf(member: Person) {
  const { list } = await member.call('/api/bet/sportBetlist', { state: 'all' });
  return { status: list[0]?.status, cash: (await world.holdingsOf(member)).cash };
}

describe('a match of a feed that is called off in the second half', () => {
  const markets = () => [marketOf(firstHalf, odds, nowMs), marketOf(winner, odds, nowMs)];

  test('keeps what the feed has settled of the first half, and gives the rest back', async () => {
    const match = await matchWith('soccer', markets());
    const [half, lost, whole] = [
      await betOn(match, 'h1', 'home'),
      await betOn(match, 'h1', 'away'),
      await betOn(match, 'match', 'home'),
    ];
    await sink.accept(settledBy(match.speaker, nowMs + 1, 'home', { market: firstHalf }));
    await plays(match, { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } });
    await finishPasses(services, 100);
    const paid = await betOf(half);
    expect(paid.status).toBe('PASS');
    await enter(match, { scores: {}, ending: 'called' });
    expect(await betOf(half)).toEqual(paid);
    expect(await betOf(lost)).toEqual({ status: 'FAIL', cash: cash - stake });
    expect(await betOf(whole)).toEqual({ status: 'TIE', cash });
  });

  test('settles the first half by the score of the feed where nobody has settled it', async () => {
    const match = await matchWith('soccer', markets());
    const half = await betOn(match, 'h1', 'home');
    await plays(match, { h1: { home: 1, away: 0 }, h2: { home: 0, away: 2 } });
    await enter(match, { scores: {}, ending: 'called' });
    expect(await betOf(half)).toMatchObject({ status: 'PASS' });
  });

  test('settles the first half anew by a score that the operator enters', async () => {
    const match = await matchWith('soccer', markets());
    const half = await betOn(match, 'h1', 'home');
    await sink.accept(settledBy(match.speaker, nowMs + 1, 'home', { market: firstHalf }));
    await plays(match, { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } });
    await enter(match, { scores: { h1: { home: 0, away: 1 } }, ending: 'called' });
    expect(await betOf(half)).toEqual({ status: 'FAIL', cash: cash - stake });
  });

  test('gives the first half back where it was going on, and settles it once somebody says that it was over', async () => {
    const match = await matchWith('soccer', markets());
    const half = await betOn(match, 'h1', 'home');
    await plays(match, { h1: { home: 1, away: 0 } });
    await enter(match, { scores: {}, ending: 'called' });
    expect(await betOf(half)).toEqual({ status: 'TIE', cash });
    await enter(match, { scores: { h1: { home: 1, away: 0 } }, ending: 'called' });
    expect(await betOf(half)).toMatchObject({ status: 'PASS' });
  });

  test('keeps the score of the first half that an operator has entered, whatever the feed shows later', async () => {
    const match = await matchWith('soccer', markets());
    const half = await betOn(match, 'h1', 'away');
    await plays(match, { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } });
    await enter(match, { scores: { h1: { home: 0, away: 1 } } });
    await plays(match, { h1: { home: 1, away: 0 }, h2: { home: 1, away: 0 } }, nowMs + 2);
    const event = await database.row('select scores from event where id = $1', [match.eventId]);
    expect(event).toEqual({ scores: { h1: [0, 1, true], h2: [1, 0, false] } });
    await enter(match, { scores: {}, ending: 'called' });
    expect(await betOf(half)).toMatchObject({ status: 'PASS' });
  });

  test('that was said not to have been played by mistake has its first half all the same', async () => {
    const match = await matchWith('soccer', markets());
    const half = await betOn(match, 'h1', 'home');
    await plays(match, { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } });
    await enter(match, { scores: {}, ending: 'not-played' });
    await enter(match, { scores: {}, ending: 'called' });
    expect(await betOf(half)).toMatchObject({ status: 'PASS' });
  });
});

test('a half of which an operator has entered a quarter is settled by it and by the quarters of the feed', async () => {
  const half = { ...winner, market: 'WL' as const, scope: 'h1' as const };
  const offered = () => [marketOf(half, { home: 1900, away: 1900 }, nowMs)];
  const quarter = (home: number, away: number) => ({ home, away });
  const shown = { q1: quarter(18, 20), q2: quarter(22, 25), q3: quarter(4, 0) };
  const corrected = { q1: quarter(26, 18) };
  // With the word that the match was called off,
  const at = await matchWith('basketball', offered());
  const [home, away] = [await betOn(at, 'h1', 'home'), await betOn(at, 'h1', 'away')];
  await sink.accept(settledBy(at.speaker, nowMs + 1, 'away', { market: half }));
  await plays(at, shown);
  await finishPasses(services, 100);
  expect(await betOf(away)).toMatchObject({ status: 'PASS' });
  await enter(at, { scores: corrected, ending: 'called' });
  expect([await betOf(home), await betOf(away)]).toMatchObject([{ status: 'PASS' }, { status: 'FAIL' }]);
  // and before it.
  const before = await matchWith('basketball', offered());
  const bet = await betOn(before, 'h1', 'home');
  await plays(before, shown);
  await enter(before, { scores: corrected });
  await plays(before, { ...shown, q3: quarter(6, 2) }, nowMs + 2);
  await enter(before, { scores: {}, ending: 'called' });
  expect(await betOf(bet)).toMatchObject({ status: 'PASS' });
});

test('in the seventh inning of a feed’s game the winner stands, and so does what the first five came to', async () => {
  const winnerOf = (scope: 'match' | 'f5') => ({ ...winner, market: 'WL' as const, scope });
  const match = await matchWith(
    'baseball',
    (['match', 'f5'] as const).map((scope) => marketOf(winnerOf(scope), { home: 1900, away: 1900 }, nowMs)),
  );
  const [whole, five] = [await betOn(match, 'match', 'home'), await betOn(match, 'f5', 'away')];
  const inning = (home: number, away: number) => ({ home, away });
  await plays(match, {
    ...{ i1: inning(0, 1), i2: inning(0, 0), i3: inning(0, 0), i4: inning(0, 0), i5: inning(0, 0) },
    ...{ i6: inning(3, 0), i7: inning(0, 0) },
  });
  await enter(match, { scores: {}, ending: 'called' });
  expect(await betOf(whole)).toMatchObject({ status: 'PASS' });
  expect(await betOf(five)).toMatchObject({ status: 'PASS' });
});
