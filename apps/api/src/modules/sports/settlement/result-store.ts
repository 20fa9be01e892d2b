import type { Queryable, Tx } from '@hanpan/db';
import type { CancelWindow, LegCode, MarketCode, Scope, Sport } from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import type { ResolvedSelection } from './market-state.ts';

export interface PickedSelection {
  readonly id: number;
  readonly market_id: number;
  readonly kind: MarketCode;
  readonly scope: Scope;
  readonly line_quarters: number | null;
  readonly pick: string;
  /** What it came to so far, for bets that were taken before the match; null while that is open. */
  readonly result: LegCode | null;
}

export interface SettledEvent {
  readonly sport: Sport;
  readonly starts_at: Date;
  /** When it was over, or null while it goes on. */
  readonly settled_at: Date | null;
  readonly phase: string;
  readonly home_score: number;
  readonly away_score: number;
  /** The period that the board shows, and which half of it where it shows one. */
  readonly period: number;
  readonly half: string | null;
  /** By scope: whether nothing can change it any more comes last. */
  readonly scores: Readonly<Record<string, readonly [home: number, away: number, isFinal: boolean]>>;
}

const event = `select l.sport, e.starts_at, e.settled_at, e.phase, e.home_score, e.away_score, e.period, e.detail->>'half' as half, e.scores
  from event e join league l on l.id = e.league_id where e.id = $1`;

export async function settledEvent(queryable: Queryable, eventId: number): Promise<SettledEvent> {
  return need(await queryable.row<SettledEvent>(event, [eventId]), 'the event');
}

/** Locks an event, as whoever writes its prices or results does before its selections. */
export async function lockEvent(tx: Tx, eventId: number): Promise<SettledEvent> {
  return need(await tx.row<SettledEvent>(`${event} for no key update of e`, [eventId]), 'the event');
}

const picked = `select s.id, s.market_id, m.kind, m.scope, m.line_quarters, s.pick, s.result
  from market m join selection s on s.market_id = m.id where m.event_id = $1`;

/** The selections of an event in the order of their ids. */
export function selectionsOfEvent(queryable: Queryable, eventId: number): Promise<PickedSelection[]> {
  return queryable.rows(`${picked} order by s.id`, [eventId]);
}

/** Locks the selections of an event in the order of their ids, as whoever bets on them does. */
export function lockSelections(tx: Tx, eventId: number): Promise<PickedSelection[]> {
  return tx.rows(`${picked} order by s.id for update of s`, [eventId]);
}

/** The same, of those markets alone of which the match itself has said nothing. */
export function lockUnsettled(tx: Tx, eventId: number): Promise<PickedSelection[]> {
  return tx.rows(
    `${picked} and not exists (
       select from market_message n where n.event_id = $1 and n.market_id = m.id and n.source = 'rules')
      order by s.id for update of s`,
    [eventId],
  );
}

/** Writes what holds of selections; returns how many hold something else than before. */
export function saveResolved(
  tx: Tx,
  resolved: readonly (ResolvedSelection & { readonly id: number })[],
): Promise<number> {
  return tx.run(
    `update selection s set result = r.result, in_play_result = r.during, voids = r.voids, ruled = r.ruled
       from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]::tstzmultirange[], $5::text[]::jsonb[])
            r(id, result, during, voids, ruled)
      where s.id = r.id
        and (s.result, s.in_play_result, s.voids, s.ruled) is distinct from (r.result, r.during, r.voids, r.ruled)`,
    [
      resolved.map((each) => each.id),
      resolved.map((each): LegCode | null => each.result),
      resolved.map((each): LegCode | null => each.inPlayResult),
      resolved.map(({ voids }) => (voids.length === 0 ? null : `{${voids.map(rangeOf).join(',')}}`)),
      resolved.map(({ ruled }) => (ruled === null ? null : JSON.stringify(ruled))),
    ],
  );
}

function rangeOf({ startsAtMs, endsAtMs }: CancelWindow): string {
  const said = (ms: number | null) => (ms === null ? '' : `"${new Date(ms).toISOString()}"`);
  return `[${said(startsAtMs)},${said(endsAtMs)})`;
}

const isUndecided = 'exists (select from selection s where s.market_id = m.id and s.result is null)';

/** Settles the markets whose selections all have results, and takes back those that have none any more; returns the former. */
export async function followResults(tx: Tx, eventId: number): Promise<number[]> {
  await tx.run(
    `update market m set reason = 'operator',
            status = case when (select settled_at from event where id = $1) is null then 'suspended' else 'closed' end
      where m.event_id = $1 and m.status = 'settled' and ${isUndecided}`,
    [eventId],
  );
  const rows = await tx.rows<{ id: number }>(
    `update market m set status = 'settled', reason = 'ended'
      where m.event_id = $1 and m.status <> 'settled' and not ${isUndecided} returning m.id`,
    [eventId],
  );
  return rows.map((row) => row.id);
}

/** Closes the markets of an event that is over for which nothing decides; returns them. */
export async function closeUndecided(tx: Tx, eventId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `update market m set status = 'closed', reason = 'ended' where m.event_id = $1 and ${isUndecided} returning m.id`,
    [eventId],
  );
  return rows.map((row) => row.id);
}
