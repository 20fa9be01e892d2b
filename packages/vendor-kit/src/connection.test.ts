import { describe, expect, test } from 'vitest';
import {
  type ConnectionCause,
  ConnectionFailure,
  type ConnectionTarget,
  runConnection,
} from './connection.ts';
import { speakers } from './speak/index.ts';

const names = { ko: '게임', en: 'Game', vi: 'Trò chơi' };
const game = { key: 'a', names, image: '/a.svg', returnToPlayerPercent: '96.50', hasDemo: true };

const sound: ConnectionTarget = {
  hasKeys: true,
  listGames: async () => [game],
  openDemo: async () => ({ isAtOrigin: true }),
  askUnknownTransfer: async () => 'never-arrived',
  readRounds: async () => 3,
  wallet: {
    speaker: speakers.evolution,
    operatorId: '1',
    secret: 'the secret',
    send: async ({ path }) =>
      path.includes('the%20secret') || path.includes('the+secret')
        ? { http: 200, text: '{"status":"INVALID_SID"}' }
        : { http: 401, text: '{"status":"INVALID_TOKEN_ID"}' },
  },
};

const stepsOf = async (target: ConnectionTarget) =>
  Object.fromEntries(
    (await runConnection(target)).map(({ step, result, cause }) => [
      step,
      cause === undefined ? result : cause,
    ]),
  );

const failing = (why: ConnectionCause) => async () => {
  throw new ConnectionFailure(why, 401);
};

describe('a connection is tried before anybody plays', () => {
  test('a sound one passes every step', async () => {
    expect(await stepsOf(sound)).toEqual({
      ...{ keys: 'passed', answers: 'passed', games: 'passed', demo: 'passed' },
      ...{ 'unknown-transfer': 'passed', rounds: 'passed' },
      ...{ 'wallet-stranger': 'passed', 'wallet-nobody': 'passed' },
    });
  });

  test('without keys nothing is asked of the vendor, and our own wallet is', async () => {
    expect(await stepsOf({ ...sound, hasKeys: false })).toMatchObject({
      ...{ keys: 'no-key', answers: 'after-failure', demo: 'after-failure', rounds: 'after-failure' },
      'wallet-stranger': 'passed',
    });
  });

  test('a step that fails says why, with the status, and hides none of the others', async () => {
    const reports = await runConnection({
      ...sound,
      listGames: failing('refused'),
      readRounds: failing('timeout'),
    });
    expect(reports).toMatchObject([
      { step: 'keys', result: 'passed' },
      { step: 'answers', result: 'failed', cause: 'refused', http: 401 },
      { step: 'games', result: 'not-run', cause: 'after-failure' },
      { step: 'demo', result: 'not-run', cause: 'no-demo' },
      { step: 'unknown-transfer', result: 'passed' },
      { step: 'rounds', result: 'failed', cause: 'timeout' },
      { step: 'wallet-stranger', result: 'passed' },
      { step: 'wallet-nobody', result: 'passed' },
    ]);
  });

  test.each([
    ['no game', [], 'empty', 'after-failure'],
    [
      'a game without a name in Vietnamese',
      [{ ...game, names: { ...names, vi: ' ' } }],
      'passed',
      'incomplete-games',
    ],
    ['a game without a picture', [{ ...game, image: '' }], 'passed', 'incomplete-games'],
    [
      'a game that returns more than is staked',
      [{ ...game, returnToPlayerPercent: '101.00' }],
      'passed',
      'incomplete-games',
    ],
  ] as const)('a list with %s', async (_, list, answers, games) => {
    expect(await stepsOf({ ...sound, listGames: async () => list })).toMatchObject({ answers, games });
  });

  test('free play elsewhere and a transfer that nobody sent are found', async () => {
    const target: ConnectionTarget = {
      ...sound,
      openDemo: async () => ({ isAtOrigin: false }),
      askUnknownTransfer: async () => 'other',
    };
    expect(await stepsOf(target)).toMatchObject({ demo: 'elsewhere', 'unknown-transfer': 'moved' });
  });

  test('a wallet that believes a stranger, or tells of somebody, fails', async () => {
    const says = (text: string): ConnectionTarget => ({
      ...sound,
      wallet: sound.wallet && { ...sound.wallet, send: async () => ({ http: 200, text }) },
    });
    expect(await stepsOf(says('{"status":"OK","balance":1}'))).toMatchObject({
      'wallet-stranger': 'accepted',
    });
    expect(await stepsOf(says('{"status":"TEMPORARY_ERROR"}'))).toMatchObject({
      'wallet-stranger': 'other-word',
      'wallet-nobody': 'other-word',
    });
  });

  test('what a dialect does not have is not run', async () => {
    const bare: ConnectionTarget = {
      ...{ hasKeys: true, listGames: undefined, openDemo: undefined, askUnknownTransfer: undefined },
      ...{ readRounds: undefined, wallet: undefined },
    };
    const { keys, ...others } = await stepsOf(bare);
    expect(keys).toBe('passed');
    expect(new Set(Object.values(others))).toEqual(new Set(['not-in-dialect']));
  });

  test('a fault of ours is no finding about the vendor', async () => {
    const broken: ConnectionTarget = { ...sound, readRounds: () => Promise.reject(new Error('ours')) };
    await expect(runConnection(broken)).rejects.toThrow('ours');
  });
});
