import { fraction, product, sum } from '../../fair/fraction.ts';
import { hitChance, scatterChances } from '../reels/hit-chance.ts';
import { cellLaw } from '../reels/reel-laws.ts';
import { expectedWays } from '../reels/ways.ts';
import type { PublishedReturn } from '../slot-game.ts';
import { scatterOf } from './play.ts';
import { freeReels, pays, reels, scatterPays } from './rules.ts';

/**
 * From the weights of rows and cells, in exact fractions. A free spin's multiplier depends on its place alone, so the
 * feature returns what one spin returns times the sum of the multipliers.
 */
export function theoreticalReturn(): PublishedReturn {
  const laws = reels.map(cellLaw);
  const freeSpin = expectedWays(freeReels.map(cellLaw), pays);
  const opened = scatterChances(laws).flatMap((chance, count) => {
    const entry = scatterOf(count);
    return entry ? [{ ...entry, chance }] : [];
  });
  const parts = {
    symbols: expectedWays(laws, pays),
    scatter: sum(opened.map(({ chance, hundredths }) => product(chance, fraction(hundredths, 100)))),
    free: sum(
      opened.map(({ chance, freeSpins }) =>
        product(chance, fraction((freeSpins * (freeSpins + 1)) / 2), freeSpin),
      ),
    ),
  };
  return {
    total: sum(Object.values(parts)),
    hits: hitChance(laws, scatterPays[0].count),
    parts,
    chances: { free: sum(opened.map(({ chance }) => chance)) },
  };
}
