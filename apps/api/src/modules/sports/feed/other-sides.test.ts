import { beforeEach, describe, expect, test } from 'vitest';
import { hearFeeds } from '../../../testing/feeds/heard-feeds.ts';
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
import { createWorld } from '../../../testing/world.ts';
import { correctResults } from '../settlement/correct-results.ts';
import { settleBets } from '../settlement/settle-bets.ts';
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

const wl = { ...winner, market: 'WL' } as const;
const fight = { sport: 'combat', competition: { key: 'ring', name: 'Ring' } } as const;

/** A fight of a feed with its prices; `sides` says who is home. */
async function fightOf(feed: Speaker['feed']) {
  const number = world.next();
  const speaker = { feed, producer: 'p', event: `${feed}:o${number}`, startsAtMs: nowMs + 60 * minute };
  const [kim, lee, park] = ['Kim', 'Lee', 'Park'].map((name) => ({ key: `${name}${number}`, name })) as [
    Named,
    Named,
    Named,
  ];
  const named = (atMs: number, home: Named, away: Named) =>
    fixtureBy(speaker, atMs, { ...fight, home, away });
  const prices = (atMs: number, home = 1400, away = 2800) =>
    pricesBy(speaker, atMs, [marketOf(wl, { home, away }, atMs)]);
  await say(producerUp(speaker, nowMs), named(nowMs, kim, lee), prices(nowMs));
  return { speaker, kim, lee, park, named, prices };
}

interface Named {
  readonly key: string;
  readonly name: string;
}

function shown({ event }: Speaker) {
  return world.database.row<{ home: string; status: string; odds: Record<string, number>; id: number }>(
    `select t.name->>'en' as home, m.status, e.id, jsonb_object_agg(s.pick, s.odds_milli) as odds
       from feed_event f join event e on e.id = f.event_id join team t on t.id = e.home_team
       join market m on m.event_id = e.id join selection s on s.market_id = m.id
      where f.key = $1 group by e.id, t.id, m.id`,
    [event],
  );
}

function reviewsOf({ event }: Speaker, subject: 'price' | 'result') {
  return world.database.rows<{ reason: string }>(
    `select r.reason from sports_review r join feed_event f on f.event_id = r.subject_id
      where f.key = $1 and r.subject = $2 and r.resolved_at is null`,
    [event, subject],
  );
}

const betOnHome = async (speaker: Speaker) => (await betOn(speaker, 'home')).member;

const reason = 'the feed names other sides: Lee - Kim';

describe('a match that its feed names with other sides', () => {
  test.each(['uof', 'the-odds-api'] as const)(
    'is held with its bets as they are where somebody has bet on it, and goes on when %s names the same again',
    async (feed) => {
      const { speaker, kim, lee, named, prices } = await fightOf(feed);
      await betOnHome(speaker);
      await say(named(nowMs + 1, lee, kim), prices(nowMs + 2, 2800, 1400));
      expect(await shown(speaker)).toMatchObject({ home: 'Kim', status: 'suspended' });
      expect(await reviewsOf(speaker, 'price')).toEqual([{ reason }]);
      await say(named(nowMs + 3, kim, lee), prices(nowMs + 4));
      expect(await shown(speaker)).toMatchObject({ home: 'Kim', status: 'open' });
      expect(await reviewsOf(speaker, 'price')).toEqual([]);
    },
  );

  test('sells nothing at prices that were said of the other names, when it is named as before again', async () => {
    const { speaker, kim, lee, named, prices } = await fightOf('uof');
    await betOnHome(speaker);
    await say(named(nowMs + 1, lee, kim), prices(nowMs + 2, 2800, 1400), named(nowMs + 3, kim, lee));
    expect(await shown(speaker)).toMatchObject({ home: 'Kim', status: 'suspended' });
    await say(prices(nowMs + 4));
    const after = await shown(speaker);
    expect(after).toMatchObject({ home: 'Kim', status: 'open' });
    expect(after?.odds.home).toBeLessThan(after?.odds.away ?? 0);
  });

  test('does not sell again what was settled under the other names', async () => {
    const { speaker, kim, lee, named, prices } = await fightOf('uof');
    await betOnHome(speaker);
    await say(named(nowMs + 1, lee, kim), settledBy(speaker, nowMs + 5, 'home', { market: wl }));
    await say(named(nowMs + 3, kim, lee), prices(nowMs + 4));
    expect((await shown(speaker))?.status).not.toBe('open');
  });

  test('is held too where another side has come in', async () => {
    const { speaker, kim, park, named } = await fightOf('uof');
    await betOnHome(speaker);
    await say(named(nowMs + 1, kim, park));
    expect(await shown(speaker)).toMatchObject({ status: 'suspended' });
    expect(await reviewsOf(speaker, 'price')).toHaveLength(1);
  });

  test('is decided by no word of the feed: whoever won by the new names has not won by the old', async () => {
    const byOutcome = await fightOf('uof');
    const byScore = await fightOf('the-odds-api');
    for (const { speaker, kim, lee, named } of [byOutcome, byScore]) {
      const member = await betOnHome(speaker);
      await say(named(nowMs + 1, lee, kim));
      const said =
        speaker.feed === 'uof'
          ? settledBy(speaker, nowMs + 2, 'home', { market: wl })
          : ({
              ...spoken(speaker, nowMs + 2),
              kind: 'result',
              event: speaker.event,
              score: { scores: { match: { home: 1, away: 0 } } },
              doubt: undefined,
            } as const);
      await say(said);
      await correctResults(services, 10);
      await settleBets(services, 100);
      const { list } = await member.call('/api/bet/sportBetlist', {});
      expect(list[0]).toMatchObject({ status: 'BET' });
      expect(await reviewsOf(speaker, 'result')).toEqual([{ reason }]);
    }
  });

  test('takes the new names where nobody has bet, and sells nothing at the prices of before', async () => {
    const { speaker, kim, lee, named, prices } = await fightOf('the-odds-api');
    await say(named(nowMs + 10, lee, kim));
    expect(await shown(speaker)).toMatchObject({ home: 'Lee', status: 'suspended' });
    await say(prices(nowMs + 11, 2800, 1400));
    const after = await shown(speaker);
    expect(after).toMatchObject({ home: 'Lee', status: 'open' });
    expect(after?.odds.home).toBeGreaterThan(after?.odds.away ?? 0);
  });

  test('has the prices that came with its new names at once', async () => {
    const { speaker, kim, lee, named, prices } = await fightOf('the-odds-api');
    await say(named(nowMs + 10, lee, kim), prices(nowMs + 10, 2800, 1400));
    expect(await shown(speaker)).toMatchObject({ home: 'Lee', status: 'open' });
  });
});

