import { fraction, none, product, sum } from '../../fair/fraction.ts';
import { hitChance, scatterChances } from '../reels/hit-chance.ts';
import { greatest, mostOnStrips } from '../reels/most-win.ts';
import { stripLaw } from '../reels/reel-laws.ts';
import { expectedWays } from '../reels/ways.ts';
import type { PublishedReturn } from '../slot-game.ts';
import { baseStrips, pays, pots, rows, scatterPays, unitAmount } from './rules.ts';

/**
 * From every stop of every reel, in exact fractions. A pot returns what is paid into it, and what it begins with: the
 * chance to win it is in proportion to the stake, so its share is the same at every stake. `hits` leaves the pots out,
 * so that it is the same at every stake too; with them it is a little more.
 */
export function theoreticalReturn(): PublishedReturn {
  const base = baseStrips.map((strip) => stripLaw(strip, rows));
  const scatters = scatterChances(base);
  const parts = {
    symbols: expectedWays(base, pays),
    scatter: sum(
      scatterPays.map(({ count, hundredths }) => product(scatters[count] ?? none, fraction(hundredths, 100))),
    ),
    pots: sum(
      pots.map(({ odds, seedAmount, contributionPerTenThousand }) =>
        sum([fraction(contributionPerTenThousand, 10_000), fraction(seedAmount, odds * unitAmount)]),
      ),
    ),
  };
  const [grand, minor] = pots;
  return {
    total: sum(Object.values(parts)),
    hits: hitChance(base, 3),
    parts,
    chances: { grand: fraction(1, grand.odds), minor: fraction(1, minor.odds) },
    mostHundredths: greatest(
      mostOnStrips(baseStrips, rows, pays).map((most, scatters) => {
        const paid = scatterPays.find(({ count }) => count === scatters)?.hundredths ?? 0;
        return most === undefined ? undefined : most + paid;
      }),
    ),
  };
}
