import { expect, test } from 'vitest';
import type { SuitePlayer } from './speak/speaker.ts';
import { allVectors, runSuite } from './suite.ts';
import { runDisorder } from './suite-disorder.ts';
import { neededBy } from './suite-players.ts';
import { bet, win } from './suite-steps.ts';
import type { SuiteReport } from './suite-target.ts';
import { type Ways, wireWallet } from './testing/wire-wallet.ts';

/** A wallet whose players are listed, as in the file of the command, and used in turns. */
async function listedWallet(amounts: readonly number[], ways: Ways = {}) {
  const made = wireWallet('hub88', ways);
  const players: SuitePlayer[] = [];
  for (const amount of amounts) players.push(await made.addPlayer(amount));
  let turn = 0;
  const { send, leave } = made.target;
  const target = {
    send,
    leave,
    listedPlayers: players.length,
    async newPlayer() {
      const player = players[turn % players.length];
      turn += 1;
      if (player === undefined) throw new Error('nobody is listed');
      return player;
    },
  };
  return { ...made, target };
}

const idsOf = (reports: readonly SuiteReport[], result: SuiteReport['result']) =>
  reports.filter((report) => report.result === result).map(({ id }) => id);

const vectorsOf = (wanted: string) => allVectors.filter(({ id }) => id === wanted);

async function resultOf(id: string, settings: Awaited<ReturnType<typeof listedWallet>>) {
  const [report] = await runSuite(settings, vectorsOf(id));
  return report?.result;
}

test.each([2, 3])('%i players with 1,000 each are enough for the whole suite', async (count) => {
  const settings = await listedWallet(Array.from({ length: count }, () => 1_000));
  const reports = await runSuite(settings);
  expect(reports.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(idsOf(reports, 'not-run')).toEqual(['6', '7', '20', 'S4', 'E18', 'K1', 'K2', 'L1', 'P1', 'P2']);
  const last = await runDisorder(settings, { histories: 50, seed: 1 });
  expect(last, last.detail).toMatchObject({ result: 'passed' });
});

test('players who hold more are asked for more than everything too', async () => {
  const settings = await listedWallet([70_000, 250_000]);
  expect(idsOf(await runSuite(settings), 'failed')).toEqual([]);
  const lenient: Ways = {
    carryOut: (wallet, path, request) => {
      const player = wallet.players.get(request.user);
      if (path === '/transaction/bet' && player !== undefined && 'amount' in request)
        player.balanceWireAmount = Math.max(player.balanceWireAmount, request.amount);
      return wallet.answer(path, request);
    },
  };
  for (const id of ['9', 'E14', 'O2', 'C2'])
    expect(await resultOf(id, await listedWallet([70_000, 250_000], lenient)), id).toBe('failed');
});

test('what nobody holds enough for is not run, and nothing is called a failure of the wallet', async () => {
  const short = async (id: string) => {
    const [report] = await runSuite(await listedWallet([5, 5]), vectorsOf(id));
    return report?.noPlayer === true;
  };
  expect([await short('1'), await short('E2'), await short('9')]).toEqual([false, false, false]);
  expect([await short('5'), await short('C1')]).toEqual([true, true]);
  expect(await runDisorder(await listedWallet([5, 5]), { histories: 1, seed: 1 })).toMatchObject({
    result: 'not-run',
    noPlayer: true,
  });
});

test('where a vector is about another player there is another one', async () => {
  const vectors = vectorsOf('11');
  const [report] = await runSuite(await listedWallet([1_000, 0]), vectors);
  expect(report).toMatchObject({ result: 'not-run', noPlayer: true });
  const [whole] = await runSuite(await listedWallet([1_000, 1_000]), vectors);
  expect(whole).toMatchObject({ result: 'passed' });
});

test('a player whose balance is not told is a failure', async () => {
  const settings = await listedWallet([1_000, 1_000], { http: 502 });
  const reports = await runSuite(settings, allVectors.slice(0, 1));
  expect(reports).toMatchObject([{ result: 'failed', detail: expect.stringContaining('HTTP 502') }]);
});

test('a vector needs its stakes, without what is free, negative or meant against everything', () => {
  expect(neededBy([bet('a', 2), bet('b', 3), win('c', 'a', 50)])).toBe(5);
  expect(neededBy([bet('a', 10, { free: true }), bet('b', -7), bet('c', 1_001)])).toBe(1);
});
