import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { hearFeeds } from '../../../testing/feeds/heard-feeds.ts';
import {
  fixtureBy,
  marketOf,
  pricesBy,
  producerDown,
  producerUp,
  type Speaker,
  stopBy,
  total,
  winner,
} from '../../../testing/feeds/said-by-feeds.ts';
import { createWorld } from '../../../testing/world.ts';
import type { FeedMessage, MarketPrices } from '../../../vendors/feeds/messages.ts';
import { watchFeeds } from './watch-feeds.ts';

const world = await createWorld();
const { services } = world;
const { say } = hearFeeds(world);
const minute = 60_000;

let nowMs = 0;
beforeEach(() => {
  nowMs = world.clock.read();
});

/** A match that no other test names. */
function newSpeaker(feed: Speaker['feed'] = 'uof'): Speaker {
  const number = world.next();
  return { feed, producer: `p${number}`, event: `${feed}:m${number}`, startsAtMs: nowMs + 60 * minute };
}

interface Offered {
  readonly kind: string;
  readonly line: number | null;
  readonly status: string;
  readonly reason: string | null;
  readonly odds: Readonly<Record<string, number>>;
}

function offerOf({ feed, event }: Speaker): Promise<Offered[]> {
  return world.database.rows(
    `select m.kind, m.line_quarters as line, m.status, m.reason,
            jsonb_object_agg(s.pick, s.odds_milli order by s.pick) filter (where s.is_offered) as odds
       from market m join selection s on s.market_id = m.id join feed_event f on f.event_id = m.event_id
      where f.feed = $1 and f.key = $2 group by m.id order by m.kind, m.line_quarters`,
    [feed, event],
  );
}

async function forSale(speaker: Speaker): Promise<Offered[]> {
  return (await offerOf(speaker)).filter(({ status }) => status === 'open');
}

const even = { home: 2500, draw: 3300, away: 2900 };

