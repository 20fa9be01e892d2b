import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { need } from '../../../kernel/need.ts';
import type { StoredMovement } from './decide.ts';

export interface PlayerSession {
  readonly session_id: number;
  readonly vendor_id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly expires_at: Date;
  readonly is_closed: boolean;
  readonly game_known: boolean;
  readonly game_key: string;
}

const selectSession = `select s.id as session_id, s.vendor_id, s.site_id, s.member_id, s.expires_at,
    s.closed_at is not null as is_closed, s.game_key,
    exists (select 1 from vendor_game g where g.vendor_id = s.vendor_id and g.key = coalesce($3, s.game_key)) as game_known
  from game_session s join vendor v on v.id = s.vendor_id`;

/** The opening of a game that a token belongs to, at one vendor: a token of another vendor's is nobody's here. */
export async function findGameSession(
  queryable: Queryable,
  session: { vendorCode: string; tokenHash: Buffer; gameKey: string | undefined },
): Promise<PlayerSession | undefined> {
  const [row] = await queryable.prepared<PlayerSession>(
    'game-session-find',
    `${selectSession} where s.token_hash = $1 and v.code = $2`,
    [session.tokenHash, session.vendorCode, session.gameKey ?? null],
  );
  return row;
}

/**
 * The game of a member at one vendor, for wires without a token: the last that is open, for a later opening that the vendor
 * refused is closed again and the game before it goes on; where none is, the last that was. One that was not launched comes after
 * those that were: a vendor may call while it is asked for the address, and one that a process left half way is no game.
 */
export async function findLastGameSession(
  queryable: Queryable,
  session: { vendorCode: string; memberId: number; gameKey: string | undefined },
): Promise<PlayerSession | undefined> {
  const [row] = await queryable.prepared<PlayerSession>(
    'game-session-last',
    `${selectSession} where v.code = $2 and s.id = coalesce(
       (select o.id from game_session o where o.member_id = $1 and o.vendor_id = v.id and o.closed_at is null
           and o.is_launched order by o.opened_at desc, o.id desc limit 1),
       (select o.id from game_session o where o.member_id = $1 and o.vendor_id = v.id and o.closed_at is null
         order by o.opened_at desc, o.id desc limit 1),
       (select o.id from game_session o where o.member_id = $1 and o.vendor_id = v.id
           and o.is_launched order by o.opened_at desc, o.id desc limit 1),
       (select o.id from game_session o where o.member_id = $1 and o.vendor_id = v.id
         order by o.opened_at desc, o.id desc limit 1))`,
    [session.memberId, session.vendorCode, session.gameKey ?? null],
  );
  return row;
}

/** Until when a game is open, and whether it is still. */
export async function endOfGameSession(
  tx: Tx,
  sessionId: number,
): Promise<Pick<PlayerSession, 'expires_at' | 'is_closed'>> {
  const [row] = await tx.prepared<Pick<PlayerSession, 'expires_at' | 'is_closed'>>(
    'game-session-end',
    'select expires_at, closed_at is not null as is_closed from game_session where id = $1',
    [sessionId],
  );
  return need(row, 'a game that was just read');
}

/** What a member has staked in a round, and what of it was returned; undefined where it is in no such round. */
export async function stakeOfRound(
  tx: Tx,
  round: { vendorId: number; round: string; memberId: number },
): Promise<{ readonly stake: Amount; readonly returned: Amount } | undefined> {
  const [row] = await tx.prepared<{ stake: Amount; returned: Amount }>(
    'game-round-stake',
    'select stake, returned from game_round where vendor_id = $1 and round = $2 and member_id = $3',
    [round.vendorId, round.round, round.memberId],
  );
  return row;
}

/** Whether a member is in a round that began since then and is not over. */
export async function isRoundUnderWay(
  tx: Tx,
  round: { vendorId: number; round: string; memberId: number },
  since: Date,
): Promise<boolean> {
  const rows = await tx.prepared(
    'game-round-under-way',
    `select from game_round
      where vendor_id = $1 and round = $2 and member_id = $3 and closed_at is null and started_at > $4`,
    [round.vendorId, round.round, round.memberId, since],
  );
  return rows.length > 0;
}

