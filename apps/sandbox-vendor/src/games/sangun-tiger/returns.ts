import { type Fraction, fraction, none, product, sum } from '../../fair/fraction.ts';
import { hitChance, scatterChances } from '../reels/hit-chance.ts';
import { greatest, mostOnStrips } from '../reels/most-win.ts';
import { stripLaw } from '../reels/reel-laws.ts';
import { expectedWays } from '../reels/ways.ts';
import type { PublishedReturn } from '../slot-game.ts';
import { baseStrips, freeMultiplier, freeStrips, pays, rows, scatterPays } from './rules.ts';

/** The game's return from every stop of every reel, in exact fractions. */
export function theoreticalReturn(): PublishedReturn {
  const base = baseStrips.map((strip) => stripLaw(strip, rows));
  const free = freeStrips.map((strip) => stripLaw(strip, rows));
  const scatters = scatterChances(base);
  const chanceOf = (count: number): Fraction => scatters[count] ?? none;
  const freeSpin = product(fraction(freeMultiplier), expectedWays(free, pays));
  const parts = {
    symbols: expectedWays(base, pays),
    scatter: sum(
      scatterPays.map(({ count, hundredths }) => product(chanceOf(count), fraction(hundredths, 100))),
    ),
    free: sum(
      scatterPays.map(({ count, freeSpins }) => product(chanceOf(count), fraction(freeSpins), freeSpin)),
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

/** The best first spin that opens so many free spins, and the best of those every time. */
function mostHundredths(): number {
  const freeSpin = freeMultiplier * greatest(mostOnStrips(freeStrips, rows, pays));
  const first = mostOnStrips(baseStrips, rows, pays).map((most, scatters) => {
    const opened = scatterPays.find(({ count }) => count === scatters);
    return most === undefined || !opened ? most : most + opened.hundredths + opened.freeSpins * freeSpin;
  });
  return greatest(first);
}
