import { setImmediate as afterOthers } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { dialectNames } from './dialects/policy.ts';
import type { ReferenceWallet } from './reference-wallet.ts';
import { generateKeyPair } from './signature.ts';
import { speakers } from './speak/index.ts';
import { runSuite } from './suite.ts';
import { runDisorder } from './suite-disorder.ts';
import { judgeWord } from './suite-judge.ts';
import { type OneWays, oneWallet } from './testing/one-wallet.ts';
import { type Asked, type Ways, wireWallet } from './testing/wire-wallet.ts';
import type { WalletPath } from './wallet-calls.ts';

const histories = { histories: 60, seed: Number(process.env.HANPAN_TEST_SEED) };

async function failuresOf(ways: Ways, name: 'hub88' | 'caleta' = 'hub88') {
  const reports = await runSuite(wireWallet(name, ways));
  return reports.flatMap(({ id, result, detail }) => (result === 'failed' ? [`${id}: ${detail}`] : []));
}
const failedIds = async (ways: Ways) => (await failuresOf(ways)).map((each) => each.split(':')[0]);

/** The words that a dialect leaves open, said otherwise than by our own wallet. */
const otherWords: Ways = {
  answer: (answer, { path }) =>
    path === '/transaction/bet' && answer.status === 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      ? { ...answer, status: 'RS_ERROR_DUPLICATE_TRANSACTION' }
      : answer,
};

describe.each(['hub88', 'caleta'] as const)('a right wallet of %s', (name) => {
  test.each([
    ['the reference wallet', {}],
    ['one that calls a late bet a duplicate', otherWords],
  ])('%s passes every vector and random histories', async (_, ways) => {
    expect(await failuresOf(ways, name)).toEqual([]);
    const report = await runDisorder(wireWallet(name, ways), histories);
    expect(report, report.detail).toMatchObject({ result: 'passed' });
  });
});

test('the reference wallet is tried with every vector but those about calls that the dialect does not have', async () => {
  const reports = await runSuite(wireWallet('hub88'));
  const left = reports.filter(({ result }) => result !== 'passed').map(({ id }) => id);
  expect(left).toEqual(['S4', 'E18', 'K1', 'K2', 'L1', 'P1', 'P2']);
});

/** Carries a call out on a balance that was read before others wrote theirs. */
async function onOldBalance(wallet: ReferenceWallet, path: WalletPath, request: Asked) {
  const player = wallet.players.get(request.user);
  const before = player?.balanceWireAmount ?? 0;
  const answer = wallet.answer(path, request);
  const after = player?.balanceWireAmount ?? 0;
  if (player === undefined || after === before) return answer;
  player.balanceWireAmount = before;
  await afterOthers();
  player.balanceWireAmount = after;
  return answer;
}

/** Looks whether there is enough, and takes it later, below zero too. */
async function checkedBefore(wallet: ReferenceWallet, path: WalletPath, request: Asked) {
  const player = wallet.players.get(request.user);
  const isEnough = 'amount' in request && request.amount <= (player?.balanceWireAmount ?? 0);
  if (path !== '/transaction/bet' || player === undefined || !isEnough) return wallet.answer(path, request);
  await afterOthers();
  const lent = request.amount;
  player.balanceWireAmount += lent;
  const answer = wallet.answer(path, request);
  player.balanceWireAmount -= lent;
  return answer.balance === undefined ? answer : { ...answer, balance: answer.balance - lent };
}

describe('a defective wallet is found out', () => {
  const open: [string, Ways, string[]][] = [
    [
      'one that looks at the signature of a balance alone',
      { isSigned: ({ path, body }, verify) => path !== '/user/balance' || verify(body) },
      ['S1', 'S2', 'S3', 'S5', 'S6'],
    ],
    [
      'one that takes a call without a signature',
      { isSigned: ({ body, signature }, verify) => signature === undefined || verify(body) },
      ['3', 'S1', 'S2', 'S3'],
    ],
    [
      'one that signs what it has read and written again',
      { isSigned: ({ body }, verify) => verify(JSON.stringify(JSON.parse(body))) },
      ['S6'],
    ],
    [
      'one that believes a signature of whatever it covers',
      { isSigned: ({ signature }) => (signature ?? '').length === 344 },
      ['3', 'S1', 'S2', 'S3', 'S5', 'S6'],
    ],
    ['one on whose balance the last write wins', { carryOut: onOldBalance }, ['C1', 'C2']],
    ['one that takes what is not there any more', { carryOut: checkedBefore }, ['C2']],
  ];
  test.each(open)('%s', async (_, ways, ids) => {
    expect(await failedIds(ways)).toEqual(ids);
  });

  const said: [string, Ways][] = [
    ['one that says everything with HTTP 500', { http: 500 }],
    ['one that echoes no request', { answer: (answer) => ({ ...answer, request_uuid: undefined }) }],
    ['one that echoes another', { answer: (answer) => ({ ...answer, request_uuid: 'another' }) }],
    ['one that names no player', { answer: (answer) => ({ ...answer, user: undefined }) }],
    ['one that names no money', { answer: (answer) => ({ ...answer, currency: undefined }) }],
  ];
  test.each(said)('%s', async (_, ways) => {
    expect(await failedIds(ways)).toEqual(expect.arrayContaining(['1', '4a', '12', '15', 'C1']));
  });

  test('one that pays a bet and returns it too', async () => {
    const failed = await failedIds({
      carryOut(wallet, path, request) {
        const bet =
          'reference_transaction_uuid' in request
            ? wallet.transactions.get(request.reference_transaction_uuid)
            : undefined;
        if (path === '/transaction/rollback' && bet !== undefined) delete bet.end;
        return wallet.answer(path, request);
      },
    });
    expect(failed).toContain('E4');
  });
});

