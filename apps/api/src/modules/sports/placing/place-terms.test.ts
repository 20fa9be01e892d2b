import { describe, expect, test } from 'vitest';
import { goLive } from '../../../testing/live-bets.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { settleBets } from '../settlement/settle-bets.ts';

const world = await createWorld();
const { database, services } = world;
const path = '/api/bet/betProc';
const hourMs = 3_600_000;

describe('by the level of the member', () => {
  test('[ER-06] the smallest stake, the largest and the largest win are those of its level', async () => {
    const site = await world.addSite({
      bet: { levels: { 2: { minAmount: 5_000, maxAmount: 20_000, maxWinAmount: 30_000 } } },
    });
    const [one, two] = await Promise.all(
      [1, 2].map(async (level) => {
        const member = await world.member({ site, cash: 100_000 });
        await world.setMember(member, `level = ${level}`);
        return member;
      }),
    );
    const match = await world.match();
    const codes = async (stake: number) => [
      await one?.codeOf(path, slipOn([match], { stake })),
      await two?.codeOf(path, slipOn([match], { stake })),
    ];
    expect(await codes(4_999)).toEqual(['0', 'B6001']);
    expect(await codes(20_001)).toEqual(['0', 'B6002']);
    expect(await codes(15_001)).toEqual(['0', 'B6003']);
    expect(await codes(15_000)).toEqual(['0', '0']);
  });

  test('a bet with a leg in play has limits of its own', async () => {
    const site = await world.addSite({ bet: { live: { maxAmount: 10_000 } } });
    const [member, live, coming] = [
      await world.member({ site, cash: 100_000 }),
      await world.match({ startsInMs: 0 }),
      await world.match(),
    ];
    await goLive(world, live);
    expect(await member.codeOf(path, slipOn([coming], { stake: 10_001 }))).toBe('0');
    expect(await member.codeOf(path, slipOn([live, coming], { stake: 10_001 }))).toBe('B6002');
    expect(await member.codeOf(path, slipOn([live, coming], { stake: 10_000 }))).toBe('0');
  });
});

describe('by sport and time to kick-off', () => {
  const limits = (change: object) =>
    world.addSite({ liability: { memberEventAmount: 100_000, sports: { soccer: 5_000 }, ...change } });
  const most = async (site: Awaited<ReturnType<typeof limits>>, startsInMs: number) => {
    const [member, match] = [await world.member({ site, cash: 500_000 }), await world.match({ startsInMs })];
    if (startsInMs === 0) await goLive(world, match);
    const { maxStake } = await member.call('/api/bet/quote', {
      legs: [{ selectionId: match.selection('WDL', 'home') }],
    });
    const over = await member.codeOf(path, slipOn([match], { stake: maxStake + 1 }));
    return [maxStake, over, await member.codeOf(path, slipOn([match], { stake: maxStake }))];
  };

  test.each([
    ['a minute before it', 60_000, 50_000],
    ['a day before it', 24 * hourMs, 12_500],
    ['in play', 0, 25_000],
  ])(
    '%s the accepting transaction allows the share of the sport and of the time',
    async (_, startsInMs, stake) => {
      const site = await limits({ early: [{ fromMs: 6 * hourMs, share: 2_500 }], inPlay: 5_000 });
      expect(await most(site, startsInMs)).toEqual([stake, 'B6015', '0']);
    },
  );
});

describe('legs that decide one another', () => {
  const rename = async (match: TestMatch, feed: string, home: string) => {
    await database.run('update event set feed = $2 where id = $1', [match.eventId, feed]);
    for (const [team, name] of [
      [match.homeTeam, home],
      [match.awayTeam, 'Away United'],
    ] as const)
      await database.run(`update team set name = name || jsonb_build_object('en', $2::text) where id = $1`, [
        team,
        name,
      ]);
    await database.run(
      `insert into feed_state (name, alive_at) values ($1, $2) on conflict (name) do update set alive_at = excluded.alive_at`,
      [feed, services.clock.date()],
    );
  };

  test.each([
    ['the same match in two feeds', 'the-odds-api', 'uof', 0, 'B6012'],
    ['a double header of one feed', 'uof', 'uof', 3 * hourMs, '0'],
    ['a drawn match with the names of a real one', 'season', 'uof', 0, '0'],
    ['the second leg a week later', 'the-odds-api', 'uof', 168 * hourMs, '0'],
  ])('%s', async (_, feed, otherFeed, laterMs, code) => {
    const startsInMs = hourMs;
    const [one, other] = [
      await world.match({ startsInMs }),
      await world.match({ startsInMs: startsInMs + laterMs }),
    ];
    await rename(one, feed, 'Home City');
    await rename(other, otherFeed, ' home city');
    const member = await world.member({ cash: 50_000 });
    expect(await member.codeOf(path, slipOn([one, other]))).toBe(code);
  });

  test('two scopes of one match', async () => {
    const match = await world.match({
      markets: [
        { kind: 'WDL', odds: { home: 2 } },
        { kind: 'WDL', scope: 'h1', odds: { home: 2 } },
      ],
    });
    const legs = [match.selection('WDL', 'home'), match.selection('WDL', 'home', 'h1')].map(
      (selectionId) => ({
        selectionId,
        odds: 2,
      }),
    );
    expect(await (await world.member({ cash: 50_000 })).codeOf(path, slipOn([], { legs }))).toBe('B6012');
  });
});

describe('the multi-leg bonus', () => {
  const steps = (bonusBasisPoints: number) => ({
    multiLegBonus: { minOddsMilli: 1_150, steps: [{ legs: 2, bonusBasisPoints }] },
  });

  test.each([
    ['every leg wins', ['win', 'win'], 41_000],
    ['one is void, so that one alone has won', ['win', 'void'], 20_000],
  ])('is what it was when the bet was placed; where %s it pays %i', async (_, results, paid) => {
    const site = await world.addSite(steps(250));
    const member = await world.member({ site, cash: 10_000 });
    const matches = [await world.match(), await world.match()];
    const { bet } = await member.call(path, slipOn(matches));
    expect(bet).toMatchObject({ totalOdds: 4, possibleWin: 41_000, bonusBasisPoints: 250 });
    await world.changeSite(site, steps(0));
    for (const [index, match] of matches.entries()) {
      await database.run('update selection set result = $2 where event_id = $1', [
        match.eventId,
        results[index],
      ]);
      await database.run('insert into settlement_pass (event_id, requested_at) values ($1, $2)', [
        match.eventId,
        services.clock.date(),
      ]);
    }
    await settleBets(services, 100);
    expect((await world.holdingsOf(member, site)).cash).toBe(paid);
  });

  test('counts for the largest win, and a single has none', async () => {
    const site = await world.addSite({ ...steps(250), bet: { maxWinAmount: 40_999 } });
    const member = await world.member({ site, cash: 50_000 });
    const matches = [await world.match(), await world.match()];
    expect(await member.codeOf(path, slipOn(matches))).toBe('B6003');
    expect((await member.call(path, slipOn(matches.slice(1)))).bet).toMatchObject({
      possibleWin: 20_000,
      bonusBasisPoints: 0,
    });
  });
});
