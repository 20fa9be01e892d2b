import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import { makeBook } from '../games/cheongsa-777/make-book.ts';
import type { Fault } from '../testing/operator.ts';
import { startWorld, type World } from '../testing/world.ts';
import type { FairState, SessionOpened, SessionState, SpinResponse } from './play-api.ts';
import { settleDueRounds } from './unfinished-rounds.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  world.operator.calls.length = 0;
  world.operator.faults.clear();
});

async function player(balanceAmount = 100_000): Promise<{ user: string; session: SessionOpened }> {
  const account = world.operator.player(balanceAmount);
  return { user: account.user, session: await world.open(account) };
}

function paths(): string[] {
  return world.operator.calls.map(({ path }) => path).filter((path) => path !== '/user/balance');
}

function fail(
  path: '/transaction/bet' | '/transaction/win' | '/transaction/rollback',
  ...faults: Fault[]
): void {
  world.operator.faults.set(path, faults);
}

async function stateOf(roundKey: string): Promise<string> {
  const { rows } = await world.vendor.pool.query('SELECT state FROM round WHERE round_key = $1', [roundKey]);
  return rows[0]?.state;
}

const lostBefore: Fault = { kind: 'http', status: 502, carriedOut: false };
const lostAfter: Fault = { kind: 'http', status: 502, carriedOut: true };
const late: Fault = { kind: 'late', carriedOut: true };

