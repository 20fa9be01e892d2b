import { plainList, type Queryable, type Tx } from '@hanpan/db';
import type { LawShift } from '@hanpan/rules';

/** How far a trader has moved the prices of an event, in log-odds. */
export interface EventShift extends LawShift {
  /** By selection, above zero: how much shorter that price alone is. */
  readonly selections: ReadonlyMap<number, number>;
}

export const noShift: EventShift = { lead: 0, total: 0, selections: new Map() };

export type ShiftAxis = 'lead' | 'total' | 'selection';

export interface ShiftRow {
  readonly event_id: number;
  readonly axis: ShiftAxis;
  readonly selection_id: number | null;
  readonly log_odds: number;
  readonly reason: string;
  readonly set_by: string;
  readonly set_at: Date;
}

/** Every move of these events that has been made, also those that were taken back (`log_odds` is zero then). */
export function shiftRowsOf(queryable: Queryable, eventIds: readonly number[]): Promise<ShiftRow[]> {
  return queryable.prepared(
    'price-shifts',
    `select event_id, axis, selection_id, log_odds, reason, set_by, set_at from price_shift
      where event_id = any($1::bigint[]) order by event_id, axis, selection_id`,
    [plainList(eventIds)],
  );
}

/** The moves of events as prices are made with them; an event without a row has no entry (`noShift`). */
export async function shiftsOf(
  queryable: Queryable,
  eventIds: readonly number[],
): Promise<Map<number, EventShift>> {
  const found = new Map<number, { lead: number; total: number; selections: Map<number, number> }>();
  for (const row of await shiftRowsOf(queryable, eventIds)) {
    const shift = found.get(row.event_id) ?? { lead: 0, total: 0, selections: new Map<number, number>() };
    found.set(row.event_id, shift);
    if (row.axis !== 'selection') shift[row.axis] = row.log_odds;
    else if (row.selection_id !== null && row.log_odds > 0)
      shift.selections.set(row.selection_id, row.log_odds);
  }
  return found;
}

/** Where a move stands; prices made before `at` are made anew. */
export async function saveShift(
  tx: Tx,
  target: {
    readonly eventId: number;
    readonly axis: ShiftAxis;
    readonly marketId: number | null;
    readonly selectionId: number | null;
  },
  { logOdds, reason, by }: { readonly logOdds: number; readonly reason: string; readonly by: string },
  at: Date,
): Promise<void> {
  await tx.run(
    `insert into price_shift (event_id, axis, market_id, selection_id, log_odds, reason, set_by, set_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (event_id, axis, selection_id)
       do update set log_odds = excluded.log_odds, reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at`,
    [target.eventId, target.axis, target.marketId, target.selectionId, logOdds, reason, by, at],
  );
}
