import type { Queryable, Tx } from '@hanpan/db';
import type { HarmFigures, HarmKind } from '@hanpan/rules';
import { orderBy } from '../../kernel/order-by.ts';

export interface MarkerRow {
  readonly id: number;
  readonly kind: HarmKind;
  readonly day: string;
  readonly figures: HarmFigures;
  readonly isOpen: boolean;
}

const marker = `id, kind, to_char(day, 'YYYY-MM-DD') as day, figures`;

export interface OpenRow {
  readonly memberKey: number;
  readonly memId: string;
  readonly memNick: string;
  readonly status: 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
  readonly excludedUntil: Date | null;
  readonly score: number;
  readonly markers: readonly Omit<MarkerRow, 'isOpen'>[];
}

export type OpenColumn = 'day' | 'score' | 'member';

export interface OpenQuery {
  readonly siteId: number;
  /** Null: whatever it is. */
  readonly kind: HarmKind | null;
  /** What a kind counts for. */
  readonly weights: Readonly<Record<HarmKind, number>>;
  readonly sort: { readonly by: OpenColumn; readonly direction: 'ascending' | 'descending' } | null;
  readonly limit: number;
  readonly offset: number;
}

const columns = { day: 'o.day', score: 'o.score', member: 'c.mem_id' };

interface OpenList {
  /** How many members have open markers, and how many of them have one of that kind. */
  readonly openCount: number;
  readonly total: number;
  readonly rows: readonly OpenRow[];
}

/**
 * Members with markers that nobody has looked at, with all of them; the newest first, of one day the strongest. The open markers of a
 * site are found once for the page and for both counts.
 */
export async function listOpen(
  queryable: Queryable,
  { siteId, kind, weights, sort, limit, offset }: OpenQuery,
): Promise<OpenList> {
  const found = await queryable.rows<Omit<OpenList, 'rows'> & (OpenRow | { readonly memberKey: null })>(
    `with e as materialized (select member_id, ${marker} from harm_open where site_id = $1),
     o as materialized (
       select member_id, max(last_day) as day, sum(coalesce(($3::jsonb ->> kind)::int, 0))::int as score,
              bool_or($2::text is null or kind = $2) as is_wanted
         from (select member_id, kind, max(day) as last_day from e group by member_id, kind) k
        group by member_id
     )
     select n.*, p.*, (select jsonb_agg(to_jsonb(e) - 'member_id' order by e.id desc) from e where e.member_id = p."memberKey") as markers
       from (select count(*)::int as "openCount", (count(*) filter (where is_wanted))::int as total from o) n
       left join lateral (
         select c.id as "memberKey", c.mem_id as "memId", c.nickname as "memNick", c.status,
                c.excluded_until as "excludedUntil", o.score,
                row_number() over (order by ${orderBy(columns, sort, 'o.day desc, o.score desc, c.id desc', 'c.id')}) as place
           from o join member_card c on c.id = o.member_id
          where o.is_wanted
          order by place limit $4 offset $5) p on true
      order by p.place`,
    [siteId, kind, JSON.stringify(weights), limit, offset],
  );
  const [first] = found;
  return {
    openCount: first?.openCount ?? 0,
    total: first?.total ?? 0,
    rows: found.filter((row) => row.memberKey !== null),
  };
}

/** The latest markers of a member, reviewed or not, the newest first. */
export function markersOfMember(queryable: Queryable, memberId: number, limit: number): Promise<MarkerRow[]> {
  return queryable.rows(
    `select ${marker}, id in (select id from harm_open where member_id = $1) as "isOpen"
       from harm_marker where member_id = $1 order by harm_marker.day desc, id desc limit $2`,
    [memberId, limit],
  );
}

export interface ReviewRow {
  readonly id: number;
  readonly outcome: 'contacted' | 'limit-suggested' | 'blocked' | 'nothing';
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

export function reviewsOf(queryable: Queryable, memberId: number, limit: number): Promise<ReviewRow[]> {
  return queryable.rows(
    'select id, outcome, note, by, at from harm_review where member_id = $1 order by id desc limit $2',
    [memberId, limit],
  );
}

/** A marker of a member of that site, and whether it is open; undefined where there is none. */
export function markerOf(
  queryable: Queryable,
  { siteId, memberId, markerId }: { siteId: number; memberId: number; markerId: number },
): Promise<{ isOpen: boolean } | undefined> {
  return queryable.row(
    `select id in (select id from harm_open where member_id = $2) as "isOpen"
       from harm_marker where id = $3 and member_id = $2 and site_id = $1`,
    [siteId, memberId, markerId],
  );
}

/** What the open markers up to that one are: what a review is about. */
export async function openKinds(queryable: Queryable, memberId: number, until: number): Promise<HarmKind[]> {
  const rows = await queryable.rows<{ kind: HarmKind }>(
    'select distinct kind from harm_open where member_id = $1 and id <= $2 order by kind',
    [memberId, until],
  );
  return rows.map(({ kind }) => kind);
}

export async function insertReview(
  tx: Tx,
  review: Omit<ReviewRow, 'id'> & {
    readonly siteId: number;
    readonly memberId: number;
    readonly untilMarker: number;
  },
): Promise<void> {
  const { siteId, memberId, untilMarker, outcome, note, by, at } = review;
  await tx.run(
    `insert into harm_review (site_id, member_id, until_marker, outcome, note, by, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [siteId, memberId, untilMarker, outcome, note, by, at],
  );
}
