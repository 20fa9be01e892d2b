import { type MiniGame, miniGames } from '@hanpan/contract';
import { drawOfGame, verifyMiniProof } from '@hanpan/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { drawRounds } from './draw-rounds.ts';

const world = await createWorld();
const roundMs = 5 * 60_000;
/** Rounds go on from test to test: what was drawn stays drawn. */
let passedMs = 0;

function pass(ms: number): void {
  passedMs += ms;
  world.clock.advance(ms);
}

beforeEach(() => world.clock.advance(passedMs));

const draw = (services: World['services'] = world.services, limit = 100) => drawRounds(services, limit);

/** The first rounds are announced a round ahead. */
async function begin(): Promise<void> {
  if ((await world.guest().call('/api/fair/commitments', {})).pageInfo.total > 0) return;
  await draw();
}

/** Lets as many rounds pass, and draws them. Returns the number of the last one in its series. */
async function play(rounds: number): Promise<number> {
  await begin();
  pass(rounds * roundMs);
  await draw();
  return countAll();
}

const resultsOf = (game: MiniGame, body: object = {}) =>
  world.guest().call('/api/result/mini', { game, ...body });

/** The series that is being played: the first one of the game. */
const series = async (game: string) =>
  need((await world.guest().call('/api/fair/commitments', { game })).list.at(-1), 'series');

const reveal = async (draw: number, game = 'powerball') =>
  world.guest().call('/api/fair/reveal', { series: (await series(game)).announcement.series, draw });

const countAll = async () => (await resultsOf('powerball')).pageInfo.total;

test('[CL-20] before the first draw there are no results of the powerball', async () => {
  const none = await world.guest().call('/api/minigame/powerballResult', {});
  expect(none).toEqual({ list: [], pageInfo: { page: 1, count_per_list: 10, total: 0 } });
});

test('[CL-20] the results of the powerball are paged, the latest first', async () => {
  await play(12);
  const ask = (page?: number) => world.guest().call('/api/minigame/powerballResult', { page });
  const first = await ask();
  expect(first.pageInfo.total).toBe(12);
  expect(first.list.map(({ round }) => round)).toEqual([156, 155, 154, 153, 152, 151, 150, 149, 148, 147]);
  const { proof, drawAt } = await reveal(12);
  const { balls, powerball } = need(proof, 'proof').outcome as { balls: number[]; powerball: number };
  expect(first.list[0]).toMatchObject({ game: 'powerball', drawnAt: drawAt, numbers: balls, powerball });
  expect((await ask(2)).list.map(({ round }) => round)).toEqual([146, 145]);
});

test('the results of each mini game are read by day, and a ladder reads the first number of its draw', async () => {
  await play(1);
  const [latest] = (await resultsOf('speedkino')).list;
  const { day, round, numbers } = need(latest, 'result');
  const [ladder] = (await resultsOf('kinoladder', { day })).list;
  expect(ladder).toMatchObject({ day, round, numbers: numbers.slice(0, 1), powerball: null });
  expect((await resultsOf('kinoladder', { day: '2001-01-01' })).list).toEqual([]);
  expect((await resultsOf('powerladder', { day })).pageInfo.total).toBe(await countAll());
});

test.each(miniGames)('a draw of %s is told as its board tells it, with what proves it', async (game) => {
  await play(2);
  const [latest, before] = (await resultsOf(game)).list;
  const board = await world.guest().call('/api/minigame/board', { game });
  expect([latest, before]).toEqual(board.results.slice(0, 2).map((result) => ({ game, ...result })));
  const { series: name, draw: number, announcement } = need(latest, 'result');
  const ofGame = drawOfGame[game];
  expect(announcement).toBe((await series(ofGame)).digest);
  expect((await world.guest().call('/api/fair/reveal', { series: name, draw: number })).state).toBe(
    'revealed',
  );
});

describe('rounds', () => {
  test('are announced before they are drawn, and every one verifies', async () => {
    const last = await play(3);
    for (const game of ['powerball', 'speedkino']) {
      const { digest: publishedHash, announcedAt } = await series(game);
      for (const round of [last - 2, last - 1, last]) {
        const { proof, drawAt } = await reveal(round, game);
        expect(announcedAt < drawAt).toBe(true);
        expect(verifyMiniProof(proof, { publishedHash }).verdict).toBe('valid');
      }
      expect((await reveal(last + 1, game)).state).toBe('waiting');
    }
  });

  test('are drawn once, whichever of three workers comes first', async () => {
    const last = await play(1);
    pass(3 * roundMs);
    await Promise.all([draw(), draw(), draw()]);
    expect(await countAll()).toBe(last + 3);
  });

  test('of a pause are drawn afterwards, the oldest first', async () => {
    const last = await play(1);
    pass(20 * roundMs);
    await draw(world.services, 5);
    expect(await countAll()).toBe(last + 5);
    expect((await reveal(last + 5)).state).toBe('revealed');
    expect((await reveal(last + 6)).state).toBe('waiting');
    await draw();
    expect(await countAll()).toBe(last + 20);
  });

  test('whose keys cannot be opened wait an hour for them, and then are void, which the results say', async () => {
    const last = await play(1);
    const ofServer = { ...world.services, witness: undefined };
    pass(roundMs + 60 * 60_000 - 1);
    await expect(draw(ofServer)).rejects.toThrow('no witness key');
    expect((await reveal(last + 1)).state).toBe('waiting');
    pass(1);
    await expect(draw(ofServer)).rejects.toThrow('no witness key');
    expect(await reveal(last + 1)).toMatchObject({ state: 'void', voidReason: 'missing-key' });
    await draw();
    expect((await reveal(last + 1)).state).toBe('void');
    expect((await reveal(last + 2)).state).toBe('revealed');
    expect(await countAll()).toBe(last + 13);
    const voidOf = <T extends { readonly state: string }>(list: readonly T[]) =>
      need(
        list.find(({ state }) => state === 'void'),
        'a void round',
      );
    const told = voidOf((await resultsOf('powerladder', { page: 2 })).list);
    expect(told).toMatchObject({ draw: last + 1, numbers: [], results: {} });
    const board = await world.guest().call('/api/minigame/board', { game: 'powerladder' });
    expect(told).toEqual({ game: 'powerladder', ...voidOf(board.results) });
    const ofDay = (await resultsOf('powerladder', { day: told.day, page: 2 })).list;
    expect(ofDay).toContainEqual(told);
    expect((await resultsOf('powerladder', { day: '2001-01-01' })).pageInfo.total).toBe(0);
  });
});

test('a result without a draw that was revealed cannot be kept, and a kept one never changes', async () => {
  await play(1);
  const stray = world.database.run(
    "insert into minigame_draw values ('powerball', '2026-11-20', 99, now(), '{1}', 1, 'nobody', 1)",
  );
  await expect(stray).rejects.toMatchObject({ code: '23503' });
  await expect(world.database.run('update minigame_draw set powerball = 1')).rejects.toThrow(
    'permission denied',
  );
  await expect(world.owner.run('delete from minigame_draw')).rejects.toThrow('written once');
});

test.each([{ game: 'bingo' }, { day: '20261120' }, { day: '1900-01-01' }, { page: -1 }, { page: 1e9 }])(
  '%o is refused with E400',
  async (body) => {
    expect((await world.guest().sendRaw('/api/result/mini', JSON.stringify(body))).code).toBe('E400');
  },
);