describe('what a feed says becomes an event, its markets and their prices', () => {
  test('an event with the names of the feed, and prices below what the feed holds for fair', async () => {
    const speaker = newSpeaker();
    const prices = marketOf({ ...winner, market: 'WL' }, { home: 1800, away: 2100 }, nowMs);
    await say(
      producerUp(speaker, nowMs),
      fixtureBy(speaker, nowMs, { sport: 'tennis' }),
      pricesBy(speaker, nowMs, [prices]),
    );
    const [offered] = await forSale(speaker);
    expect(offered).toMatchObject({ kind: 'WL', status: 'open', reason: null });
    for (const { selection, fairProbability } of prices.selections)
      expect((fairProbability ?? 0) * (offered?.odds[selection] ?? 0)).toBeLessThan(1000);
    const board = await world.guest().call('/api/sport/events', { sport: 'tennis' });
    expect(board.events.find(({ startsAt }) => Date.parse(startsAt) === speaker.startsAtMs)).toMatchObject({
      phase: 'prematch',
      home: { ko: 'Harbour Rovers', en: 'Harbour Rovers', vi: 'Harbour Rovers' },
    });
  });

  test('a match that is moved stays the same event, and its bets with it', async () => {
    const speaker = newSpeaker();
    await say(fixtureBy(speaker, nowMs));
    await say(fixtureBy({ ...speaker, startsAtMs: nowMs + 120 * minute }, nowMs + 1));
    const rows = await world.database.rows<{ starts_at: Date }>(
      'select starts_at from event where source_key = $1',
      [speaker.event],
    );
    expect(rows.map(({ starts_at }) => starts_at.getTime())).toEqual([nowMs + 120 * minute]);
  });

  test('football is priced from one law, so that lines which contradict each other at the feed do not here', async () => {
    const speaker = newSpeaker();
    const markets = [
      marketOf(winner, even, nowMs),
      marketOf(total(10), { over: 1900, under: 1900 }, nowMs),
      marketOf(total(11), { over: 1850, under: 1950 }, nowMs),
    ];
    await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs), pricesBy(speaker, nowMs, markets));
    const [low, high] = await forSale(speaker);
    expect([low?.line, high?.line]).toEqual([10, 11]);
    expect(high?.odds.over).toBeGreaterThan(low?.odds.over ?? 0);
    expect(high?.odds.under).toBeLessThan(low?.odds.under ?? 0);
  });

  test('a total of corners among totals of goals is not for sale, and moves no other price', async () => {
    const goals = [
      marketOf(winner, even, nowMs),
      marketOf(total(10), { over: 1900, under: 1900 }, nowMs),
      marketOf(total(11), { over: 2150, under: 1700 }, nowMs),
    ];
    const offerWith = async (...more: MarketPrices[]) => {
      const speaker = newSpeaker();
      await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs));
      await say(pricesBy(speaker, nowMs, [...goals, ...more]));
      return forSale(speaker);
    };
    const alone = await offerWith();
    expect(alone.map(({ line }) => line)).toEqual([10, 11, null]);
    expect(await offerWith(marketOf(total(38), { over: 1900, under: 1900 }, nowMs))).toEqual(alone);
  });

  test('a line that no match of its sport comes near is not for sale', async () => {
    const speaker = newSpeaker();
    const markets = [86, 860].map((line) => marketOf(total(line), { over: 1900, under: 1900 }, nowMs));
    await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs, { sport: 'basketball' }));
    await say(pricesBy(speaker, nowMs, markets));
    expect((await offerOf(speaker)).map(({ line }) => line)).toEqual([860]);
  });

  test('a market that is not ours is kept and sold to nobody', async () => {
    const speaker = newSpeaker();
    const odd = { kind: 'unknown', name: '47 score=41.5' } as const;
    const selections = [{ selection: '1', isActive: true, oddsMilli: 1900, fairProbability: null }];
    const unknown = { market: odd, status: 'active', pricedAtMs: nowMs, isMain: false, selections } as const;
    await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs), pricesBy(speaker, nowMs, [unknown]));
    expect(await offerOf(speaker)).toEqual([]);
    const kept = await world.database.rows(
      `select m.market_key from feed_market m join feed_event f on f.event_id = m.event_id where f.key = $1`,
      [speaker.event],
    );
    expect(kept).toEqual([{ market_key: '?47 score=41.5' }]);
  });

  test('a market that one message names twice has what it says last of it', async () => {
    const speaker = newSpeaker();
    const said = (home: number, away: number) => marketOf({ ...winner, market: 'WL' }, { home, away }, nowMs);
    await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs, { sport: 'tennis' }));
    await say(pricesBy(speaker, nowMs, [said(1900, 1900)]));
    const [once] = await forSale(speaker);
    await say(pricesBy(speaker, nowMs + 1, [said(1500, 2500), said(1900, 1900)]));
    expect(await forSale(speaker)).toEqual([once]);
    await say(pricesBy(speaker, nowMs + 2, [said(1900, 1900), said(1500, 2500)]));
    expect((await forSale(speaker))[0]?.odds.home).toBeLessThan(once?.odds.home ?? 0);
  });

  test('prices of a match that nobody has named are not taken, so that the feed says them again', async () => {
    const speaker = newSpeaker();
    await expect(say(pricesBy(speaker, nowMs, []))).rejects.toThrow(speaker.event);
  });
});

