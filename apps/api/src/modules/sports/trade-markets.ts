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
import {
  eventsPricedBeforeLearning,
  exposuresOf,
  marketsBetOnSince,
  markPriced,
  type OpenMarket,
  openMarketIds,
  openMarketsOf,
  raiseVersions,
  saveOdds,
  saveProbabilities,
} from './trade-store.ts';

/** Bets this recent may not be priced in yet; older ones were seen by an earlier run. */
const freshBetsMs = 15_000;

/**
 * The trading desk: the price of a side that takes stakes shortens, and a result moves the prices of both sides'
 * next matches. It works from tables, so accepting a bet writes no shared row and never waits for a price.
 */
export async function tradeMarkets(
  services: { database: Database; clock: Clock },
  limit: number,
): Promise<void> {
  const now = services.clock.date();
  await services.database.transaction(async (tx) => {
    const relearnt = await repriceByRatings(tx, now, limit);
    const staked = await marketsBetOnSince(tx, new Date(now.getTime() - freshBetsMs), limit);
    const markets = [...new Set([...relearnt, ...staked])];
    const moved = await shadeAll(tx, markets);
    if (moved.length === 0) return;
    await raiseVersions(tx, moved);
    await emitEvents(tx, moved, now);
  });
}

/**
 * Writes new fair probabilities for events whose sides' ratings changed since they were priced; returns their markets.
 */
async function repriceByRatings(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const events = await eventsPricedBeforeLearning(tx, limit);
  const repriced: number[] = [];
  for (const event of events) {
    const model = await modelFor(tx, event.league_id, event.home_team, event.away_team);
    const matrix = scoreMatrix(goalRates(model, String(event.home_team), String(event.away_team)));
    const markets = await openMarketsOf(tx, await openMarketIds(tx, event.id));
    for (const market of markets) {
      const line = { lineQuarters: market.line_quarters, isMain: market.is_main };
      const priced = priceMarket(matrix, market.kind, line, defaultMargins[market.kind]);
      if (priced === undefined) continue;
      await writeProbabilities(tx, market, priced);
      repriced.push(market.market_id);
    }
    await markPriced(tx, event.id, now);
  }
  return repriced;
}

async function writeProbabilities(tx: Tx, market: OpenMarket, priced: PricedMarket): Promise<void> {
  const of = (pick: string) => priced.selections.find((each) => each.selection === pick)?.probability;
  const probabilities = market.picks.map((pick, index) => of(pick) ?? market.probabilities[index]);
  await saveProbabilities(tx, market.selection_ids, probabilities);
}

/** Writes the prices that change; returns the events they belong to. */
async function shadeAll(tx: Tx, marketIds: readonly number[]): Promise<number[]> {
  if (marketIds.length === 0) return [];
  const [markets, exposures] = [await openMarketsOf(tx, marketIds), await exposuresOf(tx, marketIds)];
  const movedEvents = new Set<number>();
  for (const market of markets) {
    const shaded = shade(market, exposures);
    const changed = shaded.selections.some((each, index) => each.oddsMilli !== market.odds[index]);
    if (!changed) continue;
    const odds = shaded.selections.map((each) => each.oddsMilli);
    await saveOdds(tx, market.selection_ids, odds);
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
