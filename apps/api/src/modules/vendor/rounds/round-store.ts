import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { FinishedRound, UnreadRound } from '../../../vendors/port.ts';
import { isSamePurse } from '../purse-store.ts';

/** What one movement adds to a round of one member. */
export interface RoundPart {
  readonly vendorId: number;
  readonly round: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly gameKey: string;
  readonly stake: Amount;
  /** Below zero where a correction takes back what was won. */
  readonly win: Amount;
  readonly returned: Amount;
  readonly at: Date;
  /** Nothing more is to come. What comes nevertheless settles the round again. */
  readonly closes: boolean;
}

/** Adds to the round that the history shows, and settles it where it is closed. */
export async function addToRound(tx: Tx, part: RoundPart): Promise<void> {
  await tx.prepared(
    'game-round-add',
    `select vendor_add_to_rounds($1, $2, array[$3::text], array[$4::smallint], array[$5::bigint], array[$6::text],
       array[$7::bigint], array[$8::bigint], array[$9::bigint], array[$10::boolean])`,
    [
      part.vendorId,
      part.at,
      part.round,
      part.siteId,
      part.memberId,
      part.gameKey,
      part.stake,
      part.win,
      part.returned,
      part.closes,
    ],
  );
}

export interface OpenRound {
  readonly id: number;
  readonly member_id: number;
}

/** Rounds that were never said to be over, though it is longer than their vendor may take; the oldest first. */
export function listOverdueRounds(queryable: Queryable, now: Date, limit: number): Promise<OpenRound[]> {
  return queryable.rows(
    `select r.id, r.member_id from vendor v cross join lateral (
       select id, member_id, started_at from game_round
        where vendor_id = v.id and closed_at is null and started_at <= $1::timestamptz - v.round_ends_after
        order by started_at limit $2) r
      order by r.started_at limit $2`,
    [now, limit],
  );
}

/** Closes those of the rounds that are still open, as their vendor would have, and settles them. */
export async function closeRounds(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  const closed = await tx.rows<{ id: number }>(
    'update game_round set closed_at = $2, revision = 1 where id = any($1) and closed_at is null returning id',
    [ids, at],
  );
  await settleRounds(tx, closed, at);
}

async function settleRounds(tx: Tx, rounds: readonly { id: number }[], at: Date): Promise<void> {
  await tx.run('select vendor_settle_rounds($1::bigint[], $2)', [rounds.map(({ id }) => id), at]);
}

/** A round of a member that is over, and the vendor that it was played at. */
export function findEndedRound(
  queryable: Queryable,
  memberId: number,
  id: number,
): Promise<{ readonly round: string; readonly vendorCode: string } | undefined> {
  return queryable.row(
    `select r.round, v.code as "vendorCode" from game_round r join vendor v on v.id = r.vendor_id
      where r.id = $2 and r.member_id = $1 and r.closed_at is not null`,
    [memberId, id],
  );
}

/** A finished round of a member. */
export type MemberRound = Omit<FinishedRound, 'playerId'> & { readonly memberId: number };

/** A game that a vendor speaks of without listing it: it can be told apart in the history, and nobody can open it. */
async function noteUnlistedGames(tx: Tx, rounds: readonly { id: number }[]): Promise<void> {
  await tx.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent, enabled)
     select distinct on (r.vendor_id, r.game_key) r.vendor_id, r.game_key, 'slot',
            jsonb_build_object('ko', r.game_key, 'en', r.game_key, 'vi', r.game_key), '', '', false
       from game_round r where r.id = any($1::bigint[])
     on conflict do nothing`,
    [rounds.map(({ id }) => id)],
  );
}

/**
 * Writes rounds as the vendor tells them, and settles them; one that is known is settled again where its figures are
 * others. Each may be given once. Rounds of whoever never opened a game of this vendor are nobody's. Vendors of one purse are
 * told the rounds of all of them: each round belongs to the one that has it already, else to the one whose game the member
 * had opened last when it began, and so is counted once whoever reads it.
 */
export async function storeFinishedRounds(
  tx: Tx,
  vendorId: number,
  rounds: readonly MemberRound[],
  at: Date,
): Promise<void> {
  const list = <Value>(of: (round: MemberRound) => Value) => rounds.map(of);
  const changed = await tx.rows<{ id: number }>(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, returned, started_at, closed_at, revision)
     select owner.id, q.round, m.site_id, m.id, q.game, q.stake, q.win, q.returned, least(q.started_at, q.finished_at, $10),
            least(q.finished_at, $10), 1
       from unnest($2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::timestamptz[],
              $9::timestamptz[]) q(round, member, game, stake, win, returned, started_at, finished_at)
       join member_card m on m.id = q.member
       cross join lateral (
         select o.id from vendor v join vendor o on o.id = v.id or (${isSamePurse})
          where v.id = $1 and exists (select from game_session s where s.vendor_id = o.id and s.member_id = m.id)
          order by exists (select from game_round r where r.vendor_id = o.id and r.round = q.round and r.member_id = m.id) desc,
                   (select s.opened_at from game_session s
                     where s.vendor_id = o.id and s.member_id = m.id and s.opened_at <= q.started_at
                     order by s.opened_at desc limit 1) desc nulls last,
                   o.id = $1 desc, o.id
          limit 1) owner
     on conflict (vendor_id, round, member_id) do update
        set stake = excluded.stake, win = excluded.win, returned = excluded.returned, revision = game_round.revision + 1
      where (game_round.stake, game_round.win, game_round.returned)
            is distinct from (excluded.stake, excluded.win, excluded.returned)
     returning id`,
    [
      vendorId,
      list(({ round }) => round),
      list(({ memberId }) => memberId),
      list(({ gameKey }) => gameKey),
      list(({ stake }) => stake),
      list(({ win }) => win),
      list(({ returned }) => returned),
      list(({ startedAt }) => startedAt),
      list(({ finishedAt }) => finishedAt),
      at,
    ],
  );
  await noteUnlistedGames(tx, changed);
  await settleRounds(tx, changed, at);
}

/** Keeps what stood in a page in place of rounds, with the place that the page was asked for by. */
export async function storeUnreadRounds(
  tx: Tx,
  vendorId: number,
  unread: readonly UnreadRound[],
  { from, at }: { from: string | undefined; at: Date },
): Promise<void> {
  if (unread.length === 0) return;
  await tx.run(
    `insert into vendor_unread_round (vendor_id, place, reason, said, seen_at)
     select $1, $2, q.reason, q.said, $5 from unnest($3::text[], $4::text[]) q(reason, said)`,
    [vendorId, from ?? null, unread.map(({ reason }) => reason), unread.map(({ said }) => said), at],
  );
}

/** How far a vendor's rounds have been read; undefined before the first page. */
export async function roundPlace(queryable: Queryable, vendorId: number): Promise<string | undefined> {
  const row = await queryable.row<{ place: string }>(
    'select place from vendor_round_place where vendor_id = $1',
    [vendorId],
  );
  return row?.place;
}

/** Moves the place on. False where somebody else has read on from the same place. */
export async function moveRoundPlace(
  tx: Tx,
  vendorId: number,
  { from, to, at }: { from: string | undefined; to: string; at: Date },
): Promise<boolean> {
  const moved = await tx.run(
    `insert into vendor_round_place as known (vendor_id, place, read_at) select $1, $3, $4
      where $2::text is null or exists (select from vendor_round_place where vendor_id = $1)
     on conflict (vendor_id) do update set place = excluded.place, read_at = excluded.read_at where known.place = $2`,
    [vendorId, from ?? null, to, at],
  );
  return moved === 1;
}
