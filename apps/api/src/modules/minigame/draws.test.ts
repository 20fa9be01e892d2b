import { expect, test } from 'vitest';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const minuteMs = 60_000;

/** Draws as they will be revealed, one every five minutes; returns when the last of them was. */
async function draw(game: string, day: string, count: number): Promise<void> {
  const midnight = Date.parse(`${day}T00:00:00+09:00`);
  for (let round = 1; round <= count; round += 1) {
    await world.owner.run(
      'insert into minigame_draw (game, day, round, drawn_at, numbers, powerball) values ($1, $2, $3, $4, $5, $6)',
      [game, day, round, new Date(midnight + round * 5 * minuteMs), [5, 12, 20, 7, 28], 3],
    );
  }
}

test('[CL-20] the results of the powerball are paged, and before the first draw there are none', async () => {
  const ask = (page?: number) => world.guest().call('/api/minigame/powerballResult', { page });
  expect(await ask()).toEqual({ list: [], pageInfo: { page: 1, count_per_list: 10, total: 0 } });
  await draw('powerball', '2026-11-20', 12);
  await draw('speedkino', '2026-11-20', 1);
  const first = await ask();
  expect(first.list.map(({ round }) => round)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(first.list[0]).toEqual({
    game: 'powerball',
    day: '2026-11-20',
    round: 12,
    drawnAt: '2026-11-19T16:00:00.000Z',
    numbers: [5, 12, 20, 7, 28],
    powerball: 3,
  });
  expect((await ask(2)).list.map(({ round }) => round)).toEqual([2, 1]);
});

test('the results of each mini game are read by day', async () => {
  await draw('kinoladder', '2026-11-18', 2);
  await draw('kinoladder', '2026-11-19', 1);
  const rounds = async (body: object) =>
    (await world.guest().call('/api/result/mini', { game: 'kinoladder', ...body })).list.map(
      ({ day, round }) => `${day} ${round}`,
    );
  expect(await rounds({})).toEqual(['2026-11-19 1', '2026-11-18 2', '2026-11-18 1']);
  expect(await rounds({ day: '2026-11-18' })).toEqual(['2026-11-18 2', '2026-11-18 1']);
  expect(await rounds({ game: 'powerladder' })).toEqual([]);
});

test('no code of the application may write a draw', async () => {
  const write = world.database.run(
    "insert into minigame_draw values ('powerball', '2026-11-20', 99, now(), '{1}', 1)",
  );
  await expect(write).rejects.toThrow('permission denied');
});

test.each([{ game: 'bingo' }, { day: '20261120' }, { day: '1900-01-01' }, { page: -1 }, { page: 1e9 }])(
  '%o is refused with E400',
  async (body) => {
    expect((await world.guest().sendRaw('/api/result/mini', JSON.stringify(body))).code).toBe('E400');
  },
);
