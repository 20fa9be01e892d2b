import type { Queryable, Tx } from '@hanpan/db';
import type { Sport } from '@hanpan/rules';

export interface CorrectedEvent {
  readonly sport: Sport;
  readonly starts_at: Date;
  /** What holds so far, by scope. */
  readonly scores: Readonly<Record<string, readonly [home: number, away: number, isFinal: boolean]>>;
  /** True as well where no market is named. */
  readonly is_market_known: boolean;
}

export interface StandingVoid {
  readonly market_id: number | null;
  readonly window_from: Date | null;
  readonly window_to: Date | null;
  readonly reason: string;
  readonly requested_at: Date;
}

/** What operators have declared void on an event, without what was taken back by the same words or for the whole event. */
export function standingVoids(queryable: Queryable, eventId: number): Promise<StandingVoid[]> {
  return queryable.rows(
    `select distinct on (c.market_id, c.window_from, c.window_to)
            c.market_id, c.window_from, c.window_to, coalesce(c.reason, '') as reason, c.requested_at
       from event_correction c
      where c.event_id = $1 and c.kind = 'void' and not exists (
          select from event_correction u
           where u.event_id = c.event_id and u.kind = 'unvoid' and u.id > c.id
             and (u.market_id is null or u.market_id = c.market_id)
             and u.window_from is not distinct from c.window_from and u.window_to is not distinct from c.window_to)
      order by c.market_id, c.window_from, c.window_to, c.id desc`,
    [eventId],
  );
}

const corrected = `select g.sport, e.starts_at, e.scores,
       $2::bigint is null or exists (select from market m where m.event_id = e.id and m.id = $2) as is_market_known
  from event e join league g on g.id = e.league_id where e.id = $1`;

/** The event that a correction is about; undefined where there is none. */
export function correctedEvent(
  queryable: Queryable,
  eventId: number,
  marketId: number | null,
): Promise<CorrectedEvent | undefined> {
  return queryable.row(corrected, [eventId, marketId]);
}

/** The same under its lock: no other correction and no feed changes what is read here before this one is written. */
export function lockCorrectedEvent(
  tx: Tx,
  eventId: number,
  marketId: number | null,
): Promise<CorrectedEvent | undefined> {
  return tx.row(`${corrected} for no key update of e`, [eventId, marketId]);
}
