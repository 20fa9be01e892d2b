import { describe, expect, test } from 'vitest';
import { goLive, setMarkets } from '../../../testing/live-bets.ts';
import type { NewMatch, TestMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { booksByLegs, countedBooks } from '../book/books.fixture.ts';
import { playEvents } from '../replay/play-events.ts';
import { correctResults } from '../settlement/correct-results.ts';
import { unvoidMarket, voidMarket } from '../settlement/operator-corrections.ts';
import { settleBets } from '../settlement/settle-bets.ts';

const world = await createWorld();
const { services, database } = world;
const path = '/api/bet/cashOut';
const cash = 100_000;
const stake = 10_000;
await world.changeSite(world.site, { cashOut: { isOn: true, marginBasisPoints: 500 } });

/** Its three outcomes are equally likely: 10,000 at 2.0 is worth two thirds of 20,000, less the margin. */
const fairSingle = 6_333;

async function bettor(...matches: TestMatch[]): Promise<{ member: Person; betIdx: number }> {
  const member = await world.member({ cash });
  const { bet } = await member.call('/api/bet/betProc', slipOn(matches, { stake }));
  return { member, betIdx: bet.betIdx };
}

async function quoteOf(member: Person, betIdx: number) {
  const { list } = await member.call('/api/bet/cashOutQuote', { bets: [betIdx] });
  return list[0];
}

const sell = (member: Person, betIdx: number, quotedAmount: number) =>
  member.call(path, { betIdx, quotedAmount, idempotencyKey: newKey() });
const refusalOf = (member: Person, betIdx: number, quotedAmount: number) =>
  member.codeOf(path, { betIdx, quotedAmount, idempotencyKey: newKey() });
const cashOf = async (member: Person) => (await world.holdingsOf(member)).cash;
const move = (match: TestMatch, fairProbability: number) =>
  database.run('update selection set fair_probability = $2 where id = $1', [
    match.selection('WDL', 'home'),
    fairProbability,
  ]);

async function end(match: TestMatch): Promise<void> {
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(services, 200);
}

describe('selling an open bet', () => {
  test('pays what was quoted, once, and the bet is settled by it', async () => {
    const { member, betIdx } = await bettor(await world.match());
    expect(await quoteOf(member, betIdx)).toEqual({ betIdx, amount: fairSingle, reason: null });
    const key = newKey();
    const body = { betIdx, quotedAmount: fairSingle, idempotencyKey: key };
    const sold = await member.call(path, body);
    expect(sold).toMatchObject({ cashAmt: cash - stake + fairSingle });
    expect(sold.bet).toMatchObject({ status: 'FAIL', winCash: fairSingle });
    expect(sold.bet.cashedOutAt).toBe(sold.bet.settledAt);
    const listed = await member.call('/api/bet/sportBetlist', { state: 'cashed-out' });
    expect(listed.list.map(({ betIdx }) => betIdx)).toEqual([sold.bet.betIdx]);
    expect(await member.call(path, body)).toEqual(sold);
    expect(await cashOf(member)).toBe(cash - stake + fairSingle);
    expect(await refusalOf(member, betIdx, fairSingle)).toBe('B6031');
  });

  test('a bet that gained is sold as won, and turnover counts what was gained', async () => {
    const match = await world.match();
    const { member, betIdx } = await bettor(match);
    await move(match, 0.8);
    await sell(member, betIdx, 15_200);
    const bet = (await member.call('/api/bet/sportBetlist', {})).list[0];
    expect(bet).toMatchObject({ status: 'PASS', winCash: 15_200 });
    const [told] = (await member.call('/api/bet/betlistNew', {})).list;
    expect(told).toMatchObject({ isSold: true, winCash: 15_200 });
    const facts = await database.rows(
      'select counted, win, eligible from play_settlement where member_id = $1',
      [member.key],
    );
    expect(facts).toEqual([{ counted: stake, win: 15_200, eligible: 5_200 }]);
  });

  test('the quoted amount is paid where the bet is worth more by now, and nothing where it is worth less', async () => {
    const match = await world.match();
    const { member, betIdx } = await bettor(match);
    await move(match, 0.2);
    expect(await refusalOf(member, betIdx, fairSingle)).toBe('B6032');
    expect(await cashOf(member)).toBe(cash - stake);
    await move(match, 0.9);
    expect((await sell(member, betIdx, fairSingle)).bet.winCash).toBe(fairSingle);
  });

  test('its books no longer count it', async () => {
    const [first, second] = [await world.match(), await world.match()];
    const { member, betIdx } = await bettor(first, second);
    const quote = await quoteOf(member, betIdx);
    await sell(member, betIdx, quote?.amount ?? 0);
    expect(await countedBooks(database)).toEqual(await booksByLegs(database));
  });

  test('its books do not count it again when passes visit it while its other match is still to come', async () => {
    const [first, second] = [await world.match(), await world.match({ startsInMs: 3_600_000 })];
    const { member, betIdx } = await bettor(first, second);
    const quote = await quoteOf(member, betIdx);
    await sell(member, betIdx, quote?.amount ?? 0);
    const sold = await countedBooks(database);
    await end(first);
    await settleBets(services, 200);
    await database.run('insert into settlement_pass (event_id, requested_at) values ($1, $2)', [
      first.eventId,
      world.clock.read.date(),
    ]);
    await settleBets(services, 200);
    expect(await countedBooks(database)).toEqual(sold);
    expect(sold).toEqual(await booksByLegs(database));
  });

  test('a leg that has won counts as won, and the other by its chance', async () => {
    const [first, second] = [await world.match(), await world.match({ startsInMs: 3_600_000 })];
    const { member, betIdx } = await bettor(first, second);
    await end(first);
    expect(await quoteOf(member, betIdx)).toMatchObject({ amount: null, reason: 'settling' });
    expect(await refusalOf(member, betIdx, 1_000)).toBe('B9999');
    await settleBets(services, 200);
    await world.passTime(0);
    expect(await quoteOf(member, betIdx)).toMatchObject({ amount: 12_666 });
  });

  test('whatever becomes of its match, a sold bet stays as it was sold', async () => {
    const match = await world.match();
    const { member, betIdx } = await bettor(match);
    await sell(member, betIdx, fairSingle);
    await end(match);
    await settleBets(services, 200);
    await database.run('insert into event_correction (event_id, home_score, away_score) values ($1, 0, 3)', [
      match.eventId,
    ]);
    await correctResults(services, 10);
    const bet = (await member.call('/api/bet/sportBetlist', {})).list[0];
    expect(bet).toMatchObject({ status: 'FAIL', winCash: fairSingle, legs: [{ result: 'lose' }] });
    expect(await cashOf(member)).toBe(cash - stake + fairSingle);
  });

  test('a hundred presses at once pay once', async () => {
    const { member, betIdx } = await bettor(await world.match());
    const codes = await Promise.all(Array.from({ length: 100 }, () => refusalOf(member, betIdx, fairSingle)));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['0', 'B6031']));
    expect(await cashOf(member)).toBe(cash - stake + fairSingle);
  });
});

