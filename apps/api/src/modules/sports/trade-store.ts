import type { Tx } from '@hanpan/db';
import type { Exposure } from '@hanpan/rules';

export interface OpenMarket {
  event_id: number;
  market_id: number;
  kind: 'WDL' | 'AH' | 'UO';
  line_quarters: number | null;
  is_main: boolean;
  selection_ids: number[];
  picks: string[];
  probabilities: number[];
  odds: number[];
}

/** In the order of their ids, in which their prices are written. */
export function openMarketsOf(tx: Tx, marketIds: readonly number[]): Promise<OpenMarket[]> {
  return tx.rows(
    `select m.event_id, m.id as market_id, m.kind, m.line_quarters, m.is_main, array_agg(s.id order by s.id) as selection_ids,
         array_agg(s.pick order by s.id) as picks, array_agg(s.fair_probability order by s.id) as probabilities,
         array_agg(s.odds_milli order by s.id) as odds
    from market m join selection s on s.market_id = m.id
   where m.status = 'open' and m.id = any($1) group by m.id order by m.id`,
    [marketIds],
  );
}

/** Open markets that were bet on since then. */
export async function marketsBetOnSince(tx: Tx, since: Date, limit: number): Promise<number[]> {
  const rows = await tx.rows<{ market_id: number }>(
    `select distinct l.market_id from bet b join bet_leg l on l.bet_id = b.id join market m on m.id = l.market_id
      where b.placed_at > $1 and m.status = 'open' limit $2`,
    [since, limit],
  );
  return rows.map((row) => row.market_id);
}

export async function openMarketIds(tx: Tx, eventId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    "select id from market where event_id = $1 and status = 'open'",
    [eventId],
  );
  return rows.map((row) => row.id);
}

export interface DatedEvent {
  id: number;
  league_id: number;
  home_team: number;
  away_team: number;
}

/** Events with a side whose rating changed since they were priced. */
export function eventsPricedBeforeLearning(tx: Tx, limit: number): Promise<DatedEvent[]> {
  return tx.rows(
    `select e.id, e.league_id, e.home_team, e.away_team from event e
      where e.phase = 'prematch' and e.settled_at is null and exists (
        select 1 from team_rating r where r.league_id = e.league_id and r.team_id in (e.home_team, e.away_team)
           and r.updated_at > e.priced_at) limit $1`,
    [limit],
  );
}

export async function markPriced(tx: Tx, eventId: number, at: Date): Promise<void> {
  await tx.run('update event set priced_at = $2 where id = $1', [eventId, at]);
}

export async function saveProbabilities(
  tx: Tx,
  selectionIds: readonly number[],
  probabilities: readonly (number | undefined)[],
): Promise<void> {
  await tx.run(
    'update selection s set fair_probability = r.p from unnest($1::bigint[], $2::float8[]) r(id, p) where s.id = r.id',
    [selectionIds, probabilities],
  );
}

export async function saveOdds(
  tx: Tx,
  selectionIds: readonly number[],
  oddsMilli: readonly number[],
): Promise<void> {
  await tx.run(
    'update selection s set odds_milli = r.odds from unnest($1::bigint[], $2::int[]) r(id, odds) where s.id = r.id',
    [selectionIds, oddsMilli],
  );
}

/** Boards treat an event with a higher version as newer. */
export async function raiseVersions(tx: Tx, eventIds: readonly number[]): Promise<void> {
  await tx.run('update event set version = version + 1 where id = any($1)', [eventIds]);
}

/**
 * The stakes on each selection of these markets. A combination counts on every leg with an equal part of its stake, at
 * that leg's own price: its risk is shared by the legs.
 */
export async function exposuresOf(tx: Tx, marketIds: readonly number[]): Promise<Map<number, Exposure>> {
  const rows = await tx.rows<{ selection_id: number; stake: number; payout: number }>(
    `select l.selection_id, sum(b.stake / n.legs)::bigint as stake, sum(b.stake / n.legs * l.odds_milli / 1000)::bigint as payout
       from bet_leg l join bet b on b.id = l.bet_id and b.settled_at is null
       join lateral (select count(*) as legs from bet_leg x where x.bet_id = b.id) n on true
      where l.market_id = any($1) group by l.selection_id`,
    [marketIds],
  );
  return new Map(rows.map((row) => [row.selection_id, { stakeAmount: row.stake, payoutAmount: row.payout }]));
}