describe('the One-Wallet', () => {
  const failuresIn = async (ways: OneWays) =>
    (await runSuite(oneWallet(ways))).flatMap(({ id, result, detail }) =>
      result === 'failed' ? [`${id}: ${detail}`] : [],
    );

  test.each<[string, OneWays]>([
    ['one that says what the rules say', {}],
    [
      'one that calls each repetition and second end settled',
      {
        say: (outcome, { isAgain, kind }) =>
          isAgain && outcome === 'ok' && kind !== 'promo' && kind !== 'bet' ? 'settled' : outcome,
      },
    ],
    [
      'one that calls each repeated debit known',
      {
        say: (outcome, { isAgain, kind }) =>
          isAgain && kind === 'bet' && outcome === 'ok' ? 'duplicate' : outcome,
      },
    ],
    [
      'one that takes a second credit without an effect',
      { say: (outcome, { isAgain }) => (isAgain && outcome === 'settled' ? 'ok' : outcome) },
    ],
  ])('a right wallet, %s, passes every vector and random histories', async (_, ways) => {
    expect(await failuresIn(ways)).toEqual([]);
    const report = await runDisorder(oneWallet(ways), histories);
    expect(report, report.detail).toMatchObject({ result: 'passed' });
  });

  test.each<[string, OneWays, string[]]>([
    [
      'one that refuses the first credit of nothing',
      {
        say: (outcome, { kind, amount, isAgain }) =>
          kind === 'win' && amount === 0 && !isAgain ? 'settled' : outcome,
      },
      ['E7', 'E11', 'E16'],
    ],
    [
      'one that accepts a cancel after a credit',
      { say: (outcome, { kind }) => (kind === 'rollback' && outcome === 'settled' ? 'ok' : outcome) },
      ['E4'],
    ],
    ['one that tells no balance where there is not enough', { tellsShort: () => undefined }, ['9', 'E14']],
    ['one that tells a wrong balance where there is not enough', { tellsShort: () => 0 }, ['9', 'E14']],
  ])('%s is found out', async (_, ways, ids) => {
    const failed = (await failuresIn(ways)).map((each) => each.split(':')[0]);
    expect(failed).toEqual(expect.arrayContaining(ids));
  });
});

const accepted: Readonly<Record<string, object>> = {
  hub88: { status: 'RS_OK', balance: 100_000 },
  caleta: { status: 'RS_OK', balance: 100_000 },
  evolution: { status: 'OK', balance: 1 },
  highend: { balance: 1 },
  slotegrator: { balance: '1' },
  gr8: { balance: { cash: '1' } },
  kplay: { status: 1, balance: 1 },
};

test.each(dialectNames)('%s: what is accepted is so with HTTP 200 and with no other', (name) => {
  const text = JSON.stringify(accepted[name]);
  const judge = (http: number) => judgeWord(speakers[name], ['ok'], { http, text });
  expect(judge(200)).toBeUndefined();
  for (const http of [201, 400, 500])
    expect(judge(http)).toContain(name === 'highend' ? 'got' : String(http));
});

test('a refusal has a word, and the HTTP status of that word', () => {
  const judge = (name: 'hub88' | 'gr8', http: number, body: object) =>
    judgeWord(speakers[name], 'refused', { http, text: JSON.stringify(body) });
  expect(judge('hub88', 200, { status: 'RS_ERROR_BET_LIMIT_EXCEEDED' })).toBeUndefined();
  expect(judge('hub88', 400, { status: 'RS_ERROR_BET_LIMIT_EXCEEDED' })).toContain('400');
  expect(judge('hub88', 200, {})).toContain('no word');
  expect(judge('gr8', 400, { code: 'decline.parent.failed' })).toBeUndefined();
  expect(judge('gr8', 200, { code: 'decline.parent.failed' })).toContain('200');
  expect(judge('gr8', 409, { code: 'decline.of.their.own' })).toBeUndefined();
  expect(judge('gr8', 503, { code: 'decline.of.their.own' })).toContain('503');
});

test.each(dialectNames.filter((name) => !speakers[name].lacks.has('signature')))(
  '%s: a call without its signature has nothing left of it',
  (name) => {
    const speaker = speakers[name];
    const key = name === 'hub88' || name === 'caleta' ? generateKeyPair().privateKeyPem : 'the-secret';
    const player = { user: 'u', token: 't', currency: 'KRW', gameCode: 'g' };
    const signed = speaker.write({ kind: 'balance', player }, { key, operatorId: '1' });
    const unsigned = speaker.unsigned(signed);
    const header = /sign|ag-token/i;
    expect(JSON.stringify(unsigned)).not.toContain('the-secret');
    expect(Object.keys(unsigned.headers).filter((each) => header.test(each))).toEqual([]);
    expect(unsigned).not.toEqual(signed);
    expect(unsigned.body).toBe(signed.body);
  },
);
