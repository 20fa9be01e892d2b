import { randomUUID } from 'node:crypto';
import {
  generateKeyPair,
  signBody,
  type TransferPath,
  type TransferRequest,
  transferBalanceResponse,
  transferResponse,
  transferSignatureHeader,
} from '@hanpan/vendor-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionOpened, SpinResponse } from '../play/play-api.ts';
import { hashOf } from '../play/sessions.ts';
import { settleDueRounds } from '../play/unfinished-rounds.ts';
import { operatorKeys } from '../testing/operator.ts';
import { startWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

const base = '/operator/transfer/v1';

async function post(
  path: string,
  payload: string,
  signature = signBody(payload, operatorKeys.privateKeyPem),
) {
  const headers = { 'content-type': 'application/json', [transferSignatureHeader]: signature };
  return await world.server.inject({ method: 'POST', url: path, headers, payload });
}

async function ask<Path extends TransferPath>(path: Path, fields: Omit<TransferRequest<Path>, 'agent'>) {
  return (await post(path, JSON.stringify({ agent: 1, ...fields }))).json();
}

const newUser = () => `player-${randomUUID()}`;
const money = { currency: 'KRW' };
const deposit = async (user: string, amount: number, transfer_id: string = randomUUID()) =>
  transferResponse.parse(await ask(`${base}/wallet/deposit`, { user, transfer_id, amount, ...money }));
const withdraw = async (user: string, amount: number | 'all', transfer_id: string = randomUUID()) =>
  transferResponse.parse(await ask(`${base}/wallet/withdraw`, { user, transfer_id, amount, ...money }));
const balanceOf = async (user: string) =>
  transferBalanceResponse.parse(await ask(`${base}/wallet/balance`, { user }));

async function launchOf(user: string, game_code = 'cheongsa-777'): Promise<string> {
  const { url } = await ask(`${base}/game/url`, {
    user,
    game_code,
    lang: 'ko',
    platform: 'desktop',
    ...money,
  });
  return new URL(url).searchParams.get('launch') ?? '';
}

async function open(user: string, gameCode?: string): Promise<SessionOpened> {
  const launch = await launchOf(user, gameCode);
  return (await world.server.inject({ method: 'POST', url: '/api/session', payload: { launch } })).json();
}

describe('the transfer wallet', () => {
  test('every call requires the signature of the operator over the exact bytes', async () => {
    const payload = JSON.stringify({ agent: 1, user: newUser() });
    const path = `${base}/wallet/balance`;
    const strangers = signBody(payload, generateKeyPair().privateKeyPem);
    for (const signature of ['', strangers, signBody(`${payload} `, operatorKeys.privateKeyPem)])
      expect((await post(path, payload, signature)).statusCode).toBe(401);
    expect((await post(path, payload)).statusCode).toBe(200);
    expect((await post(path, '{')).statusCode).toBe(400);
  });

  test('money goes in, comes out in part, and comes out whole', async () => {
    const user = newUser();
    expect(await deposit(user, 5_000)).toMatchObject({ status: 'OK', amount: 5_000, balance: 5_000 });
    expect(await withdraw(user, 2_000)).toMatchObject({ status: 'OK', amount: 2_000, balance: 3_000 });
    expect(await withdraw(user, 'all')).toMatchObject({ status: 'OK', amount: 3_000, balance: 0 });
    expect(await withdraw(user, 'all')).toMatchObject({ status: 'OK', amount: 0, balance: 0 });
  });

  test('an id is decided once: fifty times at once, and later, it has one effect and one result', async () => {
    const user = newUser();
    const id = randomUUID();
    const results = await Promise.all(Array.from({ length: 50 }, () => deposit(user, 700, id)));
    expect(new Set(results.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await balanceOf(user)).balance).toBe(700);
    const other = await deposit(user, 800, id);
    expect(other.status).toBe('DUPLICATE_TRANSFER');
    expect(await ask(`${base}/wallet/status`, { user, transfer_id: id })).toEqual(results[0]);
    const unknown = await ask(`${base}/wallet/status`, { user: newUser(), transfer_id: id });
    expect(unknown.status).toBe('TRANSFER_UNKNOWN');
  });

  test('a refusal is decided once as well: what was too much stays refused once there is enough', async () => {
    const user = newUser();
    const id = randomUUID();
    expect((await withdraw(user, 1_000, id)).status).toBe('NOT_ENOUGH_MONEY');
    await deposit(user, 1_000);
    expect((await withdraw(user, 1_000, id)).status).toBe('NOT_ENOUGH_MONEY');
    expect((await balanceOf(user)).balance).toBe(1_000);
  });

  test('another currency, and more than the operator has credit for, are refused', async () => {
    const user = newUser();
    const asked = { user, transfer_id: randomUUID(), amount: 100, currency: 'USD' };
    expect((await ask(`${base}/wallet/deposit`, asked)).status).toBe('WRONG_CURRENCY');
    expect((await deposit(user, 10_000_001)).status).toBe('NO_CREDIT');
  });

  test('deposits that come at once are counted together: no more goes in than the credit is', async () => {
    const users = Array.from({ length: 8 }, newUser);
    const decided = await Promise.all(users.map((user) => deposit(user, 6_000_000)));
    expect(decided.map(({ status }) => status).sort()).toEqual([
      ...users.slice(1).map(() => 'NO_CREDIT'),
      'OK',
    ]);
    for (const user of users) await withdraw(user, 'all');
  });
});

describe('a round from a purse', () => {
  async function spin(session: SessionOpened): Promise<SpinResponse> {
    return await world.spin(session);
  }

  test('takes its stake and pays its win without a call to the operator', async () => {
    const user = newUser();
    await deposit(user, 50_000);
    const session = await open(user);
    expect(session.balanceAmount).toBe(50_000);
    world.operator.calls.length = 0;
    const answer = await spin(session);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const after = 49_000 + answer.round.book.totalAmount;
    expect(answer.balanceAmount).toBe(after);
    expect((await balanceOf(user)).balance).toBe(after);
    expect(world.operator.calls).toEqual([]);
  });

  test('is refused when the purse is too small', async () => {
    const user = newUser();
    await deposit(user, 500);
    const answer = await spin(await open(user));
    expect(answer).toMatchObject({ kind: 'refused', reason: 'not-enough-money', balanceAmount: 500 });
  });

  test('spins and withdrawals at once never make or lose money', async () => {
    const user = newUser();
    await deposit(user, 100_000);
    const session = await open(user);
    let out = 0;
    let won = 0;
    for (let round = 0; round < 5; round += 1) {
      world.pass(61_000);
      const [answer, moved] = await Promise.all([
        world.spin(session).catch(() => undefined),
        withdraw(user, 3_000),
      ]);
      if (answer?.kind === 'played') won += answer.round.book.totalAmount - 1_000;
      out += moved.amount ?? 0;
    }
    expect((await balanceOf(user)).balance).toBe(100_000 + won - out);
  });

  test('one person under both wallets is two players', async () => {
    const account = world.operator.player(9_000);
    await deposit(account.user, 4_000);
    expect((await world.open(account)).balanceAmount).toBe(9_000);
    expect((await open(account.user)).balanceAmount).toBe(4_000);
  });
});

describe('an open game', () => {
  test('keeps the money until its page has closed, or was silent for a minute', async () => {
    const user = newUser();
    await deposit(user, 1_000);
    expect((await balanceOf(user)).game).toBe('unseen');
    const session = await open(user);
    expect((await balanceOf(user)).game).toBe('open');
    expect((await withdraw(user, 'all')).status).toBe('GAME_OPEN');
    world.pass(50_000);
    expect((await world.call(session, 'POST', '/api/alive')).status).toBe(204);
    world.pass(50_000);
    expect((await balanceOf(user)).game).toBe('open');
    world.pass(10_000);
    expect((await balanceOf(user)).game).toBe('closed');
    await world.call(session, 'GET', '/api/session');
    expect((await balanceOf(user)).game).toBe('open');
    await world.call(session, 'POST', '/api/leave');
    world.pass(10_000);
    expect(await withdraw(user, 'all')).toMatchObject({ status: 'OK', amount: 1_000 });
  });

  test('goes on while its page is loaded again, and is closed moments after one that does not come back', async () => {
    const user = newUser();
    await deposit(user, 1_000);
    const session = await open(user);
    await world.call(session, 'POST', '/api/leave');
    world.pass(9_999);
    expect((await balanceOf(user)).game).toBe('open');
    expect((await withdraw(user, 'all')).status).toBe('GAME_OPEN');
    await world.call(session, 'GET', '/api/session');
    world.pass(30_000);
    expect((await balanceOf(user)).game).toBe('open');
    await world.call(session, 'POST', '/api/leave');
    expect((await balanceOf(user)).game).toBe('open');
    world.pass(10_000);
    expect((await balanceOf(user)).game).toBe('closed');
  });

  test('ends when the operator says so', async () => {
    const user = newUser();
    await deposit(user, 1_000);
    const session = await open(user);
    expect(await ask(`${base}/game/close`, { user })).toEqual({ closed: true });
    expect((await world.call(session, 'GET', '/api/session')).body).toEqual({ error: 'session-ended' });
    expect((await withdraw(user, 'all')).amount).toBe(1_000);
  });

  test('that is opened while the operator ends it is refused, and neither call fails', async () => {
    const user = newUser();
    const [first, launch] = [await launchOf(user), await launchOf(user)];
    const { pool } = world.vendor;
    const waiting = async () =>
      (
        await pool.query(
          `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
            WHERE datname = current_database() AND NOT granted AND locktype <> 'extend'`,
        )
      ).rowCount;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM play_session WHERE launch_hash = $1 FOR UPDATE', [hashOf(first)]);
    const ending = ask(`${base}/game/close`, { user });
    await expect.poll(waiting).toBe(1);
    const opening = world.server.inject({ method: 'POST', url: '/api/session', payload: { launch } });
    await expect.poll(waiting).toBe(2);
    await holder.query('COMMIT');
    holder.release();
    expect(await ending).toEqual({ closed: false });
    const opened = await opening;
    expect([opened.statusCode, opened.json()]).toEqual([403, { error: 'launch-used' }]);
  });

  test.each([0, 1])(
    'that ends with a round under way pays what that is worth, after %i lanterns',
    async (lit) => {
      const user = newUser();
      await deposit(user, 10_000);
      const session = await open(user, 'dokkaebi-lanterns');
      const begun = { stakeAmount: 1_000, roundKey: randomUUID(), choice: { mines: 3 } };
      const { body } = await world.call(session, 'POST', '/api/steps/begin', begun);
      const { roundId } = (body as { round: { roundId: string } }).round;
      for (let cell = 0; cell < lit; cell += 1)
        await world.call(session, 'POST', '/api/steps/act', { roundId, act: { cell } });
      expect((await withdraw(user, 'all')).status).toBe('GAME_OPEN');
      await ask(`${base}/game/close`, { user });
      await settleDueRounds(world.vendor);
      expect((await balanceOf(user)).game).toBe('closed');
      const { amount = 0 } = await withdraw(user, 'all');
      // Where no lantern was lit nothing was at risk; one that hides a dokkaebi has lost the stake.
      expect(lit === 0 ? [10_000] : [9_000, 10_100]).toContain(amount);
    },
  );
});

describe('a vendor that is told to misbehave', () => {
  test('a response can be lost after the work was done, and the id tells its result', async () => {
    const user = newUser();
    const id = randomUUID();
    world.vendor.meddle = async (_path, answer, reply) => {
      await answer();
      return await reply.code(502).send();
    };
    const payload = JSON.stringify({ agent: 1, user, transfer_id: id, amount: 900, ...money });
    expect((await post(`${base}/wallet/deposit`, payload)).statusCode).toBe(502);
    delete world.vendor.meddle;
    expect(await ask(`${base}/wallet/status`, { user, transfer_id: id })).toMatchObject({
      status: 'OK',
      amount: 900,
    });
  });

  test('a game can be reported as open', async () => {
    const user = newUser();
    world.vendor.meddle = async () => ({ status: 'GAME_OPEN', transfer_id: randomUUID() });
    expect((await withdraw(user, 'all')).status).toBe('GAME_OPEN');
    delete world.vendor.meddle;
  });
});
