import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOf } from '../testing/plan-of.ts';
import { startWorld, type World } from '../testing/world.ts';
import { roundsOfSpan } from './rounds-of-span.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

const day = { from: '2026-10-19T00:00:00Z', to: '2026-10-20T00:00:00Z' };

/** In their order, so that reading ends where the page is full. */
const isSorted = /-> {2}(Incremental )?Sort\b/;

test.each(['purse', 'seamless'] as const)(
  'of the %s wallet a span is read in the order of its times, from an index that begins there or after the page before',
  async (wallet) => {
    const cursor = 't1792400000000000/0b1d7b5e-0000-4000-8000-000000000000';
    for (const asked of [day, { ...day, cursor }]) {
      const plan = await planOf(world.vendor.pool, (reader) =>
        roundsOfSpan(reader, { agent: 1, limit: 100, ...asked }, wallet),
      );
      for (const table of ['round', 'room_bet'])
        expect(plan).toMatch(
          new RegExp(
            `using ${table}_finished_at on ${table} \\w+\\s+Index Cond: .*finished_at >= .*finished_at < .*ROW\\(finished_at, id\\) > `,
          ),
        );
      expect(plan).not.toMatch(isSorted);
    }
  },
);

test('pages of a span hold each of its rounds once, also of those that ended in the same instant', async () => {
  const player = await world.open(world.operator.player(50_000));
  const played: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const answer = await world.spin(player);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    played.push(answer.round.roundId);
  }
  await world.vendor.pool.query(
    'UPDATE round SET finished_at = (SELECT min(finished_at) FROM round) WHERE id = ANY ($1)',
    [played.slice(0, 4)],
  );
  const pages: string[][] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await roundsOfSpan(world.vendor.pool, { agent: 1, limit: 2, ...day, cursor }, 'seamless');
    pages.push(page?.rounds.map(({ round }) => round) ?? []);
    if (!page?.has_more) break;
    cursor = page.next_cursor;
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual([...played.slice(0, 4).sort(), played[4]]);
});

test('a span begins at its first instant and ends before its last, and nobody else’s rounds are in it', async () => {
  const player = await world.open(world.operator.player(50_000));
  const answer = await world.spin(player);
  if (answer.kind !== 'played') throw new Error(answer.kind);
  const { roundId } = answer.round;
  const { rows } = await world.vendor.pool.query('SELECT finished_at FROM round WHERE id = $1', [roundId]);
  const [endedAt, after] = [rows[0].finished_at, new Date(rows[0].finished_at.getTime() + 1)].map(
    (at: Date) => at.toISOString(),
  );
  const listed = async (
    span: { from?: string; to?: string },
    agent = 1,
    wallet: 'purse' | 'seamless' = 'seamless',
  ) =>
    (await roundsOfSpan(world.vendor.pool, { agent, limit: 100, ...span }, wallet))?.rounds.map(
      ({ round }) => round,
    );
  expect(await listed({ from: endedAt, to: after })).toEqual([roundId]);
  expect(await listed({ from: after })).not.toContain(roundId);
  expect(await listed({ to: endedAt })).not.toContain(roundId);
  expect(await listed({ from: endedAt }, 2)).toEqual([]);
  expect(await listed({ from: endedAt }, 1, 'purse')).toEqual([]);
});

test('a cursor of another list, or of nobody’s, is refused', async () => {
  for (const cursor of [
    '1/0b1d7b5e-0000-4000-8000-000000000000',
    't1/x',
    `t${'9'.repeat(17)}/0b1d7b5e-0000-4000-8000-000000000000`,
  ])
    expect(
      await roundsOfSpan(world.vendor.pool, { agent: 1, limit: 10, ...day, cursor }, 'purse'),
    ).toBeUndefined();
});