describe('a bet that has no price', () => {
  test('one that was settled and is open again: its next settlement nets what it was paid', async () => {
    const match = await world.match({ startsInMs: 600_000 });
    const { member, betIdx } = await bettor(match);
    const { market } = (await database.row<{ market: number }>(
      'select market_id as market from selection where id = $1',
      [match.selection('WDL', 'home')],
    )) ?? { market: 0 };
    const about = { eventId: match.eventId, marketId: market };
    const by = { operatorId: null, reason: 'test' };
    for (const correct of [voidMarket, unvoidMarket]) {
      await database.transaction((tx) => correct(tx, about, by, world.clock.read.date()));
      await settleBets(services, 200);
    }
    await setMarkets(world, match, 'open');
    expect(await quoteOf(member, betIdx)).toMatchObject({ amount: null, reason: 'decided' });
    expect(await refusalOf(member, betIdx, 1_000)).toBe('B6031');
  });

  const suspended: [string, NewMatch, 'WDL' | 'AH' | 'DNB', string][] = [
    [
      'a whole line, whose stake may come back',
      { markets: [{ kind: 'AH', lineQuarters: -4, odds: { home: 2, away: 2 } }] },
      'AH',
      'home',
    ],
    [
      'a market that gives back where it is level',
      { markets: [{ kind: 'DNB', odds: { home: 2, away: 2 } }] },
      'DNB',
      'home',
    ],
  ];
  test.each(suspended)('%s, without a law of the score', async (_, played, kind, pick) => {
    const [member, match] = [await world.member({ cash }), await world.match(played)];
    const legs = [{ selectionId: match.selection(kind, pick), odds: 2 }];
    const { bet } = await member.call('/api/bet/betProc', slipOn([], { legs }));
    expect(await quoteOf(member, bet.betIdx)).toMatchObject({ amount: null, reason: 'suspended' });
    expect(await refusalOf(member, bet.betIdx, 1_000)).toBe('B6031');
  });

  test('a suspended market, and prices that nobody has looked at', async () => {
    const match = await world.match();
    const { member, betIdx } = await bettor(match);
    await database.run("update market set status = 'suspended', reason = 'operator' where event_id = $1", [
      match.eventId,
    ]);
    expect(await quoteOf(member, betIdx)).toMatchObject({ reason: 'suspended' });
    await database.run("update market set status = 'open', reason = null where event_id = $1", [
      match.eventId,
    ]);
    expect(await quoteOf(member, betIdx)).toMatchObject({ amount: fairSingle });
    world.clock.advance(15_001);
    expect(await quoteOf(member, betIdx)).toMatchObject({ reason: 'suspended' });
  });

  const change = (match: TestMatch, to: string) =>
    database.run(`update event set ${to} where id = $1`, [match.eventId]);
  const heardAt = (name: string, ms: number) =>
    database.run(
      'insert into feed_state (name, alive_at) values ($1, $2) on conflict (name) do update set alive_at = $2',
      [name, new Date(world.clock.read() + ms)],
    );
  test.each<[string, (match: TestMatch) => Promise<unknown>]>([
    [
      'that should have begun and of which only prices from before are known',
      (match) => world.passTime(match.startsAtMs - world.clock.read()),
    ],
    [
      'whose feed is silent',
      async (match) => {
        await heardAt('uof', -15_001);
        await change(match, "feed = 'uof'");
      },
    ],
    [
      'in play whose feed has to be asked: a bet on it would have to wait',
      async (match) => {
        await goLive(world, match);
        await world.passTime(0);
        await heardAt('the-odds-api', 0);
        await change(match, "feed = 'the-odds-api'");
      },
    ],
    [
      'in play whose feed says each change: who sits in the stadium knows of a goal before it does, and a bet would wait',
      async (match) => {
        await goLive(world, match);
        await world.passTime(0);
        await heardAt('uof', 0);
        await change(match, "feed = 'uof'");
      },
    ],
    [
      'that has no sensible price any more',
      (match) =>
        database.run('update selection set is_offered = false where id = $1', [
          match.selection('WDL', 'home'),
        ]),
    ],
  ])('on a match %s', async (_, happen) => {
    const match = await world.match({ startsInMs: 60_000 });
    const { member, betIdx } = await bettor(match);
    expect(await quoteOf(member, betIdx)).toMatchObject({ amount: fairSingle });
    await happen(match);
    expect(await quoteOf(member, betIdx)).toMatchObject({ amount: null, reason: 'suspended' });
    expect(await refusalOf(member, betIdx, 1_000)).toBe('B6031');
  });

  test('in play, where the site lets no bet wait, a leg is bought at once', async () => {
    const site = await world.addSite({
      cashOut: { isOn: true, marginBasisPoints: 500 },
      bet: { delay: { sports: {}, otherSports: 0 } },
    });
    const match = await world.match({ startsInMs: 60_000 });
    const member = await world.member({ cash, site });
    const { bet } = await member.call('/api/bet/betProc', slipOn([match], { stake }));
    await goLive(world, match);
    await world.passTime(0);
    await heardAt('uof', 0);
    await change(match, "feed = 'uof'");
    expect(await quoteOf(member, bet.betIdx)).toMatchObject({ amount: fairSingle });
    expect((await sell(member, bet.betIdx, fairSingle)).bet.winCash).toBe(fairSingle);
  });

  test('a stranger’s bet is left out', async () => {
    const { betIdx } = await bettor(await world.match());
    const stranger = await world.member({ cash });
    expect((await stranger.call('/api/bet/cashOutQuote', { bets: [betIdx] })).list).toEqual([]);
  });

  test('where the site does not buy bets', async () => {
    const site = await world.addSite();
    const member = await world.member({ cash, site });
    const { bet } = await member.call('/api/bet/betProc', slipOn([await world.match()], { stake }));
    expect(await quoteOf(member, bet.betIdx)).toMatchObject({ amount: null, reason: 'off' });
    expect(await refusalOf(member, bet.betIdx, fairSingle)).toBe('B6031');
  });
});

