import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type GameRow, gameColumns } from './game-store.ts';

export interface GameNames {
  readonly vendor_id: number;
  readonly key: string;
  readonly names: LocalText;
  readonly vendor_name: LocalText;
}

/** What every game that a vendor lists is called, on or off for whom it may be. */
export function listGameNames(queryable: Queryable): Promise<GameNames[]> {
  return queryable.rows(
    `select g.vendor_id, g.key, g.names, v.name as vendor_name from vendor_game g join vendor v on v.id = g.vendor_id
      where g.enabled and v.enabled order by v.id, g.ord, g.key`,
  );
}

export interface Reader {
  readonly siteId: number;
  /** Null for a guest, from whom is kept what is off for everybody at the site. */
  readonly memberId: number | null;
}

/** The vendors whose games are all off for the reader. */
export async function vendorsOffFor(queryable: Queryable, { siteId, memberId }: Reader): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    `select v.id from vendor v
      where case when $2::bigint is not null then vendor_is_off(v.id, null, $2)
            else not v.enabled or exists (
              select from vendor_switch s where s.vendor_id = v.id and s.game_key is null
                 and s.level is null and s.partner_id is null and (s.site_id is null or s.site_id = $1)) end`,
    [siteId, memberId],
  );
  return rows.map(({ id }) => id);
}

/** Of these games those that are on for the reader, in the order in which they are named. */
export function gamesOnFor(
  queryable: Queryable,
  { siteId, memberId }: Reader,
  games: readonly { readonly vendor_id: number; readonly key: string }[],
): Promise<GameRow[]> {
  return queryable.rows(
    `select ${gameColumns}
       from unnest($3::smallint[], $4::text[]) with ordinality named(vendor_id, key, place)
       join vendor_game g on g.vendor_id = named.vendor_id and g.key = named.key
       join vendor v on v.id = g.vendor_id
      where g.enabled and v.enabled
        and case when $2::bigint is not null then not vendor_is_off(g.vendor_id, g.key, $2)
            else not exists (
              select from vendor_switch s where s.vendor_id = g.vendor_id and (s.game_key is null or s.game_key = g.key)
                 and s.level is null and s.partner_id is null and (s.site_id is null or s.site_id = $1)) end
      order by named.place`,
    [siteId, memberId, games.map(({ vendor_id }) => vendor_id), games.map(({ key }) => key)],
  );
}
