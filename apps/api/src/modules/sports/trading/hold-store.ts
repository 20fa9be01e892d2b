import type { Queryable, Tx } from '@hanpan/db';
import type { Scope } from '@hanpan/rules';

/** What is held: an event, one scope of it, one market, or one selection of a market. */
export interface HoldTarget {
  readonly eventId: number;
  readonly scope: Scope | null;
  readonly marketId: number | null;
  readonly selectionId: number | null;
}

export interface HoldRow {
  readonly id: number;
  /** Of who did it; null where that is not known. */
  readonly site_id: number | null;
  readonly event_id: number;
  readonly scope: Scope | null;
  readonly market_id: number | null;
  readonly selection_id: number | null;
  readonly reason: string;
  readonly held_by: string;
  readonly held_at: Date;
  readonly until_at: Date | null;
}

const columns = 'id, site_id, event_id, scope, market_id, selection_id, reason, held_by, held_at, until_at';

/**
 * Locks an event that is not settled, and then its selections, the lower id first: the order of whoever bets. So nobody
 * takes a bet on what is about to be held. Returns whether it is open still, and whose prices it has; undefined where
 * the event is not known.
 */
export async function lockEventOfTrader(
  tx: Tx,
  eventId: number,
): Promise<{ readonly isOpen: boolean; readonly feed: string } | undefined> {
  const event = await tx.row<{ is_open: boolean; feed: string }>(
    `select settled_at is null and phase <> 'ended' as is_open, feed from event where id = $1 for no key update`,
    [eventId],
  );
  if (event === undefined) return undefined;
  await tx.run('select from selection where event_id = $1 order by id for no key update', [eventId]);
  return { isOpen: event.is_open, feed: event.feed };
}

/** Whether the scope, the market and the selection are of this event. */
export async function isTargetKnown(queryable: Queryable, target: HoldTarget): Promise<boolean> {
  const row = await queryable.row<{ known: boolean }>(
    `select ($2::text is null or exists (select from market where event_id = $1 and scope = $2))
        and ($3::bigint is null or exists (select from market where event_id = $1 and id = $3))
        and ($4::bigint is null or exists (select from selection where event_id = $1 and market_id = $3 and id = $4)) as known`,
    [target.eventId, target.scope, target.marketId, target.selectionId],
  );
  return row?.known ?? false;
}

/** The market of a selection; undefined where the event has no such selection. */
export async function marketOfSelection(
  queryable: Queryable,
  eventId: number,
  selectionId: number,
): Promise<number | undefined> {
  const row = await queryable.row<{ market_id: number }>(
    'select market_id from selection where event_id = $1 and id = $2',
    [eventId, selectionId],
  );
  return row?.market_id;
}

/** Returns undefined where exactly this is held already. */
export async function insertHold(
  tx: Tx,
  { eventId, scope, marketId, selectionId }: HoldTarget,
  {
    siteId,
    reason,
    by,
    untilAt,
  }: {
    readonly siteId: number;
    readonly reason: string;
    readonly by: string;
    readonly untilAt: Date | null;
  },
  at: Date,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(
    `insert into sports_hold (event_id, scope, market_id, selection_id, reason, held_by, held_at, until_at, site_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (event_id, scope, market_id, selection_id) where released_at is null do nothing returning id`,
    [eventId, scope, marketId, selectionId, reason, by, at, untilAt, siteId],
  );
  return row?.id;
}

/** The event of a hold, which is locked before the hold is. */
export async function eventOfHold(queryable: Queryable, holdId: number): Promise<number | undefined> {
  const row = await queryable.row<{ event_id: number }>('select event_id from sports_hold where id = $1', [
    holdId,
  ]);
  return row?.event_id;
}

/** False where it has been released already. */
export async function endHold(tx: Tx, holdId: number, by: string, at: Date): Promise<boolean> {
  const changed = await tx.run(
    'update sports_hold set released_by = $2, released_at = $3 where id = $1 and released_at is null',
    [holdId, by, at],
  );
  return changed > 0;
}

/** Holds whose time is over, the longest over first. */
export function overdueHolds(queryable: Queryable, now: Date, limit: number): Promise<HoldRow[]> {
  return queryable.prepared(
    'holds-overdue',
    `select ${columns} from sports_hold where released_at is null and until_at <= $1 order by until_at limit $2`,
    [now, limit],
  );
}

export function holdsOf(queryable: Queryable, eventIds: readonly number[]): Promise<HoldRow[]> {
  return queryable.rows(
    `select ${columns} from sports_hold where event_id = any($1) and released_at is null order by id`,
    [eventIds],
  );
}

/** Writes what is held now onto the markets and the selections of an event that is locked. */
export async function applyHolds(tx: Tx, eventId: number): Promise<void> {
  await tx.run(
    `update market m set is_held = not m.is_held
      where m.event_id = $1 and m.is_held <> exists (
            select from sports_hold h where h.event_id = m.event_id and h.released_at is null and h.selection_id is null
               and (h.scope is null or h.scope = m.scope) and (h.market_id is null or h.market_id = m.id))`,
    [eventId],
  );
  await tx.run(
    `update selection s set is_held = not s.is_held
       from market m
      where s.event_id = $1 and m.id = s.market_id and s.is_held <> exists (
            select from sports_hold h where h.event_id = s.event_id and h.released_at is null
               and (h.scope is null or h.scope = m.scope) and (h.market_id is null or h.market_id = m.id)
               and (h.selection_id is null or h.selection_id = s.id))`,
    [eventId],
  );
}
