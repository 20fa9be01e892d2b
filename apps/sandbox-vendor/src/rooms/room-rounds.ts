import type { Tx } from '../database.ts';
import type { Draw } from '../fair/draws.ts';
import type { ChainPlace } from './chain.ts';
import type { RoomMemory, RoomOutcome } from './room-game.ts';

export type RoomRoundState = 'open' | 'closed' | 'drawn' | 'done' | 'void';

export interface RoomRound extends ChainPlace {
  id: string;
  roomCode: string;
  number: number;
  state: RoomRoundState;
  rulesVersion: string;
  openedAt: Date;
  closesAt: Date;
  betsDigest: string | null;
  chainValue: string | null;
  outcome: RoomOutcome | null;
  draws: Draw[] | null;
  memory: RoomMemory;
  drawnAt: Date | null;
  shownUntil: Date | null;
}

type Reader = Pick<Tx, 'query'>;

const columns = `id, room_code AS "roomCode", number, state, rules_version AS "rulesVersion", chain_id AS "chainId",
  chain_index AS "chainIndex", opened_at AS "openedAt", closes_at AS "closesAt", bets_digest AS "betsDigest",
  chain_value AS "chainValue", outcome, draws, memory, drawn_at AS "drawnAt",
  shown_until AS "shownUntil"`;

export async function ensureRoom(tx: Reader, code: string): Promise<void> {
  await tx.query('INSERT INTO room (code) VALUES ($1) ON CONFLICT (code) DO NOTHING', [code]);
}

/**
 * Locks the room: its steps are taken one after the other, whichever process takes them. The lock leaves the key alone: a bet
 * that is being stored refers to the room, and must not wait for a step that waits for its round.
 */
export async function lockRoom(tx: Tx, code: string): Promise<{ memory: RoomMemory; lastNumber: number }> {
  const { rows } = await tx.query<{ memory: RoomMemory; lastNumber: number }>(
    'SELECT memory, last_number AS "lastNumber" FROM room WHERE code = $1 FOR NO KEY UPDATE',
    [code],
  );
  if (!rows[0]) throw new Error(`there is no room ${code}`);
  return rows[0];
}

export async function memoryOf(tx: Reader, code: string): Promise<RoomMemory> {
  const { rows } = await tx.query<{ memory: RoomMemory }>('SELECT memory FROM room WHERE code = $1', [code]);
  return rows[0]?.memory ?? null;
}

export async function runningRound(tx: Reader, roomCode: string): Promise<RoomRound | undefined> {
  const { rows } = await tx.query<RoomRound>(
    `SELECT ${columns} FROM room_round WHERE room_code = $1 AND state IN ('open', 'closed', 'drawn')`,
    [roomCode],
  );
  return rows[0];
}

export async function runningRooms(tx: Reader): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>(
    "SELECT room_code AS code FROM room_round WHERE state IN ('open', 'closed', 'drawn')",
  );
  return rows.map(({ code }) => code);
}

/** `share`: the round cannot be closed before the caller's transaction ends. `update`: no bet is being accepted. */
export async function lockRound(
  tx: Tx,
  id: string,
  lock: 'share' | 'update',
): Promise<RoomRound | undefined> {
  const { rows } = await tx.query<RoomRound>(
    `SELECT ${columns} FROM room_round WHERE id = $1 FOR ${lock === 'share' ? 'SHARE' : 'NO KEY UPDATE'}`,
    [id],
  );
  return rows[0];
}

export async function findRoomRound(tx: Reader, id: string): Promise<RoomRound | undefined> {
  const { rows } = await tx.query<RoomRound>(`SELECT ${columns} FROM room_round WHERE id = $1`, [id]);
  return rows[0];
}

export async function insertRoomRound(
  tx: Tx,
  round: Pick<RoomRound, 'id' | 'roomCode' | 'number' | 'rulesVersion' | 'openedAt' | 'closesAt'> &
    ChainPlace,
): Promise<void> {
  await tx.query(
    `INSERT INTO room_round (id, room_code, number, state, rules_version, chain_id, chain_index, opened_at, closes_at)
     VALUES ($1, $2, $3, 'open', $4, $5, $6, $7, $8)`,
    [
      round.id,
      round.roomCode,
      round.number,
      round.rulesVersion,
      round.chainId,
      round.chainIndex,
      round.openedAt,
      round.closesAt,
    ],
  );
  await tx.query('UPDATE room SET last_number = $2 WHERE code = $1', [round.roomCode, round.number]);
}

export async function roundClosed(tx: Tx, id: string, betsDigest: string, now: Date): Promise<void> {
  await tx.query(
    "UPDATE room_round SET state = 'closed', bets_digest = $2, closed_at = $3 WHERE id = $1 AND state = 'open'",
    [id, betsDigest, now],
  );
}

export interface Drawn {
  chainValue: string;
  outcome: RoomOutcome;
  draws: readonly Draw[];
  summary: RoomOutcome;
  before: RoomMemory;
  after: RoomMemory;
  drawnAt: Date;
  shownUntil: Date;
}

/** The outcome, the value that it follows from and the room's new memory, at once. */
export async function roundDrawn(tx: Tx, round: RoomRound, drawn: Drawn): Promise<void> {
  await tx.query(
    `UPDATE room_round SET state = 'drawn', chain_value = $2, outcome = $3, draws = $4, summary = $5, memory = $6,
            drawn_at = $7, shown_until = $8 WHERE id = $1 AND state = 'closed'`,
    [
      round.id,
      drawn.chainValue,
      JSON.stringify(drawn.outcome),
      JSON.stringify(drawn.draws),
      JSON.stringify(drawn.summary),
      JSON.stringify(drawn.before),
      drawn.drawnAt,
      drawn.shownUntil,
    ],
  );
  await tx.query('UPDATE room SET memory = $2 WHERE code = $1', [
    round.roomCode,
    JSON.stringify(drawn.after),
  ]);
}

export async function roundFinished(tx: Tx, id: string, state: 'done' | 'void', now: Date): Promise<void> {
  await tx.query(
    `UPDATE room_round SET state = $2, finished_at = $3 WHERE id = $1 AND state IN ('open', 'closed', 'drawn')`,
    [id, state, now],
  );
}

export interface PastRound {
  id: string;
  number: number;
  summary: RoomOutcome;
}

/** Rounds that were shown to their end, the oldest of the newest `limit` first. */
export async function pastRounds(tx: Reader, roomCode: string, limit: number): Promise<PastRound[]> {
  const { rows } = await tx.query<PastRound>(
    `SELECT id, number, summary FROM room_round WHERE room_code = $1 AND state = 'done' ORDER BY number DESC LIMIT $2`,
    [roomCode, limit],
  );
  return rows.reverse();
}
