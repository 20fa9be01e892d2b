import { createHash, randomBytes } from 'node:crypto';
import type { GameUrlRequest } from '@hanpan/vendor-kit';
import { type Tx, tx, violatedUnique } from '../database.ts';
import { ensureSeeds } from '../fair/seeds.ts';
import type { Vendor } from '../vendor.ts';

export type Lang = 'ko' | 'en' | 'vi';

export interface PlaySession {
  id: number;
  playerId: number;
  /** Whether the player's money is here, moved by the operator before play. */
  hasPurse: boolean;
  /** Whether that is play money. */
  isDemo: boolean;
  userName: string;
  gameCode: string;
  operatorToken: string;
  currency: string;
  lang: Lang;
  lobbyUrl: string | null;
  depositUrl: string | null;
  openedAt: Date;
}

/** Whose wallet a player plays from: the operator's, a purse of our own, or one of play money. */
export type PlayerWallet = 'seamless' | 'purse' | 'demo';

/** What free play begins with. */
export const demoAmount = 1_000_000;
/** Whoever opens a free play with less than this begins anew: there is nobody to get more play money from. */
const usedUpAmount = 10_000;

type Launch = Pick<
  GameUrlRequest,
  | 'operator_id'
  | 'user'
  | 'game_code'
  | 'token'
  | 'currency'
  | 'lang'
  | 'platform'
  | 'lobby_url'
  | 'deposit_url'
>;

const firstPurse: Record<PlayerWallet, number | null> = { seamless: null, purse: 0, demo: demoAmount };
const launchLifeMs = 5 * 60_000;
/** However long a page stays open, its session is over after this. */
export const sessionLifeMs = 12 * 3_600_000;

