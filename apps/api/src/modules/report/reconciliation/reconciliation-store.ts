import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** What our settlements of one round add up to, with those that were made again. */
export interface OurRound {
  /** As the facts name it: vendor, round and member. */
  readonly reference: string;
  readonly memberId: number;
  readonly gameKey: string | null;
  readonly stakeAmt: Amount;
  readonly returnedAmt: Amount;
  readonly winAmt: Amount;
  readonly at: Date;
  readonly placedAt: Date;
}

const sums = `f.reference, max(f.member_id) as "memberId", max(f.game) as "gameKey", sum(f.sign * f.stake)::bigint as "stakeAmt",
  sum(f.sign * f.returned)::bigint as "returnedAmt", sum(f.sign * f.win)::bigint as "winAmt",
  min(f.settled_at) filter (where f.revision = 1) as at, min(f.placed_at) as "placedAt"`;

/** The rounds of a vendor that a site settled first from one instant until before another; `limit` at most. */
export function ourRounds(
  queryable: Queryable,
  siteId: number,
  vendorCode: string,
  { from, to }: { from: Date; to: Date },
  limit: number,
): Promise<OurRound[]> {
  return queryable.rows(
    `with ended as materialized (
       select reference from play_settlement
        where site_id = $1 and vendor = $2 and family = 'vendor' and settled_at >= $3 and settled_at < $4
          and revision = 1 and sign = 1
        order by settled_at limit $5)
     select ${sums} from ended join play_settlement f on f.family = 'vendor' and f.reference = ended.reference
      group by f.reference order by 7, 1`,
    [siteId, vendorCode, from, to, limit],
  );
}

/** What all of them come to, however many they are. */
export async function ourTotal(
  queryable: Queryable,
  siteId: number,
  vendorCode: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ readonly roundCount: number; readonly stakeAmt: Amount; readonly paidAmt: Amount }> {
  const row = await queryable.row<{ roundCount: number; stakeAmt: Amount; paidAmt: Amount }>(
    `with ended as materialized (
       select reference from play_settlement
        where site_id = $1 and vendor = $2 and family = 'vendor' and settled_at >= $3 and settled_at < $4
          and revision = 1 and sign = 1)
     select count(distinct f.reference)::int as "roundCount", coalesce(sum(f.sign * f.stake), 0)::bigint as "stakeAmt",
            coalesce(sum(f.sign * (f.returned + f.win)), 0)::bigint as "paidAmt"
       from ended join play_settlement f on f.family = 'vendor' and f.reference = ended.reference`,
    [siteId, vendorCode, from, to],
  );
  if (row === undefined) throw new Error('a sum without a row');
  return row;
}

/** The same of rounds that somebody names, whenever they were settled. */
export function ourRoundsNamed(
  queryable: Queryable,
  siteId: number,
  references: readonly string[],
): Promise<OurRound[]> {
  return queryable.rows(
    `select ${sums} from play_settlement f where f.family = 'vendor' and f.reference = any($2) and f.site_id = $1 group by f.reference`,
    [siteId, references],
  );
}

export interface NamedMember {
  readonly memberKey: number;
  readonly siteId: number;
  readonly memId: string;
  readonly memNick: string;
}

/** Who they are, of whichever site. */
export function membersNamed(queryable: Queryable, ids: readonly number[]): Promise<NamedMember[]> {
  return queryable.rows(
    `select id as "memberKey", site_id as "siteId", mem_id as "memId", nickname as "memNick" from member_card where id = any($1)`,
    [ids],
  );
}

/** Every vendor of the installation by its code: what was played at one that is off is compared as well. */
export function vendorsNamed(queryable: Queryable): Promise<{ code: string; name: LocalText }[]> {
  return queryable.rows('select code, name from vendor order by code');
}

/** When the first of two days begins and the second is over, on a zone's clock. */
export async function spanOfDays(
  queryable: Queryable,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<{ from: Date; to: Date }> {
  const span = await queryable.row<{ from: Date; to: Date }>(
    `select $1::date::timestamp at time zone $3 as "from", ($2::date + 1)::timestamp at time zone $3 as "to"`,
    [from, to, timeZone],
  );
  if (span === undefined) throw new Error('a time without a row');
  return span;
}
