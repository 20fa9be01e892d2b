import { plainList, type Queryable, type Tx } from '@hanpan/db';

/** Opens a game, before its vendor is asked for the address; what was open before goes on until this one has one. */
export async function openGameSession(
  queryable: Queryable,
  session: {
    tokenHash: Buffer;
    siteId: number;
    memberId: number;
    vendorId: number;
    gameKey: string;
    /** The network address that the member asked from. */
    address: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await queryable.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at, address)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
    [
      session.tokenHash,
      session.siteId,
      session.memberId,
      session.vendorId,
      session.gameKey,
      session.at,
      session.expiresAt,
      session.address,
    ],
  );
}

/** The member can play it from now on: rounds are its. One that a process left half way never is. */
export async function noteLaunched(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.run('update game_session set is_launched = true where token_hash = $1', [tokenHash]);
}

/**
 * Closes what the member had opened before this game, for a closed game takes no new bet; returns how many. At other vendors
 * of the transfer kind money of the member may stand: their games are closed when it is back.
 */
export function closeEarlierSessions(queryable: Queryable, tokenHash: Buffer, at: Date): Promise<number> {
  return queryable.run(
    `update game_session s set closed_at = $2 from game_session o
      where o.token_hash = $1 and s.member_id = o.member_id and s.id < o.id and s.closed_at is null
        and s.vendor_id not in (select id from vendor where wallet_mode = 'transfer' and id <> o.vendor_id)`,
    [tokenHash, at],
  );
}

/**
 * Closes at most so many games in which nothing was staked since then and no round is under way, those of vendors that hold the
 * money apart; returns whose they were, and until when they would have been open. In a dialect of long rounds an open one says
 * nothing about who plays.
 */
export function closeIdleSessions(
  queryable: Queryable,
  {
    idleSince,
    at,
    longRounds,
  }: { readonly idleSince: Date; readonly at: Date; readonly longRounds: readonly string[] },
  limit: number,
): Promise<{ readonly memberId: number; readonly expiresAt: Date }[]> {
  return queryable.rows(
    `update game_session s set closed_at = $2
      where s.id = any(array(
        select o.id from game_session o
         where o.closed_at is null and o.opened_at <= $1 and (o.staked_at is null or o.staked_at <= $1)
           and o.vendor_id not in (select id from vendor where wallet_mode = 'transfer')
           and not exists (select from game_round r
                            where r.member_id = o.member_id and r.vendor_id = o.vendor_id and r.started_at > $1)
           and not exists (select from game_round r
                            where r.member_id = o.member_id and r.vendor_id = o.vendor_id and r.closed_at is null
                              and r.vendor_id not in (select id from vendor where dialect = any($4::text[])))
         order by o.id limit $3))
      returning s.member_id as "memberId", s.expires_at as "expiresAt"`,
    [idleSince, at, limit, longRounds],
  );
}

/** Closes every game of a member but those at vendors that hold its money during play; returns how many. */
export function closeSessionsOfMember(tx: Tx, memberId: number, at: Date): Promise<number> {
  return tx.run(
    `update game_session set closed_at = $2 where member_id = $1 and closed_at is null
        and vendor_id not in (select id from vendor where wallet_mode = 'transfer')`,
    [memberId, at],
  );
}

/** A game that could not be opened is not being played. */
export async function closeGameSession(queryable: Queryable, tokenHash: Buffer, at: Date): Promise<void> {
  await queryable.run('update game_session set closed_at = $2 where token_hash = $1', [tokenHash, at]);
}

/** Which of these members may go on with a game, and whether it was heard of since `seenSince`. */
export async function gamesAmong(
  queryable: Queryable,
  memberIds: readonly number[],
  { seenSince, at }: { readonly seenSince: Date; readonly at: Date },
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await queryable.prepared<{ member_id: number; is_heard: boolean }>(
    'game-session-open',
    `select member_id, bool_or(seen_at > $2) as is_heard from game_session
      where member_id = any($1::bigint[]) and closed_at is null and (seen_at > $2 or expires_at > $3) group by member_id`,
    [plainList(memberIds), seenSince, at],
  );
  return new Map(rows.map((row) => [row.member_id, row.is_heard]));
}

/** Keeps where a game was opened, for the session that opened it. */
export async function rememberLaunch(
  queryable: Queryable,
  launch: { tokenHash: Buffer; launchHash: Buffer; addressSealed: Buffer; sessionId: number },
): Promise<void> {
  await queryable.run(
    'update game_session set launch_hash = $2, address_sealed = $3, session_id = $4 where token_hash = $1',
    [launch.tokenHash, launch.launchHash, launch.addressSealed, launch.sessionId],
  );
}

export interface LaunchRow {
  readonly address_sealed: Buffer;
  readonly expires_at: Date;
  readonly closed_at: Date | null;
}

export function findLaunch(
  queryable: Queryable,
  launchHash: Buffer,
  sessionId: number,
): Promise<LaunchRow | undefined> {
  return queryable.row(
    'select address_sealed, expires_at, closed_at from game_session where launch_hash = $1 and session_id = $2',
    [launchHash, sessionId],
  );
}

/** Forgets from where games were opened before then, the rows stay. Returns how many they were. */
export function forgetPlaces(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `update game_session set address = null
      where id = any(array(
        select id from game_session where opened_at < $1 and address is not null order by opened_at limit $2))`,
    [before, limit],
  );
}
