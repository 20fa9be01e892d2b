import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { MarketCode, PricedScopeMarket, Scope } from '@hanpan/rules';

/** A market that is not settled, with its selections in the order of their ids. */
export interface HeldMarket {
  readonly market_id: number;
  readonly kind: MarketCode;
  readonly scope: Scope;
  readonly line_quarters: number | null;
  readonly is_main: boolean;
  readonly has_price: boolean;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly reason: string | null;
  readonly selection_ids: readonly number[];
  readonly picks: readonly string[];
  readonly probabilities: readonly number[];
  readonly odds: readonly number[];
  readonly offered: readonly boolean[];
}

/** Read by whoever holds the lock of the event: nobody else changes them. */
export function heldMarkets(queryable: Queryable, eventId: number): Promise<HeldMarket[]> {
  return queryable.prepared(
    'held-markets',
    `select m.id as market_id, m.kind, m.scope, m.line_quarters, m.is_main, m.has_price, m.status, m.reason,
            array_agg(s.id order by s.id) as selection_ids, array_agg(s.pick order by s.id) as picks,
            array_agg(s.fair_probability order by s.id) as probabilities, array_agg(s.odds_milli order by s.id) as odds,
            array_agg(s.is_offered order by s.id) as offered
       from market m join selection s on s.market_id = m.id
      where m.event_id = $1 and m.status <> 'settled' group by m.id order by m.id`,
    [eventId],
  );
}

export interface NewPrice {
  readonly selectionId: number;
  readonly probability: number;
  readonly oddsMilli: number;
}

/**
 * Saves prices and withdraws selections. All of them are locked first, the lower id first, as whoever bets on them does, so
 * that slips on several events and this never wait for each other in a circle; and with the same statement, so that bets
 * wait for one round trip less.
 */
export async function saveSelections(
  tx: Tx,
  prices: readonly NewPrice[],
  withdrawn: readonly number[],
): Promise<void> {
  await tx.prepared(
    'selections-save',
    `with locked as materialized (
       select id from selection where id = any($1::bigint[] || $4::bigint[]) order by id for no key update
     ), held as materialized (select count(*) from locked)
     update selection s
        set fair_probability = coalesce(r.p, s.fair_probability), odds_milli = coalesce(r.odds, s.odds_milli),
            is_offered = r.odds is not null
       from held, (
         select * from unnest($1::bigint[], $2::float8[], $3::int[]) priced(id, p, odds)
         union all select id, null, null from unnest($4::bigint[]) withdrawn(id)
       ) r
      where s.id = r.id`,
    [
      plainList(prices.map((price) => price.selectionId)),
      plainList(prices.map((price) => price.probability)),
      plainList(prices.map((price) => price.oddsMilli)),
      plainList(withdrawn),
    ],
  );
}

export interface MarketState {
  readonly marketId: number;
  readonly isMain: boolean;
  readonly hasPrice: boolean;
  readonly status: HeldMarket['status'];
  readonly reason: string | null;
}

/** What was settled meanwhile stays settled. */
export async function saveMarketStates(tx: Tx, states: readonly MarketState[]): Promise<void> {
  await tx.prepared(
    'market-states-save',
    `update market m set is_main = r.main, has_price = r.priced, status = r.status, reason = r.reason
       from unnest($1::bigint[], $2::bool[], $3::bool[], $4::text[], $5::text[]) r(id, main, priced, status, reason)
      where m.id = r.id and m.status <> 'settled'`,
    [
      plainList(states.map((state) => state.marketId)),
      plainList(states.map((state) => state.isMain)),
      plainList(states.map((state) => state.hasPrice)),
      textList(states.map((state) => state.status)),
      textList(states.map((state) => state.reason)),
    ],
  );
}

export interface NewMarket extends PricedScopeMarket {
  readonly status: 'open' | 'suspended';
  readonly reason: string | null;
}

/** Markets that the event has not yet, with their selections. One that was settled or voided before is not offered again. */
export async function insertMarkets(tx: Tx, eventId: number, markets: readonly NewMarket[]): Promise<void> {
  const rows = markets.map((market) => ({ ...market, kind: market.market }));
  await tx.prepared(
    'markets-insert',
    `with wanted as (
       select * from jsonb_to_recordset($2::jsonb)
         w(scope text, kind text, "lineQuarters" smallint, "isMain" bool, status text, reason text, selections jsonb)
     ), placed as (
       insert into market (event_id, scope, kind, line_quarters, is_main, status, reason)
       select $1, scope, kind, "lineQuarters", "isMain", status, reason from wanted
       on conflict (event_id, scope, kind, line_quarters) do nothing
       returning id, scope, kind, line_quarters
     )
     insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
     select p.id, $1, s.selection, s.probability, s."oddsMilli"
       from wanted w join placed p on (p.scope, p.kind) = (w.scope, w.kind)
                                  and p.line_quarters is not distinct from w."lineQuarters"
      cross join lateral jsonb_to_recordset(w.selections) s(selection text, probability float8, "oddsMilli" int)`,
    [eventId, JSON.stringify(rows)],
  );
}

export interface NewPick {
  readonly marketId: number;
  readonly pick: string;
  readonly probability: number;
  readonly oddsMilli: number;
}

/** Selections that a market has not had yet: a score that has come within reach. */
export async function insertPicks(tx: Tx, eventId: number, picks: readonly NewPick[]): Promise<void> {
  await tx.prepared(
    'picks-insert',
    `insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
     select r.market, $1, r.pick, r.p, r.odds
       from unnest($2::bigint[], $3::text[], $4::float8[], $5::int[]) r(market, pick, p, odds)`,
    [
      eventId,
      plainList(picks.map((each) => each.marketId)),
      textList(picks.map((each) => each.pick)),
      plainList(picks.map((each) => each.probability)),
      plainList(picks.map((each) => each.oddsMilli)),
    ],
  );
}
