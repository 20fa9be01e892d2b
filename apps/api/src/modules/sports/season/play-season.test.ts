import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { createSealer } from '../../../kernel/sealed.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { installSportsCatalogue } from '../index.ts';
import { settleBets } from '../settlement/settle-bets.ts';
import { playSeason } from './play-season.ts';
import { scheduleSeason } from './schedule-season.ts';

/** A tick of twenty seconds takes 200 ms, a football match a little over a minute. */
const world = await createWorld({
  change: (services) => ({ ...services, season: { speed: 100, upcoming: 1 } }),
});
await world.database.transaction((tx) => installSportsCatalogue(tx, new Date(world.clock.read())));
const play = (services = world.services) => playSeason(services, 100);

/** How an operator ends a match. */
type Ended = Pick<RequestOf<'/api/console/sports/result'>, 'scores' | 'ending'>;

interface Row {
  readonly id: number;
  readonly series: string;
  readonly phase: string;
  readonly ticks_played: number;
  readonly next_tick_at: Date | null;
  readonly progress: { readonly dueSeconds: number | null };
  readonly version: number;
  readonly starts_at: Date;
  readonly cancelled_at: Date | null;
}

const matchOf = async (id: number): Promise<Row> =>
  need(
    await world.database.row<Row>(
      `select e.id, s.series, e.phase, s.ticks_played, s.next_tick_at, s.progress, e.version, e.starts_at, e.cancelled_at
         from event e join season_match s on s.event_id = e.id where e.id = $1`,
      [id],
    ),
    'match',
  );

/** A match that kicks off now; what other tests have left plays no part. */
async function newMatch(sport: 'soccer' | 'baseball' = 'soccer'): Promise<Row> {
  await world.owner.run('alter table season_match disable trigger season_match_steps');
  await world.owner.run('update season_match set next_tick_at = null');
  await world.owner.run('alter table season_match enable trigger season_match_steps');
  await world.owner.run("update event set settled_at = now(), phase = 'ended' where settled_at is null");
  await world.database.run("delete from feed_state where name = 'none'");
  await scheduleSeason(world.services, 100);
  const row = await world.database.row<{ id: number }>(
    `select e.id from event e join league l on l.id = e.league_id
      where l.sport = $1 and e.settled_at is null order by e.id desc limit 1`,
    [sport],
  );
  const { id } = need(row, 'match');
  // The others of the round are not needed.
  await world.owner.run('update season_match set next_tick_at = null where event_id <> $1', [id]);
  const match = await matchOf(id);
  await world.passTime(match.starts_at.getTime() - world.clock.read());
  return match;
}

const marketsOf = (id: number) =>
  world.database.rows<{ status: string; reason: string | null; result: string | null }>(
    `select m.status, m.reason, s.result from market m join selection s on s.market_id = m.id
      where m.event_id = $1 and m.has_price order by s.id`,
    [id],
  );
const drawsOf = async (series: string) =>
  (
    await world.database.rows<{ draw: number }>(
      'select draw from draw_outcome where series = $1 order by draw',
      [series],
    )
  ).map(({ draw }) => draw);

async function playToTheEnd(id: number): Promise<void> {
  for (let step = 0; step < 100 && (await matchOf(id)).next_tick_at !== null; step += 1) {
    await world.passTime(5_000);
    await play();
  }
}