describe('a market of which one outcome is left', () => {
  const score = { ...winner, market: 'CS' } as const;
  const left = (speaker: Speaker, atMs: number) =>
    pricesBy(speaker, atMs, [
      {
        ...marketOf(score, { '2-1': 1050 }, atMs),
        selections: [{ selection: '2-1', isActive: true, oddsMilli: 1050, fairProbability: 0.93 }],
      },
    ]);

  test('goes on at its price, and takes nothing else of its feed with it', async () => {
    const speaker: Speaker = {
      feed: 'uof',
      producer: 'p',
      event: `uof:one${world.next()}`,
      startsAtMs: nowMs + 60 * minute,
    };
    const open = marketOf(score, { '1-0': 3000, '2-1': 3000, '0-0': 3000 }, nowMs);
    await say(producerUp(speaker, nowMs), fixtureBy(speaker, nowMs), pricesBy(speaker, nowMs, [open]));
    await say(left(speaker, nowMs + 1));
    const offered = await world.database.rows<{ pick: string; odds_milli: number }>(
      `select s.pick, s.odds_milli from selection s join feed_event f on f.event_id = s.event_id
         join market m on m.id = s.market_id where f.key = $1 and s.is_offered and m.status = 'open'`,
      [speaker.event],
    );
    expect(offered.map(({ pick }) => pick)).toEqual(['2-1']);
    expect((offered[0]?.odds_milli ?? 0) * 0.93).toBeLessThan(1000);
  });
});

test('an event that cannot be shown is held, and what its feed said is kept: the feed goes on', async () => {
  const { speaker, prices } = await fightOf('uof');
  const event = await shown(speaker);
  // A fault that only this event meets, whatever the next one will be.
  await world.owner.run(
    `create function refuse_price() returns trigger language plpgsql as $$ begin raise exception 'a fault of one event'; end $$`,
  );
  await world.owner.run(
    `create trigger refuse_price before update on selection for each row when (old.event_id = ${event?.id ?? 0}) execute function refuse_price()`,
  );
  await say(prices(nowMs + 1, 2000, 1700));
  expect(await shown(speaker)).toMatchObject({ status: 'suspended' });
  expect(await reviewsOf(speaker, 'price')).toEqual([{ reason: 'a fault of one event' }]);
  await world.owner.run('drop trigger refuse_price on selection');
  await say(prices(nowMs + 2, 2100, 1650));
  expect(await shown(speaker)).toMatchObject({ status: 'open' });
  expect(await reviewsOf(speaker, 'price')).toEqual([]);
});

test('a feed that knows nothing of a match that is settled asks nobody to look for its result', async () => {
  const { speaker } = await fightOf('the-odds-api');
  await world.owner.run(
    'update event set settled_at = $2 where id = (select event_id from feed_event where key = $1)',
    [speaker.event, new Date(nowMs)],
  );
  const detail = 'no result 720 minutes after the kick-off';
  await sink.refuse({
    feed: 'the-odds-api',
    said: '',
    event: speaker.event,
    atMs: nowMs,
    reason: 'no-result',
    detail,
  });
  expect(await reviewsOf(speaker, 'result')).toEqual([]);
});
