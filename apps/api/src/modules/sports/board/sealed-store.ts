import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

export interface SealedRow {
  readonly digest: string;
  readonly event_id: number;
  readonly league: LocalText;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly starts_at: Date;
}

/** The matches whose draws were announced under these hashes, in no order. */
export function matchesSealedBy(queryable: Queryable, digests: readonly string[]): Promise<SealedRow[]> {
  return queryable.rows(
    `select encode(d.hash, 'hex') as digest, e.id as event_id, l.name as league, h.name as home, a.name as away, e.starts_at
       from draw_series d join season_match s on s.series = d.series join event e on e.id = s.event_id
       join league l on l.id = e.league_id join team h on h.id = e.home_team join team a on a.id = e.away_team
      where d.hash = any(select decode(digest, 'hex') from unnest($1::text[]) digest)`,
    [digests],
  );
}
