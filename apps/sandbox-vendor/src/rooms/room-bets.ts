import type { Tx } from '../database.ts';

/** A stake on one bet. */
export interface BetLine {
  bet: string;
  stakeAmount: number;
}

export type RoomBetState =
  | 'created'
  | 'taken'
  | 'due'
  | 'done'
  | 'win-refused'
  | 'discarded'
  | 'rollback'
  | 'rolled-back'
  | 'rollback-refused';

/** What a player staked with one press, with what its wallet calls need of the session and the player. */
export interface RoomBetRow {
  id: string;
  roundId: string;
  roundNumber: number;
  gameCode: string;
  playerId: number;
  hasPurse: boolean;
  isDemo: boolean;
  userName: string;
  operatorToken: string;
  currency: string;
  betKey: string;
  lines: BetLine[];
  stakeAmount: number;
  word: string;
  state: RoomBetState;
  betTransaction: string;
  closingTransaction: string;
  reason: string | null;
  /** Amounts that the lines return, in their order. */
  returns: number[] | null;
  totalAmount: number | null;
  balanceBeforeAmount: number | null;
  balanceAfterAmount: number | null;
  createdAt: Date;
  attempts: number;
}

type Reader = Pick<Tx, 'query'>;

const selectBet = `
  SELECT b.id, b.round_id AS "roundId", r.number AS "roundNumber", b.room_code AS "gameCode", b.player_id AS "playerId",
         p.purse_amount IS NOT NULL AS "hasPurse", p.is_demo AS "isDemo", p.user_name AS "userName", s.operator_token AS "operatorToken", s.currency,
         b.bet_key AS "betKey", b.lines, b.stake_amount AS "stakeAmount", b.word, b.state,
         b.bet_transaction AS "betTransaction", b.closing_transaction AS "closingTransaction", b.reason, b.returns,
         b.total_amount AS "totalAmount", b.balance_before_amount AS "balanceBeforeAmount", b.balance_after_amount AS "balanceAfterAmount", b.created_at AS "createdAt",
         b.attempts
    FROM room_bet b
    JOIN room_round r ON r.id = b.round_id
    JOIN play_session s ON s.id = b.play_session_id
    JOIN player p ON p.id = b.player_id`;

export interface NewRoomBet
  extends Pick<
    RoomBetRow,
    'id' | 'roundId' | 'gameCode' | 'playerId' | 'betKey' | 'lines' | 'stakeAmount' | 'word' | 'createdAt'
  > {
  playSessionId: number;
  betTransaction: string;
  closingTransaction: string;
  nextAttemptAt: Date;
}

export async function insertRoomBet(tx: Tx, bet: NewRoomBet): Promise<void> {
  await tx.query(
    `INSERT INTO room_bet (id, round_id, room_code, player_id, play_session_id, bet_key, lines, stake_amount, word, state,
       bet_transaction, closing_transaction, created_at, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'created', $10, $11, $12, $13)`,
    [
      bet.id,
      bet.roundId,
      bet.gameCode,
      bet.playerId,
      bet.playSessionId,
      bet.betKey,
      JSON.stringify(bet.lines),
      bet.stakeAmount,
      bet.word,
      bet.betTransaction,
      bet.closingTransaction,
      bet.createdAt,
      bet.nextAttemptAt,
    ],
  );
}

export async function findRoomBet(tx: Reader, id: string): Promise<RoomBetRow | undefined> {
  const { rows } = await tx.query<RoomBetRow>(`${selectBet} WHERE b.id = $1`, [id]);
  return rows[0];
}

export async function findRoomBetByKey(
  tx: Reader,
  playerId: number,
  betKey: string,
): Promise<RoomBetRow | undefined> {
  const { rows } = await tx.query<RoomBetRow>(`${selectBet} WHERE b.player_id = $1 AND b.bet_key = $2`, [
    playerId,
    betKey,
  ]);
  return rows[0];
}

