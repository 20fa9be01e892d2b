import { describe, expect, test } from 'vitest';
import type { TestMatch } from '../../testing/matches.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld } from '../../testing/world.ts';
import { installSportsCatalogue } from './index.ts';
import { playEvents } from './play-events.ts';
import { scheduleEvents } from './schedule-events.ts';
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
    await member.call('/api/bet/betProc', slipOn([match], { stake: 2_000_000, oddsPolicy: 'all' }));
    await trade();
    const after = await pricesOf(match);
    expect(after.home).toBeLessThan(before.home ?? 0);
    expect(after.away).toBeGreaterThanOrEqual(before.away ?? 0);
    expect((await boardRow(match)).version).toBeGreaterThan(1);
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

describe('the board', () => {
  test('at kick-off a match goes live and its markets close with the reason', async () => {
    const match = await world.match({ startsInMs: 1_000, durationMs: 240_000, score: [1, 0] });
    await world.database.run('update event_script set goals = $2 where event_id = $1', [
      match.eventId,
      JSON.stringify([{ side: 'home', minute: 10 }]),
    ]);
    await world.passTime(1_000);
    await play();
    expect(await boardRow(match)).toMatchObject({ phase: 'first', homeScore: 0, version: 2 });
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

  test('an empty board is filled with real fixtures, some of them under way, and is kept full', async () => {
    await world.database.transaction((tx) => installSportsCatalogue(tx, new Date(world.clock.read())));
    const replay = { ...world.services, replay: { matchSeconds: 240 } };
    const upcoming = async () =>
      (
        await world.database.row<{ count: number }>('select count(*) from event where starts_at > $1', [
          new Date(world.clock.read()),
        ])
      )?.count;
    await world.owner.run("update event set settled_at = now(), starts_at = '2020-01-01'");
    await scheduleEvents(replay, 60);
    const first = await upcoming();
    expect(first).toBeGreaterThanOrEqual(40);
    await play();
    const live = await world.guest().call('/api/sport/events', { when: 'live' });
    expect(live.events.length).toBeGreaterThan(0);
    const board = await world.guest().call('/api/sport/events', { when: 'soon' });
    expect(new Set(board.events[0]?.markets.map((market) => market.kind))).toEqual(
      new Set(['WDL', 'AH', 'UO']),
    );
    await scheduleEvents(replay, 60);
    world.clock.advance(400_000);
    await scheduleEvents(replay, 60);
    expect(await upcoming()).toBe(45);
  });

  test("an operator's book tells stakes and what the worst selection would cost", async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    for (const stake of [10_000, 30_000]) {
      const member = await world.member({ cash: 50_000 });
      await member.call('/api/bet/betProc', slipOn([match], { stake }));
    }
    const { list } = await operator.call('/api/console/sports/book', {});
    expect(list.find((row) => row.eventId === match.eventId)).toMatchObject({
      betCount: 2,
      stakeAmount: 40_000,
      liabilityAmount: 40_000,
    });
    const stranger = await world.operator('operator', await world.addSite());
    const theirs = await stranger.call('/api/console/sports/book', {});
    expect(theirs.list.find((row) => row.eventId === match.eventId)).toMatchObject({
      betCount: 0,
      stakeAmount: 0,
    });
  });
});
