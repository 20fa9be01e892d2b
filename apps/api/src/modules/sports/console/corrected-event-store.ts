import type { Queryable } from '@hanpan/db';
import type { Sport } from '@hanpan/rules';

export interface CorrectedEvent {
  readonly sport: Sport;
  readonly starts_at: Date;
  /** True as well where no market is named. */
  readonly is_market_known: boolean;
}

/** The event that a correction is about; undefined where there is none. */
export function correctedEvent(
  queryable: Queryable,
  eventId: number,
  marketId: number | null,
): Promise<CorrectedEvent | undefined> {
  return queryable.row(
    `select g.sport, e.starts_at,
            $2::bigint is null or exists (select from market m where m.event_id = e.id and m.id = $2) as is_market_known
       from event e join league g on g.id = e.league_id where e.id = $1`,
    [eventId, marketId],
  );
}