/** The player's newest bet in any room that was not refused. */
export async function latestBetAt(tx: Reader, playerId: number): Promise<Date | undefined> {
  const { rows } = await tx.query<{ at: Date }>(
    `SELECT created_at AS at FROM room_bet WHERE player_id = $1 AND state <> 'discarded' ORDER BY created_at DESC LIMIT 1`,
    [playerId],
  );
  return rows[0]?.at;
}

/** Everybody's bets of a round, whatever became of them, refused ones excepted. */
export async function betsOfRound(tx: Reader, roundId: string): Promise<RoomBetRow[]> {
  const { rows } = await tx.query<RoomBetRow>(
    `${selectBet} WHERE b.round_id = $1 AND b.state <> 'discarded' ORDER BY b.created_at`,
    [roundId],
  );
  return rows;
}

const ofPlayer = `b.player_id = $1 AND b.room_code = $2`;

export async function betsInRound(
  tx: Reader,
  playerId: number,
  roomCode: string,
  roundId: string,
): Promise<RoomBetRow[]> {
  const { rows } = await tx.query<RoomBetRow>(
    `${selectBet} WHERE ${ofPlayer} AND b.round_id = $3 ORDER BY b.created_at`,
    [playerId, roomCode, roundId],
  );
  return rows;
}

/** The newest bets that are over, refused ones excepted. */
export async function pastBets(
  tx: Reader,
  playerId: number,
  roomCode: string,
  limit: number,
): Promise<RoomBetRow[]> {
  const { rows } = await tx.query<RoomBetRow>(
    `${selectBet} WHERE ${ofPlayer} AND b.state <> 'discarded' AND r.state IN ('done', 'void')
      ORDER BY b.created_at DESC LIMIT $3`,
    [playerId, roomCode, limit],
  );
  return rows;
}

export interface PlayingBet {
  id: string;
  playerId: number;
  lines: BetLine[];
  stakeAmount: number;
  word: string;
}

const selectTaken = `
  SELECT b.id, b.player_id AS "playerId", b.lines, b.stake_amount AS "stakeAmount", b.word FROM room_bet b
   WHERE b.round_id = $1 AND b.state IN ('taken', 'due', 'done', 'win-refused')`;

/** Everybody's bets that play in a round, in the order of their ids. */
export async function takenBets(tx: Reader, roundId: string): Promise<PlayingBet[]> {
  const { rows } = await tx.query<PlayingBet>(`${selectTaken} ORDER BY b.id`, [roundId]);
  return rows;
}

/** What others at the table see of them: play money is nobody's stake. */
export async function shownBets(tx: Reader, roundId: string): Promise<PlayingBet[]> {
  const { rows } = await tx.query<PlayingBet>(
    `${selectTaken} AND NOT EXISTS (SELECT FROM player p WHERE p.id = b.player_id AND p.is_demo) ORDER BY b.id`,
    [roundId],
  );
  return rows;
}

/** Bets whose stake is still being taken. */
export async function countCreated(tx: Reader, roundId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    "SELECT count(*) AS count FROM room_bet WHERE round_id = $1 AND state = 'created'",
    [roundId],
  );
  return rows[0]?.count ?? 0;
}

export interface RoomFigures {
  rounds: number;
  stakedAmount: number;
  returnedAmount: number;
}

export async function roomFigures(tx: Reader, playSessionId: number): Promise<RoomFigures> {
  const { rows } = await tx.query<RoomFigures>(
    `SELECT count(DISTINCT b.round_id) AS rounds, coalesce(sum(b.stake_amount), 0)::bigint AS "stakedAmount",
            coalesce(sum(b.total_amount), 0)::bigint AS "returnedAmount"
       FROM room_bet b JOIN room_round r ON r.id = b.round_id
      WHERE b.play_session_id = $1 AND b.total_amount IS NOT NULL AND r.state = 'done'`,
    [playSessionId],
  );
  return rows[0] ?? { rounds: 0, stakedAmount: 0, returnedAmount: 0 };
}
