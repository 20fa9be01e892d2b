import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { hashToken } from '../../kernel/sessions.ts';
import type { VendorGame } from '../../vendors/port.ts';

export interface VendorRow {
  readonly id: number;
  readonly code: string;
  readonly name: LocalText;
  readonly public_key: string;
  readonly enabled: boolean;
  readonly synced_at: Date | null;
}

export function vendorByCode(queryable: Queryable, code: string): Promise<VendorRow | undefined> {
  return queryable.row('select id, code, name, public_key, enabled, synced_at from vendor where code = $1', [
    code,
  ]);
}

export interface GameRow {
  readonly key: string;
  readonly names: LocalText;
  readonly image: string;
  readonly rtp_percent: string;
}

export function listVendorGames(queryable: Queryable, vendorId: number): Promise<GameRow[]> {
  return queryable.rows(
    'select key, names, image, rtp_percent from vendor_game where vendor_id = $1 and enabled order by ord, key',
    [vendorId],
  );
}

/** Writes the vendor's list; a game that is no longer on it is switched off, never deleted. */
export async function saveVendorGames(
  tx: Tx,
  vendorId: number,
  games: readonly VendorGame[],
  at: Date,
): Promise<void> {
  await tx.run('update vendor_game set enabled = false where vendor_id = $1', [vendorId]);
  for (const [ord, game] of games.entries()) {
    await tx.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent, ord, enabled)
       values ($1, $2, $3, $4, $5, $6, $7, true)
       on conflict (vendor_id, key) do update set family = $3, names = $4, image = $5, rtp_percent = $6, ord = $7, enabled = true`,
      [
        vendorId,
        game.key,
        game.family,
        JSON.stringify(game.names),
        game.image,
        game.returnToPlayerPercent,
        ord,
      ],
    );
  }
  await tx.run('update vendor set synced_at = $2 where id = $1', [vendorId, at]);
}

/**
 * Opens a game; whatever the member had open before is closed, for a closed game takes no new bet. At the vendors in
 * `stillWatched`, money of the member may stand: their games are closed when it is back.
 */
export async function openGameSession(
  tx: Tx,
  session: {
    token: string;
    siteId: number;
    memberId: number;
    vendorId: number;
    gameKey: string;
    at: Date;
    expiresAt: Date;
    stillWatched: readonly string[];
  },
): Promise<void> {
  await tx.run(
    `update game_session set closed_at = $2 where member_id = $1 and closed_at is null
        and vendor_id not in (select id from vendor where code = any($3))`,
    [session.memberId, session.at, session.stillWatched],
  );
  await tx.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [
      hashToken(session.token),
      session.siteId,
      session.memberId,
      session.vendorId,
      session.gameKey,
      session.at,
      session.expiresAt,
    ],
  );
}

/** A game that could not be opened is not being played. */
export async function closeGameSession(queryable: Queryable, token: string, at: Date): Promise<void> {
  await queryable.run('update game_session set closed_at = $2 where token_hash = $1', [hashToken(token), at]);
}

export interface PlayerSession {
  readonly session_id: number;
  readonly vendor_id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly expires_at: Date;
  readonly is_closed: boolean;
  readonly game_known: boolean;
}

export async function findGameSession(
  queryable: Queryable,
  vendorCode: string,
  token: string,
  gameKey: string,
): Promise<PlayerSession | undefined> {
  const [row] = await queryable.prepared<PlayerSession>(
    'game-session-find',
    `select s.id as session_id, s.vendor_id, s.site_id, s.member_id, s.expires_at, s.closed_at is not null as is_closed,
            exists (select 1 from vendor_game g where g.vendor_id = s.vendor_id and g.key = $3) as game_known
       from game_session s join vendor v on v.id = s.vendor_id where s.token_hash = $1 and v.code = $2`,
    [hashToken(token), vendorCode, gameKey],
  );
  return row;
}

export async function touchGameSession(queryable: Queryable, sessionId: number, at: Date): Promise<void> {
  await queryable.prepared('game-session-touch', 'update game_session set seen_at = $2 where id = $1', [
    sessionId,
    at,
  ]);
}

export async function hasOpenGame(queryable: Queryable, memberId: number, seenSince: Date): Promise<boolean> {
  const [row] = await queryable.prepared<{ found: boolean }>(
    'game-session-open',
    'select exists (select 1 from game_session where member_id = $1 and closed_at is null and seen_at > $2) as found',
    [memberId, seenSince],
  );
  return row?.found === true;
}

/** Locks the member: a vendor's movements for one player happen one after the other, whatever order they arrive in. */
export async function lockPlayer(
  tx: Tx,
  memberId: number,
): Promise<{ status: string; betting_allowed: boolean } | undefined> {
  const [row] = await tx.prepared<{ status: string; betting_allowed: boolean }>(
    'player-lock',
    'select status, betting_allowed from member where id = $1 for no key update',
    [memberId],
  );
  return row;
}

export interface VendorTransactionRow {
  readonly kind: 'bet' | 'win' | 'rollback' | 'tombstone';
  readonly member_id: number;
  readonly amount: Amount;
  readonly is_free: boolean;
  readonly input_hash: Buffer;
}

export async function findTransaction(
  tx: Tx,
  vendorId: number,
  id: string,
): Promise<VendorTransactionRow | undefined> {
  const [row] = await tx.prepared<VendorTransactionRow>(
    'vendor-transaction-find',
    `select kind, member_id, amount, is_free, input_hash from vendor_transaction
      where vendor_id = $1 and transaction_id = $2`,
    [vendorId, id],
  );
  return row;
}

/** The kinds of what refers to a bet: a win, a rollback, a tombstone. */
export async function resolutionsOf(tx: Tx, vendorId: number, betId: string): Promise<Set<string>> {
  const rows = await tx.prepared<{ kind: string }>(
    'vendor-transaction-resolutions',
    'select kind from vendor_transaction where vendor_id = $1 and reference_id = $2',
    [vendorId, betId],
  );
  return new Set(rows.map((row) => row.kind));
}

export interface NewTransaction {
  readonly vendorId: number;
  readonly id: string;
  readonly kind: VendorTransactionRow['kind'];
  readonly referenceId: string | null;
  readonly memberId: number;
  readonly round: string;
  readonly gameKey: string;
  readonly amount: Amount;
  readonly isFree: boolean;
  readonly inputHash: Buffer;
  readonly balanceAfter: Amount;
  readonly at: Date;
}

export async function insertTransaction(tx: Tx, row: NewTransaction): Promise<void> {
  await tx.prepared(
    'vendor-transaction-insert',
    `insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
       is_free, input_hash, balance_after, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
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
      row.inputHash,
      row.balanceAfter,
      row.at,
    ],
  );
}

/** Adds to the round that the history shows. */
export async function addToRound(
  tx: Tx,
  round: {
    vendorId: number;
    round: string;
    siteId: number;
    memberId: number;
    gameKey: string;
    stake: number;
    win: number;
    returned: number;
    at: Date;
    closed: boolean;
  },
): Promise<void> {
  await tx.prepared(
    'game-round-add',
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, returned, started_at, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, case when $10::boolean then $9::timestamptz end)
     on conflict (vendor_id, round, member_id) do update set stake = game_round.stake + $6, win = game_round.win + $7,
       returned = game_round.returned + $8, closed_at = coalesce(game_round.closed_at, excluded.closed_at)`,
    [
      round.vendorId,
      round.round,
      round.siteId,
      round.memberId,
      round.gameKey,
      round.stake,
      round.win,
      round.returned,
      round.at,
      round.closed,
    ],
  );
}
