import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionOpened } from '../play/play-api.ts';
import { agentToken, startWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

const agent = { 'ag-code': '7', 'ag-token': agentToken };

async function post(path: string, payload: string, headers: Record<string, string> = agent) {
  return await world.server.inject({
    method: 'POST',
    url: `/kplay${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

async function ask(path: string, body: object, headers?: Record<string, string>) {
  return (await post(path, JSON.stringify(body), headers)).json();
}

const newUser = () => `player-${randomUUID()}`;
const move = (
  path: '/deposit' | '/withdraw',
  user_id: string,
  amount: unknown,
  txn_id: string = randomUUID(),
) => ask(path, { user_id, txn_id, amount, currency: 'KRW' });

describe('an agent', () => {
  const denied = { status: 0, error: 'ACCESS_DENIED' };

  test.each([
    ['another secret', { ...agent, 'ag-token': 'the secret of nobody' }],
    ['no secret', { 'ag-code': '7' }],
    ['an empty secret', { ...agent, 'ag-token': '' }],
    ['no code', { 'ag-token': agentToken }],
    ['a code that is no number', { ...agent, 'ag-code': 'seven' }],
    ['an empty code', { ...agent, 'ag-code': '' }],
    ['a code that only looks like a number', { ...agent, 'ag-code': '0x7' }],
  ])('with %s is denied, and nothing is done', async (_, headers) => {
    const user_id = newUser();
    const txn_id = randomUUID();
    expect(await ask('/deposit', { user_id, txn_id, amount: 100, currency: 'KRW' }, headers)).toEqual(denied);
    expect(await ask('/transaction', { user_id, txn_id })).toMatchObject({ status: 0, error: 'INVALID_TXN' });
  });

  test('has players of its own: those of another are nobody here', async () => {
    const user_id = newUser();
    await move('/deposit', user_id, 500);
    expect(await ask('/balance', { user_id }, { ...agent, 'ag-code': '8' })).toMatchObject({ balance: 0 });
    expect(await ask('/balance', { user_id })).toMatchObject({ status: 1, balance: 500 });
  });

  test('that names a user of whom nothing was heard finds neither money nor a game nor a transfer', async () => {
    const user_id = newUser();
    const txn_id = randomUUID();
    expect(await ask('/transaction', { user_id, txn_id })).toEqual({
      status: 0,
      error: 'INVALID_TXN',
      txn_id,
    });
    expect(await ask('/balance', { user_id })).toEqual({ status: 1, balance: 0, game_state: 'unseen' });
    const taken = await move('/withdraw', user_id, 1, txn_id);
    expect(taken).toMatchObject({ status: 0, error: 'INSUFFICIENT_FUNDS', txn_id });
  });

  test('that says what cannot be read is told so, and nothing is done', async () => {
    const user_id = newUser();
    const invalid = { status: 0, error: 'INVALID_PARAMETER' };
    expect((await post('/deposit', '{')).json()).toEqual(invalid);
    expect(await ask('/deposit', { user_id })).toEqual(invalid);
    for (const amount of [0, -5, 10.5, 'many', null, 1e30])
      expect(await move('/deposit', user_id, amount), String(amount)).toEqual(invalid);
    expect(await move('/deposit', user_id, 5, 'no id')).toEqual(invalid);
    expect(await ask('/balance', { user_id })).toMatchObject({ balance: 0 });
  });
});

describe('money', () => {
  test('goes in, comes out in part, and comes out whole', async () => {
    const user_id = newUser();
    expect(await move('/deposit', user_id, 5_000)).toMatchObject({
      status: 1,
      amount: 5_000,
      balance: 5_000,
    });
    expect(await move('/withdraw', user_id, 2_000)).toMatchObject({ status: 1, balance: 3_000 });
    expect(await move('/withdraw', user_id, 'all')).toMatchObject({ status: 1, amount: 3_000, balance: 0 });
  });

  test('moves once by one id, however often it is sent; with another amount it is a duplicate', async () => {
    const user_id = newUser();
    const txn_id = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => move('/deposit', user_id, 700, txn_id)));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await move('/deposit', user_id, 800, txn_id)).toMatchObject({ status: 0, error: 'DUPLICATE_TXN' });
    expect(await ask('/balance', { user_id })).toMatchObject({ balance: 700 });
    expect(await ask('/transaction', { user_id, txn_id })).toEqual(all[0]);
  });

  test('that is not there is refused, and stays refused by this id', async () => {
    const user_id = newUser();
    const txn_id = randomUUID();
    const short = { status: 0, error: 'INSUFFICIENT_FUNDS', txn_id };
    expect(await move('/withdraw', user_id, 1_000, txn_id)).toMatchObject(short);
    await move('/deposit', user_id, 1_000);
    expect(await move('/withdraw', user_id, 1_000, txn_id)).toMatchObject(short);
    expect(await ask('/transaction', { user_id, txn_id })).toMatchObject(short);
  });

  test('of another currency, and beyond the credit of the agent, is refused', async () => {
    const user_id = newUser();
    const foreign = { user_id, txn_id: randomUUID(), amount: 100, currency: 'JPY' };
    expect(await ask('/deposit', foreign)).toMatchObject({ error: 'INVALID_CURRENCY' });
    expect(await move('/deposit', user_id, 10_000_001)).toMatchObject({ error: 'AGENT_LIMIT' });
  });
});

describe('a game', () => {
  const auth = (user: string, prd: object) =>
    ask('/auth', {
      user: { id: user, language: 'ko', currency: 'KRW' },
      prd: { id: 5_200, type: 'cheongsa-777', is_mobile: false, ...prd },
      url: { lobby: 'http://localhost:3000/', cashier: 'http://localhost:3000/charge' },
    });

  test('is opened under the product of the transfer wallet, played from the purse, and its round is listed', async () => {
    const user_id = newUser();
    await move('/deposit', user_id, 50_000);
    const { status, launch_url } = await auth(user_id, {});
    expect(status).toBe(1);
    const launch = new URL(launch_url).searchParams.get('launch');
    const session = (
      await world.server.inject({ method: 'POST', url: '/api/session', payload: { launch } })
    ).json<SessionOpened>();
    const spun = await world.spin(session);
    if (spun.kind !== 'played') throw new Error(spun.kind);
    const after = 49_000 + spun.round.book.totalAmount;
    expect(await ask('/balance', { user_id })).toMatchObject({ balance: after, game_state: 'open' });
    expect(await move('/withdraw', user_id, 'all')).toMatchObject({ status: 0, error: 'USER_IN_GAME' });
    expect(await ask('/close', { user_id })).toEqual({ status: 1, is_closed: true });
    expect(await move('/withdraw', user_id, 'all')).toMatchObject({ status: 1, amount: after });
    // A round is listed once no older transaction of the cluster runs, and other tests have theirs.
    await expect
      .poll(async () => (await ask('/rounds', { limit: 100 })).rounds)
      .toContainEqual(
        expect.objectContaining({
          user_id,
          game_id: 'cheongsa-777',
          bet_amount: 1_000,
          win_amount: spun.round.book.totalAmount,
        }),
      );
  });

  test('that there is not, or under a seamless product, is not opened', async () => {
    const invalid = { status: 0, error: 'INVALID_PARAMETER' };
    expect(await auth(newUser(), { type: 'no-such-game' })).toEqual(invalid);
    expect(await auth(newUser(), { id: 200 })).toEqual(invalid);
  });
});
