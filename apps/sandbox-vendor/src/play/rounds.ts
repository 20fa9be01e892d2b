import type { Tx } from '../database.ts';
import type { Book, RoundProof, SessionFigures } from './play-api.ts';

export type RoundState =
  | 'created'
  /** Of several acts: taken and not over. */
  | 'open'
  | 'bet'
  | 'done'
  | 'win-refused'
  | 'discarded'
  | 'rollback'
  | 'rolled-back'
  | 'rollback-refused';

/** A round with what its wallet calls need of the session and the player. */
export interface Round {
  id: string;
  playerId: number;
  hasPurse: boolean;
  isDemo: boolean;
  userName: string;
  operatorToken: string;
  currency: string;
  gameCode: string;
  roundKey: string;
  stakeAmount: number;
  state: RoundState;
  betTransaction: string;
  closingTransaction: string;
  /** RS_ERROR_* or how the connection failed; set for a round that was not played. */
  reason: string | null;
  book: Book | null;
  proof: RoundProof | null;
  totalAmount: number | null;
  /** What of the total is stake given back. */
  returnedAmount: number;
  balanceBeforeAmount: number | null;
  balanceAfterAmount: number | null;
  createdAt: Date;
  shownAt: Date | null;
  attempts: number;
}

export type NewRound = Pick<
  Round,
  'id' | 'playerId' | 'gameCode' | 'roundKey' | 'stakeAmount' | 'betTransaction' | 'closingTransaction'
> & { playSessionId: number; createdAt: Date; nextAttemptAt: Date };

type Reader = Pick<Tx, 'query'>;

const selectRound = `
  SELECT r.id, r.player_id AS "playerId", p.purse_amount IS NOT NULL AS "hasPurse", p.is_demo AS "isDemo", p.user_name AS "userName", s.operator_token AS "operatorToken", s.currency,
         r.game_code AS "gameCode", r.round_key AS "roundKey", r.stake_amount AS "stakeAmount", r.state,
         r.bet_transaction AS "betTransaction", r.closing_transaction AS "closingTransaction", r.reason, r.book,
         CASE WHEN r.book IS NOT NULL THEN jsonb_build_object(
           'algorithm', 'hmac-sha256-reject-32', 'serverSeedHash', seed.server_seed_hash,
           'clientSeed', seed.client_seed, 'nonce', r.nonce, 'draws', r.draws) END AS proof,
         r.total_amount AS "totalAmount", r.returned_amount AS "returnedAmount", r.balance_before_amount AS "balanceBeforeAmount",
         r.balance_after_amount AS "balanceAfterAmount", r.created_at AS "createdAt", r.shown_at AS "shownAt",
         r.attempts
    FROM round r
    JOIN play_session s ON s.id = r.play_session_id
    JOIN player p ON p.id = r.player_id
    LEFT JOIN seed ON seed.id = r.seed_id`;

/** Throws on the unique keys: the round key, and one unfinished round of a game. */
export async function insertRound(tx: Tx, round: NewRound): Promise<void> {
  await tx.query(
    `INSERT INTO round (id, play_session_id, player_id, game_code, round_key, stake_amount, state, bet_transaction,
       closing_transaction, created_at, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'created', $7, $8, $9, $10)`,
    [
      round.id,
      round.playSessionId,
      round.playerId,
      round.gameCode,
      round.roundKey,
      round.stakeAmount,
      round.betTransaction,
      round.closingTransaction,
      round.createdAt,
      round.nextAttemptAt,
    ],
  );
}

export async function findRound(tx: Reader, id: string): Promise<Round | undefined> {
  const { rows } = await tx.query<Round>(`${selectRound} WHERE r.id = $1`, [id]);
  return rows[0];
}

export async function findRoundByKey(
  tx: Reader,
  playerId: number,
  roundKey: string,
): Promise<Round | undefined> {
  const where = `${selectRound} WHERE r.player_id = $1 AND r.round_key = $2`;
  const { rows } = await tx.query<Round>(where, [playerId, roundKey]);
  return rows[0];
}

type FindOfGame = (tx: Reader, playerId: number, gameCode: string) => Promise<Round | undefined>;

/** The newest of a player's rounds of a game for which this holds. */
const newestWhere =
  (condition: string): FindOfGame =>
  async (tx, playerId, gameCode) => {
    const { rows } = await tx.query<Round>(
      `${selectRound} WHERE r.player_id = $1 AND r.game_code = $2 AND ${condition}
        ORDER BY r.created_at DESC LIMIT 1`,
      [playerId, gameCode],
    );
    return rows[0];
  };

/** The newest round of the game that was not refused, in whatever state. */
export const findLatestRound = newestWhere("r.state <> 'discarded'");

/** The newest round of the game, one that was refused too: what a page that lost a response asks for. */
export const findNewestRound = newestWhere('true');

/** The newest round that has a book: shown again, or shown for the first time to a player who comes back. */
export const findLatestPlayed = newestWhere('r.book IS NOT NULL');

/** The player's last rounds of a game, the newest first; what was refused was no round. */
export async function lastRounds(
  tx: Reader,
  { playerId, gameCode }: { playerId: number; gameCode: string },
  limit: number,
): Promise<Round[]> {
  const { rows } = await tx.query<Round>(
    `${selectRound} WHERE r.player_id = $1 AND r.game_code = $2 AND r.state <> 'discarded'
      ORDER BY r.created_at DESC LIMIT $3`,
    [playerId, gameCode, limit],
  );
  return rows;
}

/** Only the player's own round; the first time counts. */
export async function markShown(tx: Reader, playerId: number, roundId: string, now: Date): Promise<void> {
  await tx.query(
    'UPDATE round SET shown_at = $3 WHERE id = $1 AND player_id = $2 AND book IS NOT NULL AND shown_at IS NULL',
    [roundId, playerId, now],
  );
}

/** What was put at risk by rounds that were played, and what came of it: stake that was given back is in neither. */
export const sumsPlayed = {
  staked: 'coalesce(sum(stake_amount - returned_amount), 0)::bigint',
  returned: 'coalesce(sum(total_amount - returned_amount), 0)::bigint',
} as const;

export async function sessionFigures(
  tx: Reader,
  session: { id: number; openedAt: Date },
  now: Date,
): Promise<SessionFigures> {
  const { rows } = await tx.query<{ rounds: number; staked: number; returned: number }>(
    `SELECT count(*) AS rounds, ${sumsPlayed.staked} AS staked, ${sumsPlayed.returned} AS returned
       FROM round WHERE play_session_id = $1 AND book IS NOT NULL`,
    [session.id],
  );
  const row = rows[0];
  return {
    startedAtMs: session.openedAt.getTime(),
    nowMs: now.getTime(),
    stakedAmount: row?.staked ?? 0,
    returnedAmount: row?.returned ?? 0,
    rounds: row?.rounds ?? 0,
  };
}
