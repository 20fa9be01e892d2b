import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Moved } from './store.ts';

/** Whom something is about, what it came to, and since when the ledger may know of it. */
export interface Subject {
  readonly memberKey: number;
  readonly memId: string;
  readonly memNick: string;
  readonly amount: Amount;
  readonly at: Date;
}
const who = 'm.id as "memberKey", m.mem_id as "memId", m.nickname as "memNick"';

export interface RoundFact {
  readonly revision: number;
  readonly sign: number;
  readonly stake: Amount;
  readonly counted: Amount;
  readonly paid: Amount;
  readonly placedAt: Date;
  readonly settledAt: Date;
  readonly vendor: string;
  readonly memberKey: number;
  readonly memId: string;
  readonly memNick: string;
}

/** Every settlement of a round of a vendor, in order. */
export function roundFacts(queryable: Queryable, siteId: number, reference: string): Promise<RoundFact[]> {
  return queryable.rows(
    `select f.revision, f.sign, f.stake, f.counted, f.win + f.returned as paid, f.placed_at as "placedAt", f.settled_at as "settledAt",
            f.vendor, ${who}
       from play_settlement f join member_card m on m.id = f.member_id
      where f.family = 'vendor' and f.reference = $2 and f.site_id = $1 order by f.revision, f.sign desc`,
    [siteId, reference],
  );
}

/** From where the game of a round was opened; null where that is not known. */
export async function placeOfRound(
  queryable: Queryable,
  { memberId, vendor, round }: { memberId: number; vendor: string; round: string },
): Promise<string | null> {
  const row = await queryable.row<{ address: string | null }>(
    `select p.address from game_round r join vendor v on v.id = r.vendor_id join place_vendor p on p.id = r.id
      where v.code = $2 and r.round = $3 and r.member_id = $1`,
    [memberId, vendor, round],
  );
  return row?.address ?? null;
}

/** What the calls of a round moved in a member's accounts. */
export function roundMovements(
  queryable: Queryable,
  {
    memberId,
    vendor,
    round,
    from,
    to,
  }: { memberId: number; vendor: string; round: string; from: Date; to: Date },
): Promise<Moved[]> {
  return queryable.rows(
    `select e.transfer_id as "transferId", e.flow, a.kind as account, e.amount, e.balance as "balanceAfter", e.posted_at as "postedAt"
       from ledger_account a join ledger_entry e on e.account_id = a.id join vendor v on v.code = $2
      where a.owner_id = $1 and e.posted_at between $4::timestamptz - interval '1 hour' and $5::timestamptz + interval '1 day'
        and starts_with(e.reference, $2 || ':')
        and exists (select from vendor_transaction t where t.vendor_id = v.id and coalesce(t.booked_round, t.round) = $3
                       and t.member_id = $1 and t.transaction_id = substr(e.reference, length($2) + 2))
      order by e.transfer_id, a.kind`,
    [memberId, vendor, round, from, to],
  );
}

export interface BookingRow extends Subject {
  readonly kind: 'rolling' | 'losing';
  readonly dueAfter: Amount;
  /** When the one before it was booked. */
  readonly before: Date | null;
}

/** A booking of commission with the partner that it was for. */
export function bookingById(
  queryable: Queryable,
  siteId: number,
  kind: string,
  id: number,
): Promise<BookingRow | undefined> {
  return queryable.row(
    `select ${who}, b.kind, b.amount, b.due_after as "dueAfter", b.at,
            (select max(o.at) from commission_booking o where o.partner_id = b.partner_id and o.kind = b.kind and o.id < b.id) as before
       from commission_booking b join member_card m on m.id = b.partner_id
      where b.site_id = $1 and b.kind = $2 and b.id = $3`,
    [siteId, kind, id],
  );
}

export interface RatedRow {
  readonly at: Date;
  readonly gameType: number;
  readonly bets: number;
  readonly base: Amount;
  readonly basisPoints: number | null;
  readonly amount: Amount;
}

interface BookedSpan {
  readonly memberKey: number;
  /** When the booking before was made: what came after it that day is booked by the next one. */
  readonly before: Date | null;
  readonly at: Date;
  readonly timeZone: string;
}

/** The rolling that a partner earned by day and game type, on every day from that of one booking to that of another. */
export function rollingRated(
  queryable: Queryable,
  { memberKey, before, at, timeZone }: BookedSpan,
): Promise<RatedRow[]> {
  return queryable.rows(
    `select day::timestamp at time zone $4 as at, game_type as "gameType", sum(bets)::int as bets, sum(counted)::bigint as base,
            case when min(own_rolling - branch_rolling) = max(own_rolling - branch_rolling) then min(own_rolling - branch_rolling) end
              as "basisPoints", sum(rolling)::bigint as amount
       from commission_step where partner_id = $1
        and day between (coalesce($2::timestamptz, '-infinity') at time zone $4)::date and ($3::timestamptz at time zone $4)::date
      group by day, game_type having sum(rolling) <> 0 order by day, game_type limit 200`,
    [memberKey, before, at, timeZone],
  );
}

