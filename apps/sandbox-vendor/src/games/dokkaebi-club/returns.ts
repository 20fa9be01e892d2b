import { type Fraction, fraction, none, product, sum, whole } from '../../fair/fraction.ts';
import { hitChance, scatterChances } from '../reels/hit-chance.ts';
import { greatest, mostInCells } from '../reels/most-win.ts';
import { cellLaw, choose, totalOf } from '../reels/reel-laws.ts';
import { expectedWays } from '../reels/ways.ts';
import type { PublishedReturn } from '../slot-game.ts';
import {
  cellCount,
  coinsToOpen,
  coinValues,
  fullHouseHundredths,
  pays,
  reelCount,
  reels,
  respinCoin,
  rows,
} from './rules.ts';

/** From the weights of the cells, in exact fractions; the feature by one pass over the number of coins that stay. */
export function theoreticalReturn(): PublishedReturn {
  const laws = reels.map(cellLaw);
  const coins = scatterChances(laws);
  const opened = coins.map((chance, count) => (count >= coinsToOpen ? chance : none));
  const ends = finalCoins(opened);
  const coinMean = fraction(
    totalOf(coinValues.map(({ hundredths, weight }) => hundredths * weight)),
    totalOf(coinValues.map(({ weight }) => weight)) * 100,
  );
  const full = ends[cellCount] ?? none;
  const parts = {
    symbols: expectedWays(laws, pays),
    hold: sum([
      ...ends.map((chance, count) => product(chance, fraction(count), coinMean)),
      product(full, fraction(fullHouseHundredths, 100)),
    ]),
  };
  return {
    total: sum(Object.values(parts)),
    hits: hitChance(laws, coinsToOpen),
    parts,
    chances: { hold: sum(opened), full },
    mostHundredths: mostHundredths(),
  };
}

/** Coins take places from the ways: either there are too few of them, or all of them come in the end and are worth most. */
function mostHundredths(): number {
  const coin = Math.max(...coinValues.map(({ hundredths }) => hundredths));
  const feature = cellCount * coin + fullHouseHundredths;
  return greatest(
    mostInCells(reelCount, rows, pays).map((most, coins) => most + (coins >= coinsToOpen ? feature : 0)),
  );
}

/**
 * How many coins there are in the end, from how many there are in the beginning. A filling that brings none happens with
 * chance a; three of them in a row end the feature. Otherwise j coins come in the first, second or third filling.
 */
function finalCoins(opened: readonly Fraction[]): Fraction[] {
  const reach = [...opened];
  const ends: Fraction[] = Array.from({ length: cellCount + 1 }, () => none);
  const coin = fraction(respinCoin.weight, respinCoin.of);
  const empty = fraction(respinCoin.of - respinCoin.weight, respinCoin.of);
  for (let count = coinsToOpen; count <= cellCount; count += 1) {
    const here = reach[count] ?? none;
    const places = cellCount - count;
    if (places === 0) {
      ends[count] = here;
      continue;
    }
    const nothing = power(empty, places);
    const attempts = sum([whole, nothing, product(nothing, nothing)]);
    ends[count] = product(here, nothing, nothing, nothing);
    for (let more = 1; more <= places; more += 1) {
      const lands = product(fraction(choose(places, more)), power(coin, more), power(empty, places - more));
      reach[count + more] = sum([reach[count + more] ?? none, product(here, attempts, lands)]);
    }
  }
  return ends;
}

function power(base: Fraction, exponent: number): Fraction {
  return fraction(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}
