import type { SportEvent } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import type { TestMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';
import { emitEvents } from './emit-events.ts';
import { prunePrices } from './price-history-store.ts';

type PushedEvent = { readonly events?: SportEvent[]; readonly event?: SportEvent };

const path = '/api/sport/oddsHistory';
const world = await createWorld();
const guest = world.guest();

/** Goals of a match in play, the first side first; every one at its own minute. */
async function score(match: TestMatch, sides: readonly ('home' | 'away')[]): Promise<void> {
  const score = { home: 0, away: 0 };
  await world.database.run("update event set phase = 'playing', period = 1 where id = $1", [match.eventId]);
  for (const [index, side] of sides.entries()) {
    score[side] += 1;
    await world.database.run(
      `insert into event_incident (event_id, number, at_seconds, period, kind, side, amount, home_score, away_score)
       values ($1, $2, $3, 1, 'score', $4, 1, $5, $6)`,
      [match.eventId, index + 1, (index + 1) * 60, side, score.home, score.away],
    );
  }
}

const detail = (match: TestMatch) => guest.call('/api/sport/event', { eventId: match.eventId });

describe('how a match went', () => {
  test('is told by its incidents, its course, its counts and its momentum', async () => {
    const match = await world.match();
    expect((await detail(match)).event.momentum).toBeNull();
    await score(match, ['home', 'away', 'home']);
    const { event, incidents, course, counts, drawnScore } = await detail(match);
    expect(drawnScore).toBeNull();
    expect(incidents.map(({ number, side, homeScore }) => [number, side, homeScore])).toEqual([
      [3, 'home', 2],
      [2, 'away', 1],
      [1, 'home', 1],
    ]);
    // A match of the world has no draws, so nobody knows how its clock went.
    expect(incidents[0]).toMatchObject({ clockSeconds: null, periodSeconds: null });
    expect(event.periodSeconds).toBeNull();
    expect(course).toEqual([
      { atSeconds: 60, home: 1, away: 0 },
      { atSeconds: 120, home: 1, away: 1 },
      { atSeconds: 180, home: 2, away: 1 },
    ]);
    expect(counts).toEqual([{ kind: 'score', period: 1, home: 2, away: 1 }]);
    expect(event.momentum).toBeGreaterThan(50);
    const board = await guest.call('/api/sport/events', { when: 'live' });
    expect(board.events.find(({ eventId }) => eventId === match.eventId)?.momentum).toBe(event.momentum);
  });

  test('is thinned where it is long, and ends with the latest score', async () => {
    const match = await world.match();
    await score(
      match,
      Array.from({ length: 500 }, (_, at) => (at % 3 === 0 ? 'away' : 'home')),
    );
    const { incidents, course } = await detail(match);
    expect(incidents).toHaveLength(30);
    expect(course.length).toBeLessThanOrEqual(240);
    expect(course.length).toBeGreaterThan(150);
    expect(course.at(-1)).toEqual({ atSeconds: 30_000, home: 333, away: 167 });
  });
});

test('a push carries the main markets to boards and all of them to whoever watches the match', async () => {
  const match = await world.match({
    markets: [
      { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
      { kind: 'BTTS', odds: { yes: 1.8, no: 2 } },
    ],
  });
  await world.database.transaction((tx) => emitEvents(tx, [match.eventId], new Date(world.clock.read())));
  const pushes = await world.database.rows<{ audience: string; event: string; payload: PushedEvent }>(
    'select audience, event, payload from outbox order by id desc limit 2',
  );
  const site = world.site.id;
  const said = pushes.map(({ audience, event, payload }) => {
    const [pushed] = payload.events ?? [payload.event];
    return [audience, event, pushed?.eventId, pushed?.markets.map(({ kind }) => kind).sort()];
  });
  expect(said).toEqual([
    [`topic:${site}:event:${match.eventId}`, 'event', match.eventId, ['BTTS', 'WDL']],
    [`topic:${site}:sports`, 'events', match.eventId, ['WDL']],
  ]);
});

describe('how a price moved', () => {
  const move = (selectionId: number, odds: number) =>
    world.database.run('update selection set odds_milli = $2 where id = $1', [selectionId, odds]);
  const pricesOf = async (selectionId: number) =>
    (await guest.call(path, { selectionId })).points.map(({ odds }) => odds);

  test('is kept from its first one on, whoever writes it, and not where nothing moved', async () => {
    const match = await world.match();
    const home = match.selection('WDL', 'home');
    await move(home, 2_100);
    await move(home, 2_100);
    await move(home, 1_950);
    expect(await pricesOf(home)).toEqual([2, 2.1, 1.95]);
    expect(await pricesOf(match.selection('WDL', 'away'))).toEqual([3.6]);
    const { points } = await guest.call(path, { selectionId: home });
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted());
  });

  test('is kept of the main markets of a match alone', async () => {
    const match = await world.match({
      markets: [
        { kind: 'WDL', scope: 'h1', odds: { home: 2.5, draw: 2.1, away: 3.9 } },
        { kind: 'UO', lineQuarters: 10, odds: { over: 1.9, under: 1.9 } },
      ],
    });
    expect(await pricesOf(match.selection('WDL', 'home', 'h1'))).toEqual([]);
    await world.database.run('update market set is_main = false where event_id = $1', [match.eventId]);
    await move(match.selection('UO', 'over'), 1_800);
    expect(await pricesOf(match.selection('UO', 'over'))).toEqual([1.9]);
  });

  test('is forgotten when it is old, a batch at a time', async () => {
    const match = await world.match();
    const home = match.selection('WDL', 'home');
    await move(home, 2_100);
    await world.database.run(
      "update selection_price set at = at - interval '20 days' where selection_id = $1 and odds_milli = 2000",
      [home],
    );
    const before = new Date(Date.now() - 14 * 86_400_000);
    expect(await prunePrices(world.database, before, 100)).toBe(1);
    expect(await prunePrices(world.database, before, 100)).toBe(0);
    expect(await pricesOf(home)).toEqual([2.1]);
  });

  test.each(
    refusalsOf(path, {
      E404: ['a selection that there is not', () => guest.codeOf(path, { selectionId: 99_999_999 })],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});
