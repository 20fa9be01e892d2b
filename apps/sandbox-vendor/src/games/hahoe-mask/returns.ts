import { fraction, product, sum } from '../../fair/fraction.ts';
import { hitChance, scatterChances } from '../reels/hit-chance.ts';
import { greatest, mostInCells } from '../reels/most-win.ts';
import { cellLaw } from '../reels/reel-laws.ts';
import { expectedWays } from '../reels/ways.ts';
import type { PublishedReturn } from '../slot-game.ts';
import { scatterOf } from './play.ts';
import { freeReels, pays, reelCount, reels, scatterPays } from './rules.ts';

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
    mostHundredths: mostHundredths(),
  };
}

/** The best grid in the first spin and in every free spin, the last of which counts most. */
function mostHundredths(): number {
  const mostRows = Math.max(...reels.flatMap(({ rows }) => rows.map((each) => each.rows)));
  const cells = mostInCells(reelCount, mostRows, pays);
  const freeSpin = greatest(cells);
  return greatest(
    cells.map((most, scatters) => {
      const opened = scatterOf(scatters);
      if (!opened) return most;
      return most + opened.hundredths + ((opened.freeSpins * (opened.freeSpins + 1)) / 2) * freeSpin;
    }),
  );
}
