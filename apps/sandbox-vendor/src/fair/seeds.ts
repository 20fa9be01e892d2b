import { randomBytes } from 'node:crypto';
import type { Tx } from '../database.ts';
import type { FairState } from '../play/play-api.ts';
import { hashOfSeed } from './draws.ts';
import type { SeedVault } from './seed-vault.ts';

/** The owner of seeds: every player has a separate pair for each game. */
export interface SeedOwner {
  playerId: number;
  gameCode: string;
}

export interface NonceTaken {
  seedId: number;
  serverSeed: Buffer;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

/** What a player may choose; the SQL says the same. */
export const clientSeedForm = /^[0-9A-Za-z_-]{1,64}$/;

interface SeedRow {
  id: number;
  phase: 'prepared' | 'in-use' | 'revealed';
  server_seed: Buffer;
  server_seed_hash: string;
  client_seed: string | null;
  next_nonce: number;
}

/**
 * Makes the player's first seed, and the one after it, so that both hashes are known before the first bet; one that has decided
 * its share of rounds is replaced. The player is locked.
 */
export async function ensureSeeds(tx: Tx, vault: SeedVault, owner: SeedOwner, now: Date): Promise<void> {
  await insertSeed(tx, vault, owner, 'in-use', randomBytes(8).toString('hex'), now);
  await insertSeed(tx, vault, owner, 'prepared', null, now);
  await replaceUsedUp(tx, vault, owner, now);
}

/** A seed decides so many rounds: then the next opening of the game begins with the one whose hash was shown beside it. */
export const mostRounds = 10_000;

/** Not while a round is open: the seed that decides it must not be known before it is decided. */
async function replaceUsedUp(tx: Tx, vault: SeedVault, owner: SeedOwner, now: Date): Promise<void> {
  const { rows } = await tx.query<{ client_seed: string }>(
    `SELECT client_seed FROM seed
      WHERE player_id = $1 AND game_code = $2 AND phase = 'in-use' AND next_nonce >= $3
        AND NOT EXISTS (SELECT FROM round WHERE player_id = $1 AND game_code = $2
                           AND state IN ('created', 'open', 'bet', 'rollback'))`,
    [owner.playerId, owner.gameCode, mostRounds],
  );
  const used = rows[0];
  if (used) await rotateSeed(tx, vault, owner, used.client_seed, now);
}

/** Takes the next nonce under the seed's row lock: nonces have no gap, and no two rounds share one. */
export async function takeNonce(
  tx: Tx,
  vault: SeedVault,
  { playerId, gameCode }: SeedOwner,
): Promise<NonceTaken> {
  const { rows } = await tx.query<SeedRow>(
    `UPDATE seed SET next_nonce = next_nonce + 1
      WHERE player_id = $1 AND game_code = $2 AND phase = 'in-use' RETURNING *`,
    [playerId, gameCode],
  );
  const row = rows[0];
  if (!row?.client_seed) throw new Error(`player ${playerId} has no seed for ${gameCode}`);
  return {
    seedId: row.id,
    serverSeed: vault.open(row.server_seed),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.next_nonce - 1,
  };
}

export type SeedRead = Pick<NonceTaken, 'serverSeed' | 'serverSeedHash' | 'clientSeed'>;

/** The seed that a round is bound to; it stays on the server while it is in use. */
export async function readSeed(tx: Pick<Tx, 'query'>, vault: SeedVault, seedId: number): Promise<SeedRead> {
  const { rows } = await tx.query<SeedRow>('SELECT * FROM seed WHERE id = $1', [seedId]);
  const row = rows[0];
  if (!row?.client_seed) throw new Error(`there is no seed ${seedId} that was ever used`);
  return {
    serverSeed: vault.open(row.server_seed),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
  };
}

/**
 * Reveals the seed in use; the prepared one takes over with the client seed the player names, and a next is prepared.
 */
export async function rotateSeed(
  tx: Tx,
  vault: SeedVault,
  owner: SeedOwner,
  clientSeed: string,
  now: Date,
): Promise<void> {
  const move = 'UPDATE seed SET phase = $4 WHERE player_id = $1 AND game_code = $2 AND phase = $3';
  await tx.query(move, [owner.playerId, owner.gameCode, 'in-use', 'revealed']);
  await tx.query(
    `UPDATE seed SET phase = 'in-use', client_seed = $3
      WHERE player_id = $1 AND game_code = $2 AND phase = 'prepared'`,
    [owner.playerId, owner.gameCode, clientSeed],
  );
  await insertSeed(tx, vault, owner, 'prepared', null, now);
}

export async function fairState(
  tx: Tx,
  vault: SeedVault,
  { playerId, gameCode }: SeedOwner,
): Promise<FairState> {
  const { rows } = await tx.query<SeedRow>(
    'SELECT * FROM seed WHERE player_id = $1 AND game_code = $2 ORDER BY id DESC LIMIT 3',
    [playerId, gameCode],
  );
  const inPhase = (phase: SeedRow['phase']) => rows.find((row) => row.phase === phase);
  const [current, next, previous] = [inPhase('in-use'), inPhase('prepared'), inPhase('revealed')];
  if (!current?.client_seed || !next) throw new Error(`player ${playerId} has no seed for ${gameCode}`);
  return {
    serverSeedHash: current.server_seed_hash,
    clientSeed: current.client_seed,
    nextNonce: current.next_nonce,
    nextServerSeedHash: next.server_seed_hash,
    previous: previous?.client_seed
      ? {
          serverSeed: vault.open(previous.server_seed).toString('hex'),
          serverSeedHash: previous.server_seed_hash,
          clientSeed: previous.client_seed,
          rounds: previous.next_nonce,
        }
      : null,
  };
}

async function insertSeed(
  tx: Tx,
  vault: SeedVault,
  { playerId, gameCode }: SeedOwner,
  phase: 'prepared' | 'in-use',
  clientSeed: string | null,
  now: Date,
): Promise<void> {
  const serverSeed = randomBytes(32);
  await tx.query(
    `INSERT INTO seed (player_id, game_code, phase, server_seed, server_seed_hash, client_seed, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (player_id, game_code, phase) WHERE phase <> 'revealed' DO NOTHING`,
    [playerId, gameCode, phase, vault.seal(serverSeed), hashOfSeed(serverSeed), clientSeed, now],
  );
}