describe('a round', () => {
  test('takes the stake, pays what the book says and reports the balance of the wallet', async () => {
    const { user, session } = await player();
    const answer = await world.spin(session, { stakeAmount: 2000 });
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const { book, settlement } = answer.round;
    expect(book.stakeAmount).toBe(2000);
    expect(settlement).toBe('confirmed');
    expect(world.operator.balanceOf(user)).toBe(100_000 - 2000 + book.totalAmount);
    expect(answer.balanceAmount).toBe(world.operator.balanceOf(user));
    expect(paths()).toEqual(['/transaction/bet', '/transaction/win']);
  });

  test('is closed at the operator by a win, also by one of nothing', async () => {
    const { session } = await player(1_000_000);
    for (let losing = 0; losing === 0; ) {
      world.operator.calls.length = 0;
      const answer = await world.spin(session);
      if (answer.kind === 'played' && answer.round.book.totalAmount === 0) losing += 1;
    }
    const win = world.operator.calls.find(({ path }) => path === '/transaction/win');
    expect(win?.body).toMatchObject({ amount: 0, round_closed: true });
  });

  test('pressed twice with one key is one round with one result', async () => {
    const { user, session } = await player();
    const roundKey = randomUUID();
    world.pass(2500);
    const body = { stakeAmount: 1000, roundKey };
    const presses = await Promise.all([1, 2, 3].map(() => world.call(session, 'POST', '/api/spin', body)));
    const later = await world.call(session, 'POST', '/api/spin', body);
    const played = later.body as SpinResponse;
    if (played.kind !== 'played') throw new Error(played.kind);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(paths()).toEqual(['/transaction/bet', '/transaction/win']);
    expect(world.operator.balanceOf(user)).toBe(99_000 + played.round.book.totalAmount);
    const other = await world.call(session, 'POST', '/api/spin', { stakeAmount: 2000, roundKey });
    expect(other).toMatchObject({ status: 409, body: { error: 'round-key-reused' } });
  });

  test('[RG-17] cannot begin within 2.5 seconds of the one before', async () => {
    const { session } = await player();
    await world.spin(session);
    world.pass(2499);
    const body = { stakeAmount: 1000, roundKey: randomUUID() };
    const early = await world.call(session, 'POST', '/api/spin', body);
    expect(early).toMatchObject({ status: 429, body: { error: 'too-soon', retryAfterMs: 1 } });
    world.pass(1);
    expect((await world.call(session, 'POST', '/api/spin', body)).status).toBe(200);
  });

  test('[GAM-13] keeps who played what by which rules, when, for how much, what was shown, drawn and won, and the money before and after', async () => {
    const { user, session } = await player();
    const startedAt = world.vendor.clock().getTime() + 2500;
    const answer = await world.spin(session, { stakeAmount: 2000 });
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const { book, roundId, proof } = answer.round;
    const { rows } = await world.vendor.pool.query(
      'SELECT r.*, p.user_name FROM round r JOIN player p ON p.id = r.player_id WHERE r.id = $1',
      [roundId],
    );
    expect(rows).toMatchObject([
      {
        user_name: user,
        game_code: 'cheongsa-777',
        math_version: book.mathVersion,
        state: 'done',
        stake_amount: 2000,
        total_amount: book.totalAmount,
        balance_before_amount: 100_000,
        balance_after_amount: 98_000 + book.totalAmount,
        book,
        nonce: proof.nonce,
        draws: proof.draws,
      },
    ]);
    expect(rows[0].created_at.getTime()).toBe(startedAt);
    expect(rows[0].finished_at.getTime()).toBe(startedAt);
  });

  test.each([499, 510, 0, -500, 1_000_000])('of %d won is not offered', async (stakeAmount) => {
    const { session } = await player();
    const answer = await world.call(session, 'POST', '/api/spin', { stakeAmount, roundKey: randomUUID() });
    expect(answer).toMatchObject({ status: 422, body: { error: 'stake-not-offered' } });
    expect(paths()).toEqual([]);
  });

  test('[PF-1][PF-3][PF-12] can be worked out again from the revealed seed, and its hash was known before', async () => {
    const { session } = await player();
    const before = (await world.call(session, 'GET', '/api/fair')).body as FairState;
    const answer = await world.spin(session);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const { proof, book } = answer.round;
    expect(proof).toMatchObject({ serverSeedHash: before.serverSeedHash, nonce: before.nextNonce });
    const rotated = await world.call(session, 'POST', '/api/fair', { clientSeed: 'my-own_seed' });
    const { previous, ...current } = rotated.body as FairState;
    expect(current).toMatchObject({
      clientSeed: 'my-own_seed',
      serverSeedHash: before.nextServerSeedHash,
      nextNonce: 0,
    });
    const seed = Buffer.from(previous?.serverSeed ?? '', 'hex');
    const again = makeBook(
      drawsFrom(hmacWords(seed, proof.clientSeed, proof.nonce)),
      book.stakeAmount as never,
    );
    expect(again).toEqual(book);
  });

  test('[RNG-10][PIT-9] seeds in use are not readable in the database', async () => {
    const { session } = await player();
    const rotated = await world.call(session, 'POST', '/api/fair', { clientSeed: 'x' });
    const { previous } = rotated.body as FairState;
    const { rows } = await world.vendor.pool.query(
      'SELECT server_seed FROM seed WHERE server_seed_hash = $1',
      [previous?.serverSeedHash],
    );
    expect(rows[0].server_seed.includes(Buffer.from(previous?.serverSeed ?? '', 'hex'))).toBe(false);
  });

  test('a stored book cannot change, and no round is deleted', async () => {
    const { session } = await player();
    await world.spin(session);
    const { pool } = world.vendor;
    await expect(
      pool.query('UPDATE round SET total_amount = total_amount + 1 WHERE book IS NOT NULL'),
    ).rejects.toThrow('cannot change');
    await expect(pool.query('DELETE FROM round')).rejects.toThrow('rounds are kept');
  });
});

describe('a bet the operator refuses', () => {
  const refusals = [
    ['RS_ERROR_LIMIT_REACHED', 'limit-reached'],
    ['RS_ERROR_BET_LIMIT_EXCEEDED', 'limit-reached'],
    ['RS_ERROR_USER_DISABLED', 'player-disabled'],
    ['RS_ERROR_INVALID_TOKEN', 'session-ended'],
    ['RS_ERROR_INVALID_GAME', 'game-closed'],
    ['RS_ERROR_WRONG_CURRENCY', 'operator-refused'],
  ] as const;
  test.each(refusals)(
    'for %s is discarded without a rollback, and the player is told %s',
    async (status, reason) => {
      const { session } = await player();
      fail('/transaction/bet', { kind: 'status', status });
      expect(await world.spin(session)).toMatchObject({ kind: 'refused', reason });
      expect(paths()).toEqual(['/transaction/bet']);
    },
  );

  test('for insufficient funds reports the balance, takes nothing and uses no nonce', async () => {
    const { user, session } = await player(700);
    const answer = await world.spin(session, { stakeAmount: 1000 });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'not-enough-money', balanceAmount: 700 });
    expect(world.operator.balanceOf(user)).toBe(700);
    expect((await world.call(session, 'GET', '/api/fair')).body).toMatchObject({ nextNonce: 0 });
    world.operator.wallet.players.get(user);
    expect(await world.spin(session, { stakeAmount: 500 })).toMatchObject({ kind: 'played' });
  });
});