describe('the season at play', () => {
  test('at kick-off a match is in play with its markets open, and a tick that is not over changes nothing', async () => {
    const { id } = await newMatch();
    await play();
    expect(await matchOf(id)).toMatchObject({ phase: 'playing', ticks_played: 0 });
    expect((await marketsOf(id)).every(({ status }) => status === 'open')).toBe(true);
    const { version } = await matchOf(id);
    await world.passTime(100);
    await play();
    expect((await matchOf(id)).version).toBe(version);
  });

  test('two workers at once play no tick twice, and each draw is revealed once', async () => {
    const { id, series } = await newMatch();
    for (let step = 0; step < 8; step += 1) {
      await world.passTime(3_000);
      await Promise.all([play(), play(), play()]);
    }
    const { version, ticks_played: played } = await matchOf(id);
    expect(version).toBeLessThanOrEqual(1 + 8 * 2);
    expect(played).toBeGreaterThanOrEqual(115);
    const draws = await drawsOf(series);
    expect(new Set(draws).size).toBe(draws.length);
    expect(Math.max(...draws)).toBeLessThanOrEqual(played);
  });

  test('a match that nobody played for a day is played in order when somebody is back, and settled', async () => {
    const { id, series } = await newMatch();
    await world.passTime(24 * 3_600_000);
    await play();
    const match = await matchOf(id);
    expect(match).toMatchObject({ phase: 'ended', next_tick_at: null, cancelled_at: null });
    const draws = await drawsOf(series);
    expect(draws).toEqual(draws.toSorted((a, b) => a - b));
    expect((await marketsOf(id)).every(({ status, result }) => status === 'settled' && result !== null)).toBe(
      true,
    );
  });

  test('what its draws gave stays known beside the score that an operator has put in its place', async () => {
    const { id } = await newMatch();
    const detail = () => world.guest().call('/api/sport/event', { eventId: id });
    await play();
    expect((await detail()).drawnScore).toBeNull();
    await world.passTime(24 * 3_600_000);
    await play();
    const { event, incidents, drawnScore, correction: before } = await detail();
    // Stamped with the clock of the halves: a stadium's break is in none of them.
    for (const { clockSeconds } of incidents) expect(clockSeconds).toBeLessThan(55 * 60);
    expect(incidents.length).toBeGreaterThan(0);
    const drawn = { home: event.homeScore, away: event.awayScore };
    expect([drawnScore, before]).toEqual([drawn, null]);
    const scores = [{ scope: 'match' as const, home: drawn.home + 1, away: drawn.away }];
    const operator = await world.operator('platform');
    const correction = { eventId: id, kind: 'result' as const, scores, reason: 'the official report' };
    await operator.call('/api/console/sports/result', { ...correction, idempotencyKey: newKey() });
    const corrected = await detail();
    expect(corrected.event).toMatchObject({ homeScore: drawn.home + 1, awayScore: drawn.away });
    expect(corrected.drawnScore).toEqual(drawn);
    expect(corrected.correction).toEqual({ ending: 'played', correctedAt: expect.any(String) });
    const gone = { ...correction, scores: [], ending: 'not-played' as const, idempotencyKey: newKey() };
    await operator.call('/api/console/sports/result', gone);
    expect(await detail()).toMatchObject({ drawnScore: drawn, correction: { ending: 'not-played' } });
  });

  test.each<{ when: string; playedMs: number; ended: Ended }>([
    { when: 'before its kick-off', playedMs: 0, ended: { scores: [], ending: 'not-played' } },
    { when: 'in play', playedMs: 20_000, ended: { scores: [{ scope: 'match', home: 2, away: 1 }] } },
  ])(
    'a match that an operator ends $when is not played on, and the season goes on',
    async ({ playedMs, ended }) => {
      const { id } = await newMatch();
      await world.passTime(playedMs);
      if (playedMs > 0) await play();
      const operator = await world.operator('platform');
      const result = { eventId: id, kind: 'result' as const, reason: 'stopped', idempotencyKey: newKey() };
      await operator.call('/api/console/sports/result', { ...result, ...ended });
      const before = await matchOf(id);
      await world.passTime(3_600_000);
      await play();
      expect(await matchOf(id)).toEqual(before);
      const feed = await world.database.row<{ alive_at: Date }>(
        "select alive_at from feed_state where name = 'season'",
      );
      expect(feed?.alive_at.getTime()).toBe(world.clock.read());
    },
  );

  test('a worker that dies in a tick leaves nothing of it, and the next one plays the same', async () => {
    const { id, series } = await newMatch();
    await world.passTime(10_000);
    const before = await matchOf(id);
    const dying = { ...world.services.database };
    const dies = new Error('the process has died');
    dying.transaction = (work) =>
      world.services.database.transaction(async (tx) => {
        await work(tx);
        throw dies;
      });
    await play({ ...world.services, database: dying }).catch((error) => expect(error).toBe(dies));
    expect(await matchOf(id)).toEqual(before);
    expect(await drawsOf(series)).toEqual([]);
    await play();
    expect((await matchOf(id)).ticks_played).toBeGreaterThan(0);
  });

  test('a goal or a red card suspends every market for one tick, and no longer', async () => {
    const { id } = await newMatch();
    let suspensions = 0;
    for (let step = 0; step < 420; step += 1) {
      await world.passTime(200);
      await play();
      const match = await matchOf(id);
      if (match.next_tick_at === null) break;
      const last = await world.database.row<{ at_seconds: number }>(
        `select at_seconds from event_incident where event_id = $1
            and (kind = 'red-card' or (kind = 'score')) order by number desc limit 1`,
        [id],
      );
      const isJustNow = last !== undefined && Math.ceil(last.at_seconds / 20) === match.ticks_played;
      const states = await marketsOf(id);
      const open = states.filter(({ result }) => result === null);
      expect(
        open.every(({ status, reason }) =>
          isJustNow ? status === 'suspended' && reason === 'incident' : status === 'open',
        ),
      ).toBe(true);
      if (isJustNow) suspensions += 1;
    }
    const { count } = need(
      await world.database.row<{ count: number }>(
        "select count(distinct at_seconds) from event_incident where event_id = $1 and kind in ('score', 'red-card')",
        [id],
      ),
      'count',
    );
    expect(Math.abs(suspensions - count)).toBeLessThanOrEqual(1);
  }, 60_000);

  test('first-half markets are settled at half-time, while the match goes on', async () => {
    const { id } = await newMatch();
    for (let step = 0; step < 40; step += 1) {
      await world.passTime(1_000);
      await play();
      // A goal in the first moments of the second half holds bets up for a while.
      const row = await world.database.row<{ goes_on: boolean }>(
        `select period = 2 and exists (select from market where event_id = $1 and scope = 'h2' and status = 'open') as goes_on
           from event where id = $1`,
        [id],
      );
      if (row?.goes_on) break;
    }
    const byScope = await world.database.rows<{ scope: string; settled: boolean; open: boolean }>(
      `select scope, bool_and(status = 'settled') as settled, bool_or(status = 'open') as open
         from market where event_id = $1 group by scope order by scope`,
      [id],
    );
    expect(byScope).toEqual([
      { scope: 'h1', settled: true, open: false },
      { scope: 'h2', settled: false, open: true },
      { scope: 'match', settled: false, open: true },
    ]);
  });
});