describe('a sale that is refused', () => {
  const another = async (quotedAmount: number) => {
    const { member, betIdx } = await bettor(await world.match());
    return refusalOf(member, betIdx, quotedAmount);
  };
  test.each(
    refusalsOf(path, {
      C999: [
        'a key that stands for another sale',
        async () => {
          const { member, betIdx } = await bettor(await world.match());
          const idempotencyKey = newKey();
          await member.call(path, { betIdx, quotedAmount: fairSingle, idempotencyKey });
          return member.codeOf(path, { betIdx, quotedAmount: 1, idempotencyKey });
        },
      ],
      B1002: [
        'a suspended member',
        async () => {
          const { member, betIdx } = await bettor(await world.match());
          await world.setMember(member, "status = 'suspended'");
          return refusalOf(member, betIdx, fairSingle);
        },
      ],
      E404: [
        'a bet of somebody else',
        async () => {
          const { betIdx } = await bettor(await world.match());
          return refusalOf(await world.member({ cash }), betIdx, fairSingle);
        },
      ],
      B9999: [
        'a bet whose result is on its way',
        async () => {
          const match = await world.match();
          const { member, betIdx } = await bettor(match);
          await end(match);
          return refusalOf(member, betIdx, fairSingle);
        },
      ],
      B6031: [
        'a bet on a suspended market',
        async () => {
          const match = await world.match();
          const { member, betIdx } = await bettor(match);
          await database.run("update market set status = 'suspended' where event_id = $1", [match.eventId]);
          return refusalOf(member, betIdx, fairSingle);
        },
      ],
      B6032: ['more than the bet is worth', () => another(fairSingle + 1)],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