describe('an indeterminate bet', () => {
  test.each([
    ['was carried out', lostAfter],
    ['never arrived', lostBefore],
    ['got a late response', late],
  ])('that %s is rolled back, and the player has the stake again', async (_name, fault) => {
    const { user, session } = await player();
    fail('/transaction/bet', fault);
    expect(await world.spin(session)).toMatchObject({ kind: 'returned', reason: 'connection-lost' });
    expect(paths()).toEqual(['/transaction/bet', '/transaction/rollback']);
    expect(world.operator.balanceOf(user)).toBe(100_000);
  });

  test('for a status outside the settled ones is rolled back too', async () => {
    const { session } = await player();
    fail('/transaction/bet', { kind: 'status', status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await world.spin(session)).toMatchObject({ kind: 'returned', reason: 'session-ended' });
    expect(paths()).toEqual(['/transaction/bet', '/transaction/rollback']);
  });

  test('[INT-1] whose rollback is lost as well is repeated until it is confirmed, and blocks another round until then', async () => {
    const { user, session } = await player();
    fail('/transaction/bet', lostAfter);
    fail('/transaction/rollback', lostBefore, late, { kind: 'status', status: 'RS_ERROR_UNKNOWN' });
    const roundKey = randomUUID();
    expect(await world.spin(session, { roundKey })).toMatchObject({ kind: 'pending' });
    world.pass(2500);
    const another = { stakeAmount: 1000, roundKey: randomUUID() };
    expect(await world.call(session, 'POST', '/api/spin', another)).toMatchObject({
      status: 409,
      body: { error: 'round-open' },
    });
    for (let pass = 0; pass < 6; pass += 1) {
      world.pass(10_000);
      await settleDueRounds(world.vendor);
    }
    expect(await stateOf(roundKey)).toBe('rolled-back');
    expect(world.operator.balanceOf(user)).toBe(100_000);
    const ids = world.operator.calls.filter(({ path }) => path === '/transaction/rollback');
    expect(ids).toHaveLength(4);
    expect(new Set(ids.map(({ body }) => body.transaction_uuid)).size).toBe(1);
    expect(await world.spin(session, { roundKey })).toMatchObject({
      kind: 'returned',
      reason: 'connection-lost',
    });
  });

  test('that the operator never saw ends when the rollback reports it', async () => {
    const { session } = await player();
    fail('/transaction/bet', lostBefore);
    fail('/transaction/rollback', { kind: 'status', status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await world.spin(session)).toMatchObject({ kind: 'returned' });
  });

  test('whose rollback is refused for good is shown as unresolved', async () => {
    const { session } = await player();
    fail('/transaction/bet', lostAfter);
    fail('/transaction/rollback', { kind: 'status', status: 'RS_ERROR_USER_DISABLED' });
    expect(await world.spin(session)).toMatchObject({ kind: 'unresolved' });
  });
});

describe('an indeterminate win', () => {
  test('is shown at once and repeated until it is confirmed, with one effect', async () => {
    const { user, session } = await player();
    fail('/transaction/win', lostAfter, lostBefore, late);
    const roundKey = randomUUID();
    const answer = await world.spin(session, { roundKey });
    if (answer.kind !== 'played') throw new Error(answer.kind);
    expect(answer.round.settlement).toBe('waiting');
    expect(answer.balanceAmount).toBeNull();
    for (let pass = 0; pass < 6; pass += 1) {
      world.pass(10_000);
      await settleDueRounds(world.vendor);
    }
    expect(await world.spin(session, { roundKey })).toMatchObject({
      kind: 'played',
      round: { settlement: 'confirmed' },
    });
    expect(world.operator.balanceOf(user)).toBe(99_000 + answer.round.book.totalAmount);
    expect(paths().filter((path) => path === '/transaction/win')).toHaveLength(4);
  });

  test('that is refused for good stays in the books as such', async () => {
    const { session } = await player();
    fail('/transaction/win', { kind: 'status', status: 'RS_ERROR_USER_DISABLED' });
    expect(await world.spin(session)).toMatchObject({ kind: 'played', round: { settlement: 'refused' } });
  });

  test('pauses grow between the attempts', async () => {
    const { session } = await player();
    fail('/transaction/win', ...Array.from({ length: 20 }, () => lostBefore));
    await world.spin(session);
    const attemptsAfter = async (milliseconds: number) => {
      world.operator.calls.length = 0;
      world.pass(milliseconds);
      await settleDueRounds(world.vendor);
      return paths().length;
    };
    expect(await attemptsAfter(999)).toBe(0);
    expect(await attemptsAfter(1)).toBe(1);
    expect(await attemptsAfter(1999)).toBe(0);
    expect(await attemptsAfter(1)).toBe(1);
    expect(await attemptsAfter(3999)).toBe(0);
    expect(await attemptsAfter(1)).toBe(1);
  });
});

describe('a player who comes back', () => {
  test('[INT-1] is shown the round that was decided and not seen to its end', async () => {
    const account = world.operator.player(100_000);
    const first = await world.open(account);
    const answer = await world.spin(first);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const second = await world.open(account);
    expect(second.unshown).toEqual(answer.round);
    await world.call(second, 'POST', '/api/shown', { roundId: answer.round.roundId });
    const state = (await world.call(second, 'GET', '/api/session')).body as SessionState;
    expect(state.unshown).toBeNull();
    expect(state.lastRound).toEqual(answer.round);
  });

  test('finds the stake of an interrupted round given back', async () => {
    const account = world.operator.player(100_000);
    const session = await world.open(account);
    fail('/transaction/bet', lostAfter);
    fail('/transaction/rollback', lostBefore);
    await world.spin(session);
    expect((await world.open(account)).pending).toBe(true);
    world.pass(60_000);
    await settleDueRounds(world.vendor);
    const back = await world.open(account);
    expect(back).toMatchObject({
      pending: false,
      unplayed: { kind: 'returned', reason: 'connection-lost' },
      balanceAmount: 100_000,
    });
    world.pass(2500);
    fail('/transaction/bet', { kind: 'status', status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    await world.spin(back);
    const refused = (await world.call(back, 'GET', '/api/session')).body as SessionState;
    expect(refused).toMatchObject({
      unplayed: { kind: 'refused', reason: 'not-enough-money' },
      unshown: null,
    });
    await world.spin(back);
    const played = (await world.call(back, 'GET', '/api/session')).body as SessionState;
    expect(played).toMatchObject({ unplayed: null, unshown: { settlement: 'confirmed' } });
  });

  test('has one session of a game: the page opened before is told that it was replaced', async () => {
    const account = world.operator.player(100_000);
    const first = await world.open(account);
    await world.open(account);
    const body = { stakeAmount: 1000, roundKey: randomUUID() };
    expect(await world.call(first, 'POST', '/api/spin', body)).toMatchObject({
      status: 401,
      body: { error: 'session-replaced' },
    });
  });

  test('[RG-15] sees how long the session lasts and what it has cost', async () => {
    const { session } = await player();
    let staked = 0;
    let returned = 0;
    for (let round = 0; round < 4; round += 1) {
      const answer = await world.spin(session, { stakeAmount: 500 });
      if (answer.kind !== 'played') throw new Error(answer.kind);
      staked += 500;
      returned += answer.round.book.totalAmount;
    }
    const { session: figures } = (await world.call(session, 'GET', '/api/session')).body as SessionState;
    expect(figures).toMatchObject({ stakedAmount: staked, returnedAmount: returned, rounds: 4 });
    expect(figures.nowMs - figures.startedAtMs).toBe(10_000);
  });
});
