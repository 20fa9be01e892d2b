import { describe, expect, test } from 'vitest';
import type { TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
import { unvoidMarket, voidMarket } from '../settlement/operator-corrections.ts';
import { settleBets } from '../settlement/settle-bets.ts';
import { tradeMarkets } from './trade-markets.ts';

const world = await createWorld();
const trade = () => tradeMarkets(world.services, 200);
const play = () => playEvents(world.services, 200);

async function boardRow(match: TestMatch) {
  const { events } = await world.guest().call('/api/sport/events', {});
  const event = events.find((each) => each.eventId === match.eventId);
  if (event === undefined) throw new Error('the match is not on the board');
  return event;
}

async function pricesOf(match: TestMatch) {
  const [market] = (await boardRow(match)).markets;
  return Object.fromEntries(market?.selections.map((each) => [each.pick, each.odds]) ?? []);
}

/** The price that the trading desk itself would offer for an untouched book. */
async function untouchedMatch() {
  const match = await world.match();
  await world.database.run(
    'insert into team_rating (league_id, team_id, attack, defence, updated_at) values (900, $1, 0, 0, $3), (900, $2, 0, 0, $3)',
    [match.homeTeam, match.awayTeam, new Date(world.clock.read() + 1)],
  );
  await trade();
  return match;
}

describe('prices', () => {
  test('a large stake shortens its side and lengthens the others', async () => {
    const match = await untouchedMatch();
    const before = await pricesOf(match);
    const member = await world.member({ cash: 5_000_000 });
    await member.call('/api/bet/betProc', slipOn([match], { stake: 500_000, oddsPolicy: 'all' }));
    await trade();
    const after = await pricesOf(match);
    expect(after.home).toBeLessThan(before.home ?? 0);
    expect(after.away).toBeGreaterThanOrEqual(before.away ?? 0);
    expect((await boardRow(match)).version).toBeGreaterThan(1);
  });

  test('what a run has priced and could not tell any more is told to the boards by the next one, once', async () => {
    const match = await untouchedMatch();
    const newest = async () => {
      const row = await world.database.row<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
      return row?.id ?? 0;
    };
    const toldSince = (id: number) =>
      world.database.rows<{ payload: { events: readonly { eventId: number; version: number }[] } }>(
        "select payload from outbox where id > $1 and event = 'events'",
        [id],
      );
    await world.database.run('update event set prices_untold = true, version = version + 1 where id = $1', [
      match.eventId,
    ]);
    const before = await newest();
    await trade();
    const { version } = await boardRow(match);
    const told = (await toldSince(before)).flatMap(({ payload }) => payload.events);
    expect(told).toContainEqual(expect.objectContaining({ eventId: match.eventId, version }));
    const after = await newest();
    await trade();
    expect(await toldSince(after)).toEqual([]);
  });

  test('without a fresh bet nothing is written, so a version means a change', async () => {
    const match = await untouchedMatch();
    const { version } = await boardRow(match);
    await trade();
    expect((await boardRow(match)).version).toBe(version);
  });

  test('a result updates both sides, and the next match of the winner is priced again', async () => {
    const won = await untouchedMatch();
    const next = await untouchedMatch();
    await world.database.run('update event set home_team = $2 where id = $1', [next.eventId, won.homeTeam]);
    await world.database.run('update event_script set final_home = 6, final_away = 0 where event_id = $1', [
      won.eventId,
    ]);
    await world.database.run('update event set ends_at = $2, starts_at = $3 where id = $1', [
      won.eventId,
      new Date(world.clock.read() + 2),
      new Date(world.clock.read() + 1),
    ]);
    const before = await pricesOf(next);
    world.clock.advance(2);
    await play();
    const rating = await world.database.row<{ attack: number }>(
      'select attack from team_rating where team_id = $1',
      [won.homeTeam],
    );
    expect(rating?.attack).toBeGreaterThan(0);
    await trade();
    expect((await pricesOf(next)).home).toBeLessThan(before.home ?? 0);
  });
});

describe('the trading job', () => {
  const versionOf = async (match: TestMatch) => (await boardRow(match)).version;
  const bets = async (matches: readonly TestMatch[]) => {
    const member = await world.member({ cash: 5_000_000 });
    for (const match of matches)
      await member.call('/api/bet/betProc', slipOn([match], { stake: 500_000, oddsPolicy: 'all' }));
  };

  test('takes turns: with room for one event a run every event is priced, also long after its bets', async () => {
    const matches = [await untouchedMatch(), await untouchedMatch(), await untouchedMatch()];
    await bets(matches);
    await world.passTime(60_000);
    const before = await Promise.all(matches.map(versionOf));
    for (let run = 0; run < 3; run += 1) {
      // A member that bets on the first one again and again starves nobody.
      await bets(matches.slice(0, 1));
      world.clock.advance(1);
      await tradeMarkets(world.services, 1);
    }
    const after = await Promise.all(matches.map(versionOf));
    expect(after.every((version, index) => version > (before[index] ?? 0))).toBe(true);
  });

  const rate = (match: TestMatch, attack: number) =>
    world.database.run(
      'update team_rating set attack = $2, updated_at = $3 where league_id = 900 and team_id = $1',
      [match.homeTeam, attack, new Date(world.clock.read() + 1)],
    );
  const lines = (...quarters: number[]) =>
    quarters.map((lineQuarters) => ({ kind: 'UO' as const, lineQuarters, odds: { over: 1.9, under: 1.9 } }));
  const ratedMatch = async (markets: ReturnType<typeof lines>) => {
    const match = await world.match({ markets });
    await world.database.run(
      'insert into team_rating (league_id, team_id, attack, defence, updated_at) values (900, $1, 0, 0, $3), (900, $2, 0, 0, $3)',
      [match.homeTeam, match.awayTeam, new Date(world.clock.read() + 1)],
    );
    world.clock.advance(1);
    await trade();
    return match;
  };
  const marketsOf = async ({ eventId }: TestMatch) =>
    (await world.guest().call('/api/sport/event', { eventId })).event.markets;

  test('lines that have no price any more are not offered, and are open again once they have one', async () => {
    const match = await ratedMatch(lines(2, 10));
    expect((await marketsOf(match)).map(({ status }) => status)).toEqual(['open', 'open']);
    await rate(match, 2.5);
    world.clock.advance(1);
    await trade();
    expect(await marketsOf(match)).toEqual([]);
    await rate(match, 0);
    world.clock.advance(1);
    await trade();
    expect((await marketsOf(match)).map(({ status }) => status)).toEqual(['open', 'open']);
  });

  test('the main line moves to where the book is balanced', async () => {
    const match = await ratedMatch(lines(10, 18));
    const mains = async () => (await marketsOf(match)).map(({ isMain }) => isMain);
    expect(await mains()).toEqual([true, false]);
    await rate(match, 1);
    world.clock.advance(1);
    await trade();
    expect(await mains()).toEqual([false, true]);
  });

  test('what an operator has suspended stays suspended', async () => {
    const match = await ratedMatch(lines(10));
    await world.database.run(
      "update market set status = 'suspended', reason = 'trading' where event_id = $1",
      [match.eventId],
    );
    await rate(match, 0.5);
    world.clock.advance(1);
    await trade();
    expect((await marketsOf(match)).map(({ status }) => status)).toEqual(['suspended']);
  });

  test('a market whose void was taken back is open at its next price, unless a trader holds it', async () => {
    for (const isHeld of [false, true]) {
      const match = await ratedMatch(lines(10));
      const { id: marketId } = (await world.database.row<{ id: number }>(
        'update market set is_held = $2 where event_id = $1 returning id',
        [match.eventId, isHeld],
      )) ?? { id: 0 };
      world.clock.advance(1);
      const by = { operatorId: null, reason: 'test' };
      for (const correct of [voidMarket, unvoidMarket])
        await world.database.transaction((tx) =>
          correct(tx, { eventId: match.eventId, marketId }, by, world.clock.read.date()),
        );
      await settleBets(world.services, 200);
      expect((await marketsOf(match)).map(({ status }) => status)).toEqual(['suspended']);
      world.clock.advance(1);
      await trade();
      const status = isHeld ? 'suspended' : 'open';
      expect((await marketsOf(match)).map((market) => market.status)).toEqual([status]);
    }
  });

  test('a match whose prices cannot be made is suspended and on the review list, and the others are priced', async () => {
    const [bad, good] = [await untouchedMatch(), await untouchedMatch()];
    await world.database.run(
      `insert into league (id, sport, code, name, country, model) select 901, 'soccer', 'BAD', name, country, '{}' from league where id = 900`,
    );
    await world.database.run('update event set league_id = 901 where id = $1', [bad.eventId]);
    await world.database.run('update team_rating set league_id = 901, updated_at = $2 where team_id = $1', [
      bad.homeTeam,
      new Date(world.clock.read() + 1),
    ]);
    await bets([good]);
    const before = await versionOf(good);
    world.clock.advance(2);
    await trade();
    expect(await versionOf(good)).toBeGreaterThan(before);
    expect(
      await world.database.row(
        `select m.status, m.reason, r.tries, (select alive_at from feed_state where name = 'pricing') as alive_at
           from market m join sports_review r on r.subject = 'price' and r.subject_id = m.event_id where m.event_id = $1`,
        [bad.eventId],
      ),
    ).toEqual({ status: 'suspended', reason: 'trading', tries: 1, alive_at: new Date(world.clock.read()) });
    await world.database.run('update event set league_id = 900, settled_at = now() where id = $1', [
      bad.eventId,
    ]);
  });

  test('prices that have not been looked at for fifteen seconds take no bets', async () => {
    const [match, member] = [await untouchedMatch(), await world.member({ cash: 50_000 })];
    await world.passTime(15_001);
    await world.database.run("update feed_state set alive_at = $1 where name = 'pricing'", [
      new Date(world.clock.read() - 15_001),
    ]);
    expect(await member.codeOf('/api/bet/betProc', slipOn([match], { oddsPolicy: 'all' }))).toBe('B6013');
    await trade();
    expect(await member.codeOf('/api/bet/betProc', slipOn([match], { oddsPolicy: 'all' }))).toBe('0');
  });
});

describe('the board', () => {
  test('at kick-off a match goes live and its markets close with the reason', async () => {
    const match = await world.match({ startsInMs: 1_000, durationMs: 240_000, score: [1, 0] });
    await world.database.run('update event_script set goals = $2 where event_id = $1', [
      match.eventId,
      JSON.stringify([{ side: 'home', minute: 10 }]),
    ]);
    await world.passTime(1_000);
    await play();
    expect(await boardRow(match)).toMatchObject({ phase: 'playing', homeScore: 0, version: 2 });
    expect((await boardRow(match)).markets[0]).toMatchObject({ status: 'closed', reason: 'in-play' });
    const live = await world.guest().call('/api/sport/events', { when: 'live' });
    expect(live.events.map((event) => event.eventId)).toContain(match.eventId);
    const soon = await world.guest().call('/api/sport/events', { when: 'soon' });
    const counted = live.sports.find(({ sport }) => sport === 'soccer');
    expect(counted).toMatchObject({ live: live.events.length, soon: soon.events.length });
    expect(counted?.nextAt).toBe(soon.events[0]?.startsAt ?? null);
    expect(soon.events.map((event) => event.eventId)).not.toContain(match.eventId);
  });

  test('the final score is nowhere in what a guest can read before the end', async () => {
    const match = await world.match({ score: [7, 6], startsInMs: 1_000 });
    world.clock.advance(2_000);
    await play();
    expect(await boardRow(match)).toMatchObject({ homeScore: 0, awayScore: 0 });
    expect(JSON.stringify(await boardRow(match))).not.toMatch(/final|goals/);
  });

  test('an ended match leaves the board, and a sport without a league has none', async () => {
    const match = await world.match();
    world.clock.set(new Date(match.endsAtMs).toISOString());
    await play();
    await expect(boardRow(match)).rejects.toThrow('not on the board');
    expect((await world.guest().call('/api/sport/events', { sport: 'curling' })).events).toEqual([]);
  });

  test("an operator's book tells stakes and what the worst score would cost", async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    for (const stake of [10_000, 30_000]) {
      const member = await world.member({ cash: 50_000 });
      await member.call('/api/bet/betProc', slipOn([match], { stake }));
    }
    const ofMatch = { search: String(match.eventId) };
    const { list } = await operator.call('/api/console/sports/events', ofMatch);
    expect(list.find((row) => row.eventId === match.eventId)).toMatchObject({
      betCount: 2,
      stakeAmount: 40_000,
      liabilityAmount: 40_000,
    });
    const stranger = await world.operator('operator', await world.addSite());
    const theirs = await stranger.call('/api/console/sports/events', ofMatch);
    expect(theirs.list.find((row) => row.eventId === match.eventId)).toMatchObject({
      betCount: 0,
      stakeAmount: 0,
    });
  });

  test('the book counts all markets at one score, combinations by their share, and what has ended until it is paid', async () => {
    const operator = await world.operator();
    const match = await world.match({
      markets: [
        { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
        { kind: 'UO', lineQuarters: 10, odds: { over: 2, under: 2 } },
      ],
    });
    const later = await world.match({ startsInMs: 1_800_000 });
    const place = async (legs: number[], stake: number) => {
      const member = await world.member({ cash: 50_000 });
      const priced = legs.map((selectionId) => ({ selectionId, odds: 2 }));
      await member.call('/api/bet/betProc', slipOn([], { stake, legs: priced, oddsPolicy: 'all' }));
    };
    const bookOf = async ({ eventId }: TestMatch) => {
      const { list } = await operator.call('/api/console/sports/events', { search: String(eventId) });
      return list.find((row) => row.eventId === eventId);
    };
    await place([match.selection('WDL', 'home')], 10_000);
    await place([match.selection('UO', 'over')], 10_000);
    expect(await bookOf(match)).toMatchObject({ betCount: 2, stakeAmount: 20_000, liabilityAmount: 20_000 });
    await place([match.selection('UO', 'under')], 10_000);
    expect(await bookOf(match)).toMatchObject({ liabilityAmount: 10_000 });
    await place([match.selection('WDL', 'away'), later.selection('WDL', 'away')], 10_000);
    // 12.96 times the stake in all; on each match what it stakes there, at the odds of that match.
    expect(await bookOf(later)).toMatchObject({ betCount: 1, stakeAmount: 10_000, liabilityAmount: 26_000 });

    world.clock.set(new Date(match.endsAtMs).toISOString());
    await play();
    expect(await bookOf(match)).toMatchObject({ phase: 'ended', betCount: 4, stakeAmount: 40_000 });
    await settleBets(world.services, 200);
    expect(await bookOf(match)).toBeUndefined();
    expect(await bookOf(later)).toMatchObject({ betCount: 0, liabilityAmount: 0 });
  });
});