/** Makes a launch id for one opening of the game; the id itself is only in the address the operator gets. */
export async function createLaunch(
  { pool, clock }: Vendor,
  request: Launch,
  wallet: PlayerWallet = 'seamless',
): Promise<string> {
  const launchId = randomBytes(24).toString('base64url');
  const now = clock();
  await tx(pool, async (tx) => {
    const playerId = await findOrAddPlayer(tx, request.operator_id, request.user, wallet);
    await tx.query(
      `INSERT INTO play_session (player_id, game_code, operator_token, currency, lang, platform, lobby_url,
         deposit_url, launch_hash, launch_until, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        playerId,
        request.game_code,
        request.token,
        request.currency,
        languageOf(request.lang),
        request.platform,
        request.lobby_url ?? null,
        request.deposit_url ?? null,
        hashOf(launchId),
        new Date(now.getTime() + launchLifeMs),
        now,
      ],
    );
  });
  return launchId;
}

export function newPlayToken(): string {
  return randomBytes(32).toString('base64url');
}

/** It has ended by its time or by the operator, or was opened elsewhere. */
export type SessionOver = 'session-ended' | 'session-replaced';

type OpenFailure = 'launch-used' | SessionOver;

/**
 * Exchanges a launch id for a play token, once. Opening ends the player's earlier session of the same game. Whoever brings
 * the launch again with the token that it was exchanged for has its session: the response may have been lost.
 * Fails with launch-used where the id is unknown, used with another token or too old, and for a repetition whose session
 * is over with session-ended or session-replaced.
 */
export async function openSession(
  vendor: Vendor,
  launchId: string,
  playToken: string,
): Promise<PlaySession | OpenFailure> {
  try {
    return await tx(vendor.pool, (tx) => openIn(tx, vendor, launchId, playToken));
  } catch (error) {
    // A token belongs to one launch.
    if (violatedUnique(error) === 'play_session_token_hash_key') return 'launch-used';
    throw error;
  }
}

interface LaunchRow {
  id: number;
  player_id: number;
  game_code: string;
  is_open: boolean;
  /** Brought with the token that it was exchanged for. */
  is_repeated: boolean;
  is_in_time: boolean;
}

async function openIn(
  tx: Tx,
  { clock, vault }: Vendor,
  launchId: string,
  playToken: string,
): Promise<PlaySession | OpenFailure> {
  const now = clock();
  const launchHash = hashOf(launchId);
  const playerId = await playerOfLaunch(tx, launchHash);
  if (playerId === undefined) return 'launch-used';
  // The player first, as everywhere: whoever ends its games holds it when it comes to this row.
  await lockPlayer(tx, playerId);
  const { rows } = await tx.query<LaunchRow>(
    `SELECT id, player_id, game_code, opened_at IS NOT NULL AS is_open, token_hash IS NOT DISTINCT FROM $2 AS is_repeated,
            launch_until > $3 AS is_in_time
       FROM play_session WHERE launch_hash = $1 FOR UPDATE`,
    [launchHash, hashOf(playToken), now],
  );
  const row = rows[0];
  if (!row) return 'launch-used';
  if (row.is_repeated) {
    // The page before may have said good-bye: this one is there.
    await markSeen(tx, row.id, now);
    return await findSession(tx, playToken, now);
  }
  if (row.is_open || !row.is_in_time) return 'launch-used';
  await tx.query(
    `UPDATE play_session SET replaced_at = $3
      WHERE player_id = $1 AND game_code = $2 AND opened_at IS NOT NULL AND replaced_at IS NULL`,
    [row.player_id, row.game_code, now],
  );
  await tx.query('UPDATE play_session SET opened_at = $2, seen_at = $2, token_hash = $3 WHERE id = $1', [
    row.id,
    now,
    hashOf(playToken),
  ]);
  await ensureSeeds(tx, vault, { playerId: row.player_id, gameCode: row.game_code }, now);
  return await findSession(tx, playToken, now);
}

async function playerOfLaunch(tx: Tx, launchHash: Buffer): Promise<number | undefined> {
  const { rows } = await tx.query<{ playerId: number }>(
    'SELECT player_id AS "playerId" FROM play_session WHERE launch_hash = $1',
    [launchHash],
  );
  return rows[0]?.playerId;
}

const whyOver = `CASE WHEN s.ended_at IS NOT NULL THEN 'session-ended' WHEN s.replaced_at IS NOT NULL THEN 'session-replaced' END`;

/** The session behind a play token, or why there is none. */
export async function findSession(
  tx: Pick<Tx, 'query'>,
  playToken: string,
  now: Date,
): Promise<PlaySession | SessionOver> {
  const { rows } = await tx.query<PlaySession & { over: SessionOver | null }>(
    `SELECT s.id, s.player_id AS "playerId", p.purse_amount IS NOT NULL AS "hasPurse", p.is_demo AS "isDemo", p.user_name AS "userName", s.game_code AS "gameCode",
            s.operator_token AS "operatorToken", s.currency, s.lang, s.lobby_url AS "lobbyUrl",
            s.deposit_url AS "depositUrl", s.opened_at AS "openedAt", ${whyOver} AS over
       FROM play_session s JOIN player p ON p.id = s.player_id
      WHERE s.token_hash = $1 AND s.opened_at > $2`,
    [hashOf(playToken), new Date(now.getTime() - sessionLifeMs)],
  );
  const row = rows[0];
  if (!row) return 'session-ended';
  const { over, ...session } = row;
  return over ?? session;
}

/** Which of these sessions are over, and why. */
export async function sessionsOver(
  tx: Pick<Tx, 'query'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SessionOver>> {
  const { rows } = await tx.query<{ id: number; over: SessionOver }>(
    `SELECT s.id, ${whyOver} AS over FROM play_session s WHERE s.id = ANY($1) AND s.replaced_at IS NOT NULL`,
    [ids],
  );
  return new Map(rows.map(({ id, over }) => [id, over]));
}

/** The page sent a sign of life: it is open, even if it had closed and the browser restored it. */
export async function markSeen(tx: Pick<Tx, 'query'>, sessionId: number, now: Date): Promise<void> {
  await tx.query('UPDATE play_session SET seen_at = $2, left_at = NULL WHERE id = $1', [sessionId, now]);
}

/** The page is closing. */
export async function markLeft(tx: Pick<Tx, 'query'>, sessionId: number, now: Date): Promise<void> {
  await tx.query('UPDATE play_session SET left_at = $2 WHERE id = $1', [sessionId, now]);
}

/** Serialises a player's actions: sessions replace each other and rounds begin under this lock. */
export async function lockPlayer(tx: Tx, playerId: number): Promise<void> {
  await tx.query('SELECT 1 FROM player WHERE id = $1 FOR UPDATE', [playerId]);
}

/** One person plays under every wallet as a player of its own. */
export async function findOrAddPlayer(
  tx: Tx,
  operatorId: number,
  userName: string,
  wallet: PlayerWallet,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO player (operator_id, user_name, purse_amount, is_demo) VALUES ($1, $2, $3, $4)
     ON CONFLICT (operator_id, user_name, (purse_amount IS NULL), is_demo)
       DO UPDATE SET user_name = EXCLUDED.user_name, purse_amount = CASE
         WHEN player.is_demo AND player.purse_amount < $5 THEN EXCLUDED.purse_amount ELSE player.purse_amount END
     RETURNING id`,
    [operatorId, userName, firstPurse[wallet], wallet === 'demo', usedUpAmount],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`player ${userName} was not stored`);
  return id;
}

/** One of those that the pages have. */
export function languageOf(lang: string): Lang {
  const primary = lang.slice(0, 2).toLowerCase();
  return primary === 'ko' || primary === 'vi' ? primary : 'en';
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
