import { type Fraction, fraction, none, product, sum } from '../../fair/fraction.ts';
import { expectedSpins } from '../reels/free-spins.ts';
import { hitChance, scatterChances } from '../reels/hit-chance.ts';
import { stripLaw } from '../reels/reel-laws.ts';
import { expectedWays } from '../reels/ways.ts';
import type { PublishedReturn } from '../slot-game.ts';
import {
  baseStrips,
  freeMultiplier,
  freeStrips,
  pays,
  retriggers,
  rows,
  scatterPays,
  spinCap,
} from './rules.ts';

/**
 * From every stop of every reel, in exact fractions. Whether a free spin is played is decided before it is drawn, so
 * what the feature returns is the mean number of its spins times what one returns, retriggers and their cap included.
 */
export function theoreticalReturn(): PublishedReturn {
  const base = baseStrips.map((strip) => stripLaw(strip, rows));
  const free = freeStrips.map((strip) => stripLaw(strip, rows));
  const scatters = scatterChances(base);
  const more = scatterChances(free);
  const chanceOf = (count: number): Fraction => scatters[count] ?? none;
  const freeSpin = product(fraction(freeMultiplier), expectedWays(free, pays));
  const again = retriggers.map(({ count, added }) => ({ chance: more[count] ?? none, added }));
  const parts = {
    symbols: expectedWays(base, pays),
    scatter: sum(
      scatterPays.map(({ count, hundredths }) => product(chanceOf(count), fraction(hundredths, 100))),
    ),
    free: sum(
      scatterPays.map(({ count, freeSpins }) =>
        product(chanceOf(count), expectedSpins(freeSpins, again, spinCap), freeSpin),
      ),
    ),
  };
  return {
    total: sum(Object.values(parts)),
    hits: hitChance(base, 3),
    parts,
    chances: { free: sum(scatterPays.map(({ count }) => chanceOf(count))) },
  };
}
