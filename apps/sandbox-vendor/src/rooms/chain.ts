import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../database.ts';
import type { SeedVault } from '../fair/seed-vault.ts';

/** More than two days of rounds without a pause; a value is at most so many hashes away. */
const chainLength = 8192;

/** The value that decides one round. */
export interface ChainPlace {
  chainId: number;
  chainIndex: number;
}

/** What is published of a room's chains before a round: the end, and the end of the chain that follows. */
export interface Commitment {
  chainEnd: string;
  chainLength: number;
  nextChainEnd: string;
}

/** Value `index` of the chain whose last value is `top`: each value is the hash of the one after it. */
export function chainValue(top: Buffer, length: number, index: number): Buffer {
  let value = top;
  for (let step = length; step > index; step -= 1) value = createHash('sha256').update(value).digest();
  return value;
}

/** Makes a room's first chain and the one after it, once. */
export async function ensureChains(tx: Tx, vault: SeedVault, roomCode: string, now: Date): Promise<void> {
  await insertChain(tx, vault, roomCode, 'in-use', now);
  await insertChain(tx, vault, roomCode, 'prepared', now);
}

/** Takes the next value's place, under the lock of the room's row. A chain that is used up is followed by the prepared one. */
export async function takePlace(tx: Tx, vault: SeedVault, roomCode: string, now: Date): Promise<ChainPlace> {
  await tx.query(
    `UPDATE room_chain SET phase = 'used' WHERE room_code = $1 AND phase = 'in-use' AND next_index > length`,
    [roomCode],
  );
  await tx.query(
    `UPDATE room_chain SET phase = 'in-use' WHERE room_code = $1 AND phase = 'prepared'
        AND NOT EXISTS (SELECT 1 FROM room_chain c WHERE c.room_code = $1 AND c.phase = 'in-use')`,
    [roomCode],
  );
  await ensureChains(tx, vault, roomCode, now);
  const { rows } = await tx.query<ChainPlace>(
    `UPDATE room_chain SET next_index = next_index + 1 WHERE room_code = $1 AND phase = 'in-use'
      RETURNING id AS "chainId", next_index - 1 AS "chainIndex"`,
    [roomCode],
  );
  const place = rows[0];
  if (!place) throw new Error(`room ${roomCode} has no chain`);
  return place;
}

export async function valueAt(
  tx: Pick<Tx, 'query'>,
  vault: SeedVault,
  { chainId, chainIndex }: ChainPlace,
): Promise<Buffer> {
  const { rows } = await tx.query<{ top_value: Buffer; length: number }>(
    'SELECT top_value, length FROM room_chain WHERE id = $1',
    [chainId],
  );
  const row = rows[0];
  if (!row) throw new Error(`there is no chain ${chainId}`);
  return chainValue(vault.open(row.top_value), row.length, chainIndex);
}

/** What was published of the chain a round belongs to, and of the one that follows. */
export async function commitmentOf(
  tx: Pick<Tx, 'query'>,
  roomCode: string,
  chainId: number,
): Promise<Commitment> {
  const { rows } = await tx.query<{ id: number; phase: string; end_hash: string; length: number }>(
    "SELECT id, phase, end_hash, length FROM room_chain WHERE room_code = $1 AND (id = $2 OR phase = 'prepared')",
    [roomCode, chainId],
  );
  const own = rows.find(({ id }) => id === chainId);
  const next = rows.find(({ phase }) => phase === 'prepared');
  if (!own || !next) throw new Error(`room ${roomCode} has no chain ${chainId}`);
  return { chainEnd: own.end_hash, chainLength: own.length, nextChainEnd: next.end_hash };
}

async function insertChain(
  tx: Tx,
  vault: SeedVault,
  roomCode: string,
  phase: string,
  now: Date,
): Promise<void> {
  const known = await tx.query('SELECT 1 FROM room_chain WHERE room_code = $1 AND phase = $2', [
    roomCode,
    phase,
  ]);
  if (known.rowCount !== 0) return;
  const top = randomBytes(32);
  await tx.query(
    `INSERT INTO room_chain (room_code, phase, top_value, length, end_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [roomCode, phase, vault.seal(top), chainLength, chainValue(top, chainLength, 0).toString('hex'), now],
  );
}
