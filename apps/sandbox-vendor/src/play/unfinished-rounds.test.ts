import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../testing/world.ts';
import type { SessionOpened } from './play-api.ts';
import { insertRound } from './rounds.ts';
import { settleDueRounds } from './unfinished-rounds.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

/** Leaves a round exactly as a process leaves it that dies at a certain point. */
async function dieAfter(session: SessionOpened, point: 'created' | 'bet-sent'): Promise<string> {
  const roundKey = randomUUID();
  const { pool, clock } = world.vendor;
  const { rows } = await pool.query('SELECT id, player_id FROM play_session ORDER BY id DESC LIMIT 1');
  const betTransaction = randomUUID();
  const id = randomUUID();
  await insertRound(pool as never, {
    id,
    playSessionId: rows[0].id,
    playerId: rows[0].player_id,
    gameCode: session.game.code,
    roundKey,
    stakeAmount: 1000,
    betTransaction,
    closingTransaction: randomUUID(),
    createdAt: clock(),
    nextAttemptAt: new Date(clock().getTime() + 5000),
  });
  if (point === 'bet-sent') {
    const found = await pool.query(
      'SELECT p.user_name, s.operator_token FROM play_session s JOIN player p ON p.id = s.player_id WHERE s.id = $1',
      [rows[0].id],
    );
    await world.vendor.wallet.bet({
      user: found.rows[0].user_name,
      token: found.rows[0].operator_token,
      transaction_uuid: betTransaction,
      game_code: session.game.code,
      round: id,
      currency: 'KRW',
      amount: 100_000_000,
    });
  }
  return roundKey;
}

async function stateOf(roundKey: string): Promise<string> {
  const { rows } = await world.vendor.pool.query('SELECT state FROM round WHERE round_key = $1', [roundKey]);
  return rows[0].state;
}

test.each(['created', 'bet-sent'] as const)('a round whose process died at "%s" is undone', async (point) => {
  const account = world.operator.player(50_000);
  const session = await world.open(account);
  const roundKey = await dieAfter(session, point);
  expect(world.operator.balanceOf(account.user)).toBe(point === 'bet-sent' ? 49_000 : 50_000);
  await settleDueRounds(world.vendor);
  expect(await stateOf(roundKey)).toBe('created');
  world.pass(5000);
  await settleDueRounds(world.vendor);
  expect(await stateOf(roundKey)).toBe('rolled-back');
  expect(world.operator.balanceOf(account.user)).toBe(50_000);
  expect(await world.spin(session)).toMatchObject({ kind: 'played' });
});

test('a round whose process died between bet and win is paid by the next pass', async () => {
  const account = world.operator.player(50_000);
  const session = await world.open(account);
  world.operator.faults.set('/transaction/win', [{ kind: 'http', status: 502, carriedOut: false }]);
  const roundKey = randomUUID();
  const answer = await world.spin(session, { roundKey });
  if (answer.kind !== 'played') throw new Error(answer.kind);
  expect(await stateOf(roundKey)).toBe('bet');
  world.pass(60_000);
  const passes = await Promise.all([settleDueRounds(world.vendor), settleDueRounds(world.vendor)]);
  expect(passes.reduce((total, each) => total + each, 0)).toBe(1);
  expect(await stateOf(roundKey)).toBe('done');
  expect(world.operator.balanceOf(account.user)).toBe(49_000 + answer.round.book.totalAmount);
});

test('a bet confirmed after the round was abandoned is rolled back and draws nothing', async () => {
  const account = world.operator.player(50_000);
  const session = await world.open(account);
  const { wallet } = world.vendor;
  const slow = Object.assign(Object.create(wallet), {
    async bet(...request: Parameters<typeof wallet.bet>) {
      const outcome = await wallet.bet(...request);
      world.pass(5000);
      await settleDueRounds(world.vendor);
      return outcome;
    },
  });
  const { playRound } = await import('./play-round.ts');
  const { findSession } = await import('./sessions.ts');
  const { cheongsa777 } = await import('../games/cheongsa-777/game.ts');
  const own = await findSession(world.vendor.pool as never, session.playToken, world.vendor.clock());
  if (typeof own === 'string') throw new Error(own);
  world.pass(2500);
  const request = { stakeAmount: 1000, roundKey: randomUUID() };
  const answer = await playRound({ ...world.vendor, wallet: slow }, own, cheongsa777, request);
  expect(answer).toMatchObject({ kind: 'returned' });
  expect(world.operator.balanceOf(account.user)).toBe(50_000);
  const { rows } = await world.vendor.pool.query(
    'SELECT max(next_nonce) AS nonces FROM seed WHERE player_id = $1',
    [own.playerId],
  );
  expect(rows[0].nonces).toBe(0);
});
