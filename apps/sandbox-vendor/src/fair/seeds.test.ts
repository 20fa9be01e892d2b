import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tx } from '../database.ts';
import type { FairState } from '../play/play-api.ts';
import { settleDueRounds } from '../play/unfinished-rounds.ts';
import { startWorld, type World } from '../testing/world.ts';
import { mostRounds, rotateSeed, type SeedOwner, takeNonce } from './seeds.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

const gameCode = 'cheongsa-777';

/** A player who has opened the game, and so has seeds for it. */
async function seated() {
  const account = world.operator.player(1_000_000);
  const session = await world.open(account, gameCode);
  const { rows } = await world.vendor.pool.query<{ id: number }>(
    'SELECT id FROM player WHERE user_name = $1',
    [account.user],
  );
  const owner: SeedOwner = { playerId: rows[0]?.id ?? 0, gameCode };
  return { account, session, owner };
}

const next = (owner: SeedOwner) => tx(world.vendor.pool, (tx) => takeNonce(tx, world.vendor.vault, owner));

describe('the nonces of a seed', () => {
  test('[PF-3][PIT-8] rise by one, have no gap, and no two of forty rounds at once have the same', async () => {
    const { owner } = await seated();
    const taken = await Promise.all(Array.from({ length: 40 }, () => next(owner)));
    expect(new Set(taken.map(({ seedId }) => seedId)).size).toBe(1);
    expect(taken.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, at) => at),
    );
  });

  test('[PIT-7] of a transaction that fails is the one of the next, so that none is left out', async () => {
    const { owner } = await seated();
    await next(owner);
    const failing = tx(world.vendor.pool, async (tx) => {
      await takeNonce(tx, world.vendor.vault, owner);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect((await next(owner)).nonce).toBe(1);
  });

  test('[PIT-8] belong to one round each, in SQL', async () => {
    const { session } = await seated();
    await world.spin(session);
    const again = world.vendor.pool.query(
      `INSERT INTO round (id, play_session_id, player_id, game_code, round_key, stake_amount, state, bet_transaction,
         closing_transaction, seed_id, nonce, math_version, book, draws, total_amount, created_at, finished_at)
       SELECT gen_random_uuid(), play_session_id, player_id, game_code, gen_random_uuid(), stake_amount, 'done',
              gen_random_uuid(), gen_random_uuid(), seed_id, nonce, math_version, book, draws, total_amount, created_at, finished_at
         FROM round ORDER BY created_at DESC LIMIT 1`,
    );
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'round_seed_id_nonce_key' });
  });
});

test('[PF-3] a seed is shown when it is replaced and not before, and decides nothing any more', async () => {
  const { session, owner } = await seated();
  const before = (await world.call(session, 'GET', '/api/fair')).body as FairState;
  expect(before.previous).toBeNull();
  const used = await next(owner);
  expect(used.serverSeedHash).toBe(before.serverSeedHash);
  await tx(world.vendor.pool, (tx) =>
    rotateSeed(tx, world.vendor.vault, owner, 'chosen_by-me', world.vendor.clock()),
  );
  const after = (await world.call(session, 'GET', '/api/fair')).body as FairState;
  expect(after.previous).toEqual({
    serverSeed: used.serverSeed.toString('hex'),
    serverSeedHash: before.serverSeedHash,
    clientSeed: before.clientSeed,
    rounds: 1,
  });
  expect(await next(owner)).toMatchObject({
    serverSeedHash: before.nextServerSeedHash,
    clientSeed: 'chosen_by-me',
    nonce: 0,
  });
  const { rows } = await world.vendor.pool.query(
    'SELECT phase, count(DISTINCT server_seed_hash) AS hashes, count(*) AS seeds FROM seed WHERE player_id = $1 GROUP BY phase ORDER BY phase',
    [owner.playerId],
  );
  expect(rows.map(({ phase, hashes, seeds }) => [phase, Number(hashes), Number(seeds)])).toEqual([
    ['in-use', 1, 1],
    ['prepared', 1, 1],
    ['revealed', 1, 1],
  ]);
});

test('[RNG-2] a seed that has decided ten thousand rounds is replaced when the game is opened again, and not while a round is open', async () => {
  const { account, session, owner } = await seated();
  const fair = async (of = session) => (await world.call(of, 'GET', '/api/fair')).body as FairState;
  const before = await fair();
  const { pool } = world.vendor;
  const use = (rounds: number) =>
    pool.query("UPDATE seed SET next_nonce = $2 WHERE player_id = $1 AND phase = 'in-use'", [
      owner.playerId,
      rounds,
    ]);
  await use(mostRounds - 1);
  expect(await fair(await world.open(account, gameCode))).toMatchObject({
    nextNonce: mostRounds - 1,
    previous: null,
  });
  // Its win is still owed when the game is opened again.
  world.operator.faults.set('/transaction/win', [{ kind: 'http', status: 502, carriedOut: false }]);
  await world.spin(await world.open(account, gameCode));
  expect(await fair(await world.open(account, gameCode))).toMatchObject({
    nextNonce: mostRounds,
    previous: null,
  });
  world.pass(60_000);
  await settleDueRounds(world.vendor);
  const after = await fair(await world.open(account, gameCode));
  expect(after).toMatchObject({
    serverSeedHash: before.nextServerSeedHash,
    clientSeed: before.clientSeed,
    nextNonce: 0,
    previous: { serverSeedHash: before.serverSeedHash, rounds: mostRounds },
  });
  expect(after.nextServerSeedHash).not.toBe(before.nextServerSeedHash);
});