export interface BookedSum {
  readonly count: number;
  readonly amount: Amount;
  readonly lastAt: Date;
}

/** What all bookings of rolling of those same days come to. */
export async function rollingBooked(
  queryable: Queryable,
  { memberKey, before, at, timeZone }: BookedSpan,
): Promise<BookedSum> {
  const row = await queryable.row<BookedSum>(
    `select count(*)::int as count, sum(amount)::bigint as amount, max(at) as "lastAt"
       from commission_booking where partner_id = $1 and kind = 'rolling'
        and at >= (coalesce($2::timestamptz, '-infinity') at time zone $4)::date::timestamp at time zone $4
        and at < (($3::timestamptz at time zone $4)::date + 1)::timestamp at time zone $4`,
    [memberKey, before, at, timeZone],
  );
  if (row === undefined) throw new Error('a sum without a row');
  return row;
}

/** The lines of the last settlement of losing that was confirmed before a booking. */
export function losingRated(
  queryable: Queryable,
  siteId: number,
  { memberKey, at }: { memberKey: number; at: Date },
): Promise<RatedRow[]> {
  return queryable.rows(
    `select s.decided_at as at, l.game_type as "gameType", l.bets, l.net as base, l.own_basis_points - l.branch_basis_points as "basisPoints",
            l.amount
       from (select id, decided_at from partner_settlement where site_id = $1 and state = 'done' and decided_at <= $3
              order by decided_at desc limit 1) s
       join partner_settlement_line l on l.settlement_id = s.id and l.partner_id = $2
      order by l.game_type, l.own_basis_points limit 200`,
    [siteId, memberKey, at],
  );
}

export interface PointRow extends Subject {
  readonly kind: string;
  readonly accrued: Amount;
  readonly basisPoints: number | null;
  readonly reason: string | null;
}

/** Points as they were given or taken back. */
export function pointByReference(
  queryable: Queryable,
  siteId: number,
  kind: string,
  reference: string,
): Promise<PointRow | undefined> {
  return queryable.row(
    `select ${who}, coalesce(p.kind, p.use_type) as kind, p.applied as amount, p.accrued, p.basis_points as "basisPoints", p.reason, p.at
       from point_entry p join member_card m on m.id = p.member_id
      where p.site_id = $1 and p.kind = $2 and p.reference = $3 order by p.id limit 1`,
    [siteId, kind, reference],
  );
}

/** A member's account with what it holds. */
export function accountOf(
  queryable: Queryable,
  siteId: number,
  accountId: number,
): Promise<(Subject & { readonly account: string }) | undefined> {
  return queryable.row(
    `select ${who}, a.kind as account, a.balance as amount, m.applied_at as at
       from ledger_account a join member_card m on m.id = a.owner_id where a.site_id = $1 and a.id = $2`,
    [siteId, accountId],
  );
}

export interface FlowSum {
  readonly flow: string;
  readonly count: number;
  readonly amount: Amount;
  readonly at: Date;
}

/** What every movement of an account adds up to, by what it was for, the largest first. */
export function flowSums(queryable: Queryable, accountId: number): Promise<FlowSum[]> {
  return queryable.rows(
    `select flow, count(*)::int as count, sum(amount)::bigint as amount, max(posted_at) as at
       from ledger_entry where account_id = $1 group by flow order by abs(sum(amount)) desc, flow`,
    [accountId],
  );
}

/** The last movements of an account, the newest last. */
export function lastMovements(
  queryable: Queryable,
  accountId: number,
  account: string,
  limit: number,
): Promise<Moved[]> {
  return queryable.rows(
    `select * from (
       select transfer_id as "transferId", flow, $2::text as account, amount, balance as "balanceAfter", posted_at as "postedAt"
         from ledger_entry where account_id = $1 order by version desc limit $3) e order by "transferId"`,
    [accountId, account, limit],
  );
}

export interface RefusalRow {
  readonly at: Date;
  readonly code: string;
  readonly method: string;
  readonly path: string;
  readonly memberKey: number | null;
  readonly memId: string | null;
  readonly memNick: string | null;
}

/** A refused request of a site, by the id that its client was told. */
export function refusalById(
  queryable: Queryable,
  siteId: number,
  id: string,
): Promise<RefusalRow | undefined> {
  return queryable.row(
    `select r.at, r.code, r.method, r.path, m.id as "memberKey", m.mem_id as "memId", m.nickname as "memNick"
       from refusal r left join member_card m on m.id = r.member_id where r.site_id = $1 and r.correlation_id = $2::uuid`,
    [siteId, id],
  );
}
