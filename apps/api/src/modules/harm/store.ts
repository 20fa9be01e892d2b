import type { Queryable, Tx } from '@hanpan/db';
import type { HarmFigures, HarmKind } from '@hanpan/rules';

/** Up to which day the members of a site have been looked at; undefined before the first time. */
export async function dayDone(queryable: Queryable, siteId: number): Promise<string | undefined> {
  const row = await queryable.row<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from harm_day where site_id = $1`,
    [siteId],
  );
  return row?.day;
}

/** The first day of a site is behind it; one that has begun stays as it is. */
export async function beginDays(tx: Tx, siteId: number, day: string): Promise<void> {
  await tx.run('insert into harm_day (site_id, day) values ($1, $2::date) on conflict do nothing', [
    siteId,
    day,
  ]);
}

/** Goes on to the next day. False where another worker has done so. */
export async function takeDay(tx: Tx, siteId: number, day: string): Promise<boolean> {
  const taken = await tx.run('update harm_day set day = $2::date where site_id = $1 and day = $2::date - 1', [
    siteId,
    day,
  ]);
  return taken === 1;
}

/** On which day within that time each kind was marked last. */
export function lastMarked(
  queryable: Queryable,
  memberIds: readonly number[],
  since: string,
): Promise<{ memberId: number; kind: HarmKind; day: string }[]> {
  return queryable.rows(
    `select member_id as "memberId", kind, to_char(max(day), 'YYYY-MM-DD') as day from harm_marker
      where member_id = any($1::bigint[]) and day >= $2::date group by member_id, kind`,
    [memberIds, since],
  );
}

export interface NewMarker {
  readonly memberId: number;
  readonly kind: HarmKind;
  readonly figures: HarmFigures;
}

export async function insertMarkers(
  tx: Tx,
  { siteId, day, at }: { readonly siteId: number; readonly day: string; readonly at: Date },
  markers: readonly NewMarker[],
): Promise<void> {
  await tx.run(
    `insert into harm_marker (site_id, member_id, day, kind, figures, found_at)
     select $1, m.member_id, $2::date, m.kind, m.figures, $3
       from unnest($4::bigint[], $5::text[], $6::jsonb[]) as m(member_id, kind, figures) on conflict do nothing`,
    [
      ...[siteId, day, at],
      markers.map(({ memberId }) => memberId),
      markers.map(({ kind }) => kind),
      markers.map(({ figures }) => JSON.stringify(figures)),
    ],
  );
}