export async function touchGameSession(queryable: Queryable, sessionId: number, at: Date): Promise<void> {
  await queryable.prepared('game-session-touch', 'update game_session set seen_at = $2 where id = $1', [
    sessionId,
    at,
  ]);
}

/** Something was staked in a game: where a round may be a whole session, its beginning says nothing about that. */
export async function noteStaked(tx: Tx, sessionId: number, at: Date): Promise<void> {
  await tx.prepared('game-session-staked', 'update game_session set staked_at = $2 where id = $1', [
    sessionId,
    at,
  ]);
}

/** Whether a member has ever opened a game of a vendor. */
export async function isPlayerOf(
  queryable: Queryable,
  vendorCode: string,
  memberId: number,
): Promise<boolean> {
  const row = await queryable.row(
    'select 1 from game_session s join vendor v on v.id = s.vendor_id where v.code = $1 and s.member_id = $2 limit 1',
    [vendorCode, memberId],
  );
  return row !== undefined;
}

export type TransactionKind = StoredMovement['kind'];

export interface VendorTransactionRow {
  readonly transaction_id: string;
  readonly kind: TransactionKind;
  readonly reference_id: string | null;
  readonly member_id: number;
  readonly amount: Amount;
  /** What of a win is stake that was given back. */
  readonly returned: Amount;
  readonly is_free: boolean;
  /** The round that it names. */
  readonly round: string;
  /** The round that it counts in: of what it is about, where that has another. */
  readonly booked_round: string;
  readonly game_key: string;
}

const selectTransaction = `select transaction_id, kind, reference_id, member_id, amount, returned, is_free, round,
    coalesce(booked_round, round) as booked_round, game_key from vendor_transaction`;

/** What is stored under these ids, and what refers to the bet among them. */
export function findTransactions(
  tx: Tx,
  vendorId: number,
  ids: readonly string[],
  betId: string,
): Promise<VendorTransactionRow[]> {
  return tx.prepared(
    'vendor-transactions-find',
    `${selectTransaction} where vendor_id = $1 and transaction_id = any($2::text[])
     union
     ${selectTransaction} where vendor_id = $1 and reference_id = $3`,
    [vendorId, ids, betId],
  );
}

export interface NewTransaction {
  readonly vendorId: number;
  readonly id: string;
  readonly kind: TransactionKind;
  readonly referenceId: string | null;
  readonly memberId: number;
  readonly round: string;
  /** Null where it is the round that it names. */
  readonly bookedRound: string | null;
  readonly gameKey: string;
  readonly amount: Amount;
  readonly returned: Amount;
  readonly isFree: boolean;
  readonly resolves: boolean;
  readonly balanceAfter: Amount;
  readonly at: Date;
}

export async function insertTransaction(tx: Tx, row: NewTransaction): Promise<void> {
  await tx.prepared(
    'vendor-transaction-insert',
    `insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
       is_free, balance_after, at, resolves, returned, booked_round)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      row.vendorId,
      row.id,
      row.kind,
      row.referenceId,
      row.memberId,
      row.round,
      row.gameKey,
      row.amount,
      row.isFree,
      row.balanceAfter,
      row.at,
      row.resolves,
      row.returned,
      row.bookedRound,
    ],
  );
}

/** A parked win is paid: its bet has come. */
export async function payParked(
  tx: Tx,
  win: { vendorId: number; id: string; resolves: boolean; balanceAfter: Amount },
): Promise<void> {
  await tx.prepared(
    'vendor-parked-pay',
    `update vendor_transaction set kind = 'win', resolves = $3, balance_after = $4
      where vendor_id = $1 and transaction_id = $2 and kind = 'parked'`,
    [win.vendorId, win.id, win.resolves, win.balanceAfter],
  );
}
