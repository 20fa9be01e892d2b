import { type Database, isRetryable, isUnavailable } from '@hanpan/db';
import type { SelectionExposure } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { emitEvents } from '../board/emit-events.ts';
import { noteReview, resolveReview } from '../settlement/review-store.ts';
import { toExposure } from './exposure.ts';
import { modelsFor } from './league-model.ts';
import type { MatchPrices } from './match-prices.ts';
import { type HeldMarket, heldMarkets } from './offer-store.ts';
import { writeOffer } from './price-event.ts';
import { pricesByRatings, ratedLaws } from './rated-law.ts';
import { pricesByPlan } from './season-law.ts';
import { noShift, shiftsOf } from './shift-store.ts';
import { shortened } from './shorten-prices.ts';
import {
  beatPricing,
  bookVersions,
  eventsToPrice,
  exposuresOf,
  hasUntold,
  lockComing,
  markPriced,
  markSeen,
  plannedMatches,
  raiseVersion,
  type SeenBook,
  suspendUnpriced,
  type TradedEvent,
  takeUntold,
} from './trade-store.ts';

/** While one event waits for the bets that are being taken on it, another is priced. */
const eventsAtOnce = 2;
/** So many are told to the boards together: what is read and written for it is shared. */
const toldAtOnce = 16;

interface TradeServices {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * The trading desk before a match: the price of a side that takes stakes shortens, in every market of the event at once, and
 * what is learnt moves the prices of matches without a plan. Events take turns, those first that were priced longest
 * ago. What they need is read for all of them at once and without a lock, and each is written in a short transaction of its
 * own; the boards are told in another one, because bets wait for the first. An event whose prices cannot be made is suspended, goes to the review list and stops no other.
 */
export async function tradeMarkets(services: TradeServices, limit: number): Promise<void> {
  const { database, clock } = services;
  // What is learnt while the run goes on comes after this, and is priced by the next one.
  const at = clock.date();
  const events = await eventsToPrice(database, at, limit);
  if (events.length > 0) await priceEvents(services, events, at);
  await tellBoards(services, at);
  await beatPricing(database, clock.date());
}

/** What the prices of an event are made of, but for the markets that it has. */
type Pricing = (held: readonly HeldMarket[]) => MatchPrices;

async function priceEvents(services: TradeServices, events: readonly TradedEvent[], at: Date): Promise<void> {
  const { database } = services;
  const ids = events.map(({ id }) => id);
  const seen = byEvent(await bookVersions(database, ids));
  const pricingOf = await pricings(database, events);
  const price = async (event: TradedEvent) => {
    try {
      await write(services, event, { pricing: pricingOf(event), seen: seen.get(event.id) ?? [] }, at);
    } catch (error) {
      if (isRetryable(error) || isUnavailable(error)) throw error;
      await giveUp(services, event, error instanceof Error ? error.message : String(error), at);
    }
  };
  const waiting = events.values();
  let priced = 0;
  await Promise.all(
    Array.from({ length: eventsAtOnce }, async () => {
      for (const event of waiting) {
        await price(event);
        priced += 1;
        if (priced % toldAtOnce === 0) await tellOnce(services, at);
      }
    }),
  );
}

/** Pushes the prices of some events of which the boards have not been told. Returns how many they were. */
function tellOnce({ database }: TradeServices, at: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const ids = await takeUntold(tx, toldAtOnce);
    await emitEvents(tx, ids, at);
    return ids.length;
  });
}

/** All of them, those of a run that died among them. */
async function tellBoards(services: TradeServices, at: Date): Promise<void> {
  while ((await hasUntold(services.database)) && (await tellOnce(services, at)) === toldAtOnce);
}

/** Drawn matches are priced by their plan before anything is locked: that is what takes long. */
async function pricings(
  database: Database,
  events: readonly TradedEvent[],
): Promise<(event: TradedEvent) => Pricing> {
  const ids = events.map(({ id }) => id);
  const exposures = byEvent(await exposuresOf(database, ids));
  const shifts = await shiftsOf(database, ids);
  const plans = new Map((await plannedMatches(database, ids)).map((match) => [match.id, match]));
  const modelFor = await modelsFor(
    database,
    events.filter(({ feed }) => feed === 'replay'),
  );
  return (event) => {
    const book: SelectionExposure[] = (exposures.get(event.id) ?? []).map(toExposure);
    const { selections, ...asked } = shifts.get(event.id) ?? noShift;
    const planned = plans.get(event.id);
    if (planned !== undefined) {
      const prices = pricesByPlan(planned, planned.progress.state, book, asked);
      return (held) => shortened(prices, held, selections);
    }
    const laws = ratedLaws(modelFor(event), event.home_team, event.away_team);
    return (held) => shortened(pricesByRatings(laws, held, book, asked), held, selections);
  };
}

interface ToWrite {
  readonly pricing: Pricing;
  readonly seen: readonly SeenBook[];
}

function write(
  { database }: TradeServices,
  event: TradedEvent,
  { pricing, seen }: ToWrite,
  at: Date,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    if (!(await lockComing(tx, event.id))) return;
    const held = await heldMarkets(tx, event.id);
    const offer = { ...pricing(held), held };
    if (event.is_reviewed) await resolveReview(tx, 'price', event.id, at);
    const isChanged = await writeOffer(tx, event.id, offer);
    await markPriced(tx, event.id, { isChanged, isTold: false, at });
    await markSeen(tx, event.id, seen);
  });
}

function giveUp({ database }: TradeServices, event: TradedEvent, reason: string, at: Date): Promise<void> {
  return inTransaction(database, async (tx) => {
    await noteReview(tx, 'price', event.id, reason, at);
    if (!(await lockComing(tx, event.id))) return;
    await suspendUnpriced(tx, event.id);
    await raiseVersion(tx, event.id);
    await emitEvents(tx, [event.id], at);
  });
}

function byEvent<Row extends { readonly event_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const group = found.get(row.event_id);
    if (group === undefined) found.set(row.event_id, [row]);
    else group.push(row);
  }
  return found;
}
