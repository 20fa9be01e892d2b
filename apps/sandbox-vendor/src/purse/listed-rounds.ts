import type { TransferRound } from '@hanpan/vendor-kit';
import { currency } from './purses.ts';

/** A round as an operator is told of it. */
export interface ListedRow {
  id: string;
  /** The cursor after it. */
  place: string;
  user_name: string;
  game_code: string;
  stake: number;
  won: number;
  /** Stake that was given back: with a win, or all of it where the round was undone. */
  returned: number;
  created_at: Date;
  finished_at: Date;
}

/** What a stake was taken for: a round of one player's own, or a bet in a room. */
export type Played = 'round' | 'room_bet';

/** What the two name differently. */
const ownColumns: Record<Played, string> = {
  round: 'f.game_code, f.returned_amount',
  room_bet: 'f.room_code AS game_code, 0::bigint AS returned_amount',
};

/** A stake was taken, and was given back only where somebody had it. */
const wasStaked = {
  purse: `p.purse_amount IS NOT NULL AND (f.state IN ('done', 'win-refused') OR f.state = 'rolled-back' AND EXISTS (
                SELECT FROM purse_move m WHERE m.reference = f.bet_transaction AND m.kind = 'rollback'))`,
  seamless: `p.purse_amount IS NULL AND f.state IN ('done', 'win-refused', 'rolled-back')`,
} as const;

/** Whose money was staked: that of a purse here, or that of the operator's wallet. */
export type PlayedFrom = keyof typeof wasStaked;

interface Page {
  /** What is read of a table, with parameters from $3 on. */
  readonly where: string;
  /** The column whose index is read; rounds that are equal in it go by their ids. */
  readonly order: 'finished_at' | 'finished_xid';
  /** The cursor after round `f`. */
  readonly place: string;
}

/**
 * The first $2 rounds of the players of agent $1 in which a stake was taken. Each table gives its own first ones before they are
 * put together: so its index is read for as long as it takes to fill a page, and not for all that comes after the cursor.
 */
export function firstOf({ where, order, place }: Page, wallet: PlayedFrom): string {
  const firstIn = (table: Played) =>
    `(SELECT f.id, f.state, p.user_name, ${ownColumns[table]}, f.stake_amount, f.total_amount, f.created_at, f.finished_at, f.${order} AS ended,
             ${place} AS place
        FROM ${table} f JOIN player p ON p.id = f.player_id
       WHERE ${where} AND p.operator_id = $1 AND NOT p.is_demo AND ${wasStaked[wallet]}
       ORDER BY f.${order}, f.id LIMIT $2)`;
  return `SELECT id, place, ended, user_name, game_code, stake_amount AS stake,
                 CASE state WHEN 'done' THEN total_amount - returned_amount ELSE 0 END AS won,
                 CASE state WHEN 'done' THEN returned_amount WHEN 'rolled-back' THEN stake_amount ELSE 0 END AS returned,
                 created_at, finished_at
            FROM (${firstIn('round')} UNION ALL ${firstIn('room_bet')}) page
           ORDER BY ended, id LIMIT $2`;
}

export function presentRound(row: ListedRow): TransferRound {
  return {
    round: row.id,
    user: row.user_name,
    game_code: row.game_code,
    currency,
    stake: row.stake,
    returned: row.returned,
    win: row.won,
    started_at: row.created_at.toISOString(),
    finished_at: row.finished_at.toISOString(),
  };
}