describe('a draw that cannot be made', () => {
  const lost = {
    ...world.services,
    witness: createSealer('another secret than the one it was sealed under'),
  };

  test('[RNG-11] suspends its match with the reason while there is hope, and stops no other', async () => {
    const { id } = await newMatch();
    await world.passTime(10_000);
    await play(lost);
    expect(await matchOf(id)).toMatchObject({ phase: 'prematch', ticks_played: 0 });
    expect(new Set((await marketsOf(id)).map(({ status, reason }) => `${status} ${reason}`))).toEqual(
      new Set(['suspended feed']),
    );
    const review = await world.database.row<{ subject: string }>(
      'select subject from sports_review where subject_id = $1 and resolved_at is null',
      [id],
    );
    expect(review?.subject).toBe('result');
    await world.passTime(61_000);
    await play();
    expect((await matchOf(id)).ticks_played).toBeGreaterThan(0);
    expect(
      await world.database.row('select 1 from sports_review where subject_id = $1 and resolved_at is null', [
        id,
      ]),
    ).toBeUndefined();
  });

  test('[INT-4] voids its match after an hour: stakes go back, once', async () => {
    const { id } = await newMatch();
    world.clock.advance(-5_000);
    const member = await world.member({ cash: 50_000 });
    const { event } = await world.guest().call('/api/sport/event', { eventId: id });
    const home = need(
      event.markets.find(({ kind }) => kind === 'WDL')?.selections.find(({ pick }) => pick === 'home'),
      'home',
    );
    await member.call(
      '/api/bet/betProc',
      slipOn([], { stake: 10_000, legs: [{ selectionId: home.selectionId, odds: home.odds }] }),
    );
    await world.passTime(3_700_000);
    await play(lost);
    expect(await matchOf(id)).toMatchObject({ phase: 'ended', next_tick_at: null });
    expect((await matchOf(id)).cancelled_at).not.toBeNull();
    await settleBets(world.services, 100);
    await playToTheEnd(id);
    await settleBets(world.services, 100);
    expect((await world.holdingsOf(member)).cash).toBe(50_000);
  });

  test('after five innings leaves the score of a game as it stands', async () => {
    const { id } = await newMatch('baseball');
    for (let step = 0; step < 100; step += 1) {
      await world.passTime(2_000);
      await play();
      const event = await world.database.row<{ period: number }>('select period from event where id = $1', [
        id,
      ]);
      if ((event?.period ?? 0) > 5) break;
    }
    await world.passTime(3_700_000);
    await play(lost);
    expect(await matchOf(id)).toMatchObject({ phase: 'ended', next_tick_at: null, cancelled_at: null });
    const results = await world.database.rows<{ kind: string; result: string }>(
      `select distinct m.kind, s.result from market m join selection s on s.market_id = m.id
        where m.event_id = $1 and m.scope = 'match' and m.kind in ('AH', 'UO') and m.line_quarters % 4 <> 0 order by 1, 2`,
      [id],
    );
    expect(results).toEqual([
      { kind: 'AH', result: 'lose' },
      { kind: 'AH', result: 'win' },
      { kind: 'UO', result: 'void' },
    ]);
  });
});
