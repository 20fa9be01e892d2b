import { type Fraction, fraction, none, product, sum } from '../../fair/fraction.ts';
import { expectedSpins, grantedBy } from '../reels/free-spins.ts';
import { hitChance, scatterChances } from '../reels/hit-chance.ts';
import { greatest, mostOnStrips } from '../reels/most-win.ts';
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
    mostHundredths: mostHundredths(),
  };
}

/** A free spin with scatters pays less and brings more spins: the best order of both is looked for, up to the cap. */
function mostHundredths(): number {
  const freeSpin = mostOnStrips(freeStrips, rows, pays).map((most) => most && freeMultiplier * most);
  const known = new Map<string, number>();
  const from = (left: number, granted: number): number => {
    if (left === 0) return 0;
    const key = `${left}:${granted}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const spins = freeSpin.map((most, scatters) => {
      const added = retriggers.find(({ count }) => count === scatters)?.added ?? 0;
      const more = grantedBy(added, granted, spinCap);
      return most === undefined ? undefined : most + from(left - 1 + more, granted + more);
    });
    known.set(key, greatest(spins));
    return greatest(spins);
  };
  const first = mostOnStrips(baseStrips, rows, pays).map((most, scatters) => {
    const opened = scatterPays.find(({ count }) => count === scatters);
    if (most === undefined || !opened) return most;
    return most + opened.hundredths + from(opened.freeSpins, opened.freeSpins);
  });
  return greatest(first);
}
