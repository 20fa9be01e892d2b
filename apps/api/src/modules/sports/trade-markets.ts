import type { Database, Tx } from '@hanpan/db';
import {
  defaultMargins,
  type Exposure,
  goalRates,
  type PricedMarket,
  priceMarket,
  scoreMatrix,
  shadePrices,
} from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { emitEvents } from './emit-events.ts';
import { modelFor } from './league-model.ts';

/** Bets this young may not have been priced in yet; older ones were seen by an earlier run. */
const freshBetsMs = 15_000;

interface OpenMarket {
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

const openMarkets = `
  select m.event_id, m.id as market_id, m.kind, m.line_quarters, m.is_main, array_agg(s.id order by s.id) as selection_ids,
         array_agg(s.pick order by s.id) as picks, array_agg(s.fair_probability order by s.id) as probabilities,
         array_agg(s.odds_milli order by s.id) as odds
    from market m join selection s on s.market_id = m.id
   where m.status = 'open' and m.id = any($1) group by m.id`;

/**
 * The trading desk: prices move away from the side that has been taken, and a result moves the prices of both sides'
 * next matches. It works from tables, so accepting a bet writes no shared row and never waits for a price.
 */
export async function tradeMarkets(
  services: { database: Database; clock: Clock },
  limit: number,
): Promise<void> {
  const now = new Date(services.clock());
  await services.database.transaction(async (tx) => {
    const relearnt = await repriceByRatings(tx, now, limit);
    const staked = await tx.rows<{ market_id: number }>(
      `select distinct l.market_id from bet b join bet_leg l on l.bet_id = b.id join market m on m.id = l.market_id
        where b.placed_at > $1 and m.status = 'open' limit $2`,
      [new Date(now.getTime() - freshBetsMs), limit],
    );
    const markets = [...new Set([...relearnt, ...staked.map((row) => row.market_id)])];
    const moved = await shadeAll(tx, markets);
    if (moved.length === 0) return;
    await tx.run('update event set version = version + 1 where id = any($1)', [moved]);
    await emitEvents(tx, moved, now);
  });
}

interface DatedEvent {
  id: number;
  league_id: number;
  home_team: number;
  away_team: number;
}

/** Writes new fair probabilities for events whose sides have learnt since they were priced; answers their markets. */
async function repriceByRatings(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const events = await tx.rows<DatedEvent>(
    `select e.id, e.league_id, e.home_team, e.away_team from event e
      where e.phase = 'prematch' and e.settled_at is null and exists (
        select 1 from team_rating r where r.league_id = e.league_id and r.team_id in (e.home_team, e.away_team)
           and r.updated_at > e.priced_at) limit $1`,
    [limit],
  );
  const repriced: number[] = [];
  for (const event of events) {
    const model = await modelFor(tx, event.league_id, event.home_team, event.away_team);
    const matrix = scoreMatrix(goalRates(model, String(event.home_team), String(event.away_team)));
    const ids = await tx.rows<{ id: number }>(
      "select id from market where event_id = $1 and status = 'open'",
      [event.id],
    );
    const markets = await tx.rows<OpenMarket>(openMarkets, [ids.map((row) => row.id)]);
    for (const market of markets) {
      const line = { lineQuarters: market.line_quarters, isMain: market.is_main };
      const priced = priceMarket(matrix, market.kind, line, defaultMargins[market.kind]);
      if (priced === undefined) continue;
      await writeProbabilities(tx, market, priced);
      repriced.push(market.market_id);
    }
    await tx.run('update event set priced_at = $2 where id = $1', [event.id, now]);
  }
  return repriced;
}

async function writeProbabilities(tx: Tx, market: OpenMarket, priced: PricedMarket): Promise<void> {
  const of = (pick: string) => priced.selections.find((each) => each.selection === pick)?.probability;
  await tx.run(
    'update selection s set fair_probability = r.p from unnest($1::bigint[], $2::float8[]) r(id, p) where s.id = r.id',
    [market.selection_ids, market.picks.map((pick, index) => of(pick) ?? market.probabilities[index])],
  );
}

interface ExposureRow {
  selection_id: number;
  stake: number;
  payout: number;
}

/**
 * What stands on each selection. A combination counts on every leg with an equal part of its stake, at that leg's own
 * price: its risk is shared by the legs.
 */
async function exposuresOf(tx: Tx, markets: readonly number[]): Promise<Map<number, Exposure>> {
  const rows = await tx.rows<ExposureRow>(
    `select l.selection_id, sum(b.stake / n.legs)::bigint as stake, sum(b.stake / n.legs * l.odds_milli / 1000)::bigint as payout
       from bet_leg l join bet b on b.id = l.bet_id and b.settled_at is null
       join lateral (select count(*) as legs from bet_leg x where x.bet_id = b.id) n on true
      where l.market_id = any($1) group by l.selection_id`,
    [markets],
  );
  return new Map(rows.map((row) => [row.selection_id, { stakeAmount: row.stake, payoutAmount: row.payout }]));
}

/** Writes the prices that change; answers the events they belong to. */
async function shadeAll(tx: Tx, marketIds: readonly number[]): Promise<number[]> {
  if (marketIds.length === 0) return [];
  const [markets, exposures] = [
    await tx.rows<OpenMarket>(openMarkets, [marketIds]),
    await exposuresOf(tx, marketIds),
  ];
  const movedEvents = new Set<number>();
  for (const market of markets) {
    const shaded = shade(market, exposures);
    const changed = shaded.selections.some((each, index) => each.oddsMilli !== market.odds[index]);
    if (!changed) continue;
    await tx.run(
      'update selection s set odds_milli = r.odds from unnest($1::bigint[], $2::int[]) r(id, odds) where s.id = r.id',
      [market.selection_ids, shaded.selections.map((each) => each.oddsMilli)],
    );
    movedEvents.add(market.event_id);
  }
  return [...movedEvents];
}

function shade(market: OpenMarket, exposures: ReadonlyMap<number, Exposure>): PricedMarket {
  const selections = market.picks.map((selection, index) => ({
    selection,
    probability: market.probabilities[index] ?? 0,
    oddsMilli: (market.odds[index] ?? 1000) as PricedMarket['selections'][number]['oddsMilli'],
  }));
  const book = Object.fromEntries(
    market.picks.map((pick, index) => [pick, exposures.get(market.selection_ids[index] ?? 0)]),
  );
  return shadePrices(
    {
      market: market.kind,
      lineQuarters: market.line_quarters,
      isMain: market.is_main,
      marginBasisPoints: defaultMargins[market.kind],
      selections,
    },
    book,
  );
}