describe('what may not be sold says why', () => {
  async function started(feed: Speaker['feed'] = 'uof'): Promise<Speaker> {
    const speaker = newSpeaker(feed);
    await say(
      producerUp(speaker, nowMs),
      fixtureBy(speaker, nowMs),
      pricesBy(speaker, nowMs, [marketOf(winner, even, nowMs)]),
    );
    expect(await forSale(speaker)).toHaveLength(1);
    return speaker;
  }
  const stateOf = async (speaker: Speaker) =>
    (await offerOf(speaker)).map(({ status, reason }) => [status, reason]);

  test('a bet stop, until a price is said after it', async () => {
    const speaker = await started();
    await say(stopBy(speaker, nowMs + 1));
    expect(await stateOf(speaker)).toEqual([['suspended', 'feed']]);
    await say(pricesBy(speaker, nowMs + 2, [marketOf(winner, even, nowMs + 2)]));
    expect(await stateOf(speaker)).toEqual([['open', null]]);
  });

  test.each(['announced', 'behind'] as const)(
    'a producer that is down (%s), until it is up again',
    async (reason) => {
      const speaker = await started();
      await say({ ...producerDown(speaker, nowMs + 1), state: 'down', reason });
      await watchFeeds(services, 100);
      expect(await stateOf(speaker)).toEqual([['suspended', 'feed']]);
      await say(producerUp(speaker, nowMs + 2));
      await watchFeeds(services, 100);
      expect(await stateOf(speaker)).toEqual([['open', null]]);
    },
  );

  test('a producer that nobody hears any more, until it gives a sign of life', async () => {
    const speaker = await started();
    world.clock.advance(20_001);
    await watchFeeds(services, 100);
    expect(await stateOf(speaker)).toEqual([['suspended', 'feed']]);
    const at = world.clock.read();
    const { feed, producer } = speaker;
    await say({ feed, producer, saidAtMs: at, receivedAtMs: at, kind: 'alive', resumeFromMs: at });
    await watchFeeds(services, 100);
    expect(await stateOf(speaker)).toEqual([['open', null]]);
  });

  test('a price that nobody has confirmed for too long, until somebody does', async () => {
    const speaker = await started('the-odds-api');
    world.clock.advance(5 * minute);
    await watchFeeds(services, 100);
    expect(await stateOf(speaker)).toEqual([['open', null]]);
    world.clock.advance(1);
    await watchFeeds(services, 100);
    expect(await stateOf(speaker)).toEqual([['suspended', 'stale']]);
    const at = world.clock.read();
    await say(pricesBy(speaker, at, [marketOf(winner, even, at)]));
    expect(await stateOf(speaker)).toEqual([['open', null]]);
  });

  test('a kick-off that a feed which says everything has not said', async () => {
    const speaker = await started();
    const { feed, producer } = speaker;
    world.clock.advance(60 * minute);
    const at = world.clock.read();
    await say({ feed, producer, saidAtMs: at, receivedAtMs: at, kind: 'alive', resumeFromMs: at });
    await watchFeeds(services, 100);
    expect(await stateOf(speaker)).toEqual([['suspended', 'feed']]);
  });

  test('a market that the feed no longer lists is closed', async () => {
    const speaker = await started();
    const other = marketOf(total(10), { over: 1900, under: 1900 }, nowMs + 1);
    await say(pricesBy(speaker, nowMs + 1, [other], { others: 'withdrawn' }));
    expect(await stateOf(speaker)).toEqual([
      ['open', null],
      ['closed', 'feed'],
    ]);
  });
});

describe('the same end in whatever order, and however often', () => {
  /** Everything that can bear on what is for sale, said at different moments and partly at the same one. */
  function wordsOf(speaker: Speaker): FeedMessage[] {
    const at = (ms: number) => nowMs + ms;
    const goals = (over: number, under: number, ms: number, status?: 'suspended') =>
      marketOf(total(10), { over, under }, at(ms), status);
    return [
      pricesBy(speaker, at(1), [marketOf(winner, even, at(1)), goals(1900, 1900, 1)]),
      pricesBy(speaker, at(2), [goals(2000, 1800, 2)]),
      pricesBy(speaker, at(2), [goals(2050, 1760, 2)]),
      stopBy(speaker, at(3), { markets: [{ market: 'UO', scope: 'match' }] }),
      pricesBy(speaker, at(4), [marketOf(winner, { ...even, home: 2400 }, at(4))], { others: 'withdrawn' }),
      pricesBy(speaker, at(5), [marketOf(total(14), { over: 3400, under: 1300 }, at(5))]),
      pricesBy({ ...speaker, producer: 'other' }, at(6), [goals(1500, 2500, 6, 'suspended')]),
      fixtureBy({ ...speaker, startsAtMs: speaker.startsAtMs + minute }, at(2)),
      fixtureBy({ ...speaker, startsAtMs: speaker.startsAtMs + 2 * minute }, at(3)),
    ];
  }

  async function endOf(order: (words: FeedMessage[]) => FeedMessage[]) {
    const speaker = { ...newSpeaker(), producer: 'same' };
    await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs));
    await say(...order(wordsOf(speaker)));
    const event = await world.database.row<{ event_id: number }>(
      `select starts_at, phase, priced_at from event where source_key = $1`,
      [speaker.event],
    );
    return { event, offer: await forSale(speaker) };
  }

  test('messages about prices, bet stops and fixtures', async () => {
    const expected = await endOf((words) => words);
    expect(expected.offer.map(({ kind, line }) => [kind, line])).toEqual([
      ['UO', 14],
      ['WDL', null],
    ]);
    const places = wordsOf(newSpeaker()).map((_, index) => index);
    const orders = fc
      .shuffledSubarray(places, { minLength: places.length })
      .chain((order) => fc.tuple(fc.constant(order), fc.array(fc.constantFrom(...places), { maxLength: 5 })));
    await fc.assert(
      fc.asyncProperty(orders, async ([order, again]) => {
        const end = await endOf((words) => [...order, ...again].flatMap((index) => words[index] ?? []));
        expect(end).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});
