import { type MiniMarket, type Reading, waysOfSelections } from './mini-market.ts';
import { powerballDrum } from './powerball.ts';
import { kenoDrum } from './speed-keno.ts';
import { allWays, onceEach, type Ways, waysOfSums } from './ways.ts';

/** An exact probability: this many of so many equally likely ways. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

const countReading: Record<Reading, () => Ways> = {
  powerball: () => onceEach(0, powerballDrum.powerballs - 1),
  ballSum: () => waysOfSums(powerballDrum.count, powerballDrum),
  firstBall: () => onceEach(powerballDrum.first, powerballDrum.last),
  kenoSum: () => waysOfSums(kenoDrum.count, kenoDrum),
  firstKeno: () => onceEach(kenoDrum.first, kenoDrum.last),
};

/** Counted once when they are first asked for: they follow from the drums, which are constants. */
const counted = new Map<Reading, Ways>();

/** In how many ways a draw gives each value of the reading. */
export function waysOfReading(reading: Reading): Ways {
  const known = counted.get(reading);
  if (known !== undefined) return known;
  const ways = countReading[reading]();
  counted.set(reading, ways);
  return ways;
}

/** The exact probability of each selection of a market. They add up to one. */
export function miniChances(market: MiniMarket): ReadonlyMap<string, Chance> {
  const ways = waysOfReading(market.reads);
  const of = allWays(ways);
  return new Map(
    [...waysOfSelections(market, ways)].map(([selection, count]) => [selection, { ways: count, of }]),
  );
}
