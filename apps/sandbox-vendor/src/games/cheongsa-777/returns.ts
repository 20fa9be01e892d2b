import { complement, type Fraction, fraction, none, product, sum, whole } from '../../fair/fraction.ts';
import { gridAt, isPaying, lineHits, windowAt } from './evaluate.ts';
import type { SymbolName } from './play-api.ts';
import {
  baseStrips,
  freeSpinMultiplier,
  freeStrips,
  lines,
  type PayingSymbol,
  paytable,
  scatterPays,
} from './rules.ts';

/**
 * The game's return, computed and not sampled: every stop of every reel is counted once, in exact fractions.
 * Reels are independent, so a line's chances are products of the reels' counts.
 */
export interface TheoreticalReturn {
  total: Fraction;
  fromLines: Fraction;
  fromScatter: Fraction;
  fromFreeSpins: Fraction;
  /** Rounds that return anything. */
  hits: Fraction;
  freeSpinsStart: Fraction;
  /** Five sevens on one given line of the first spin. */
  topLine: Fraction;
}

type Strips = readonly (readonly SymbolName[])[];
const payingSymbols = Object.keys(paytable).filter(isPaying);

export function theoreticalReturn(): TheoreticalReturn {
  const moons = moonCounts(baseStrips);
  const chanceOf = (count: number) => moons[count] ?? none;
  const fromLines = expectedLines(baseStrips, () => 1);
  const fromScatter = sum(scatterPays.map(({ count, pays }) => product(chanceOf(count), fraction(pays))));
  const oneFreeSpin = expectedLines(freeStrips, freeSpinMultiplier);
  const fromFreeSpins = sum(
    scatterPays.map(({ count, freeSpins }) => product(chanceOf(count), fraction(freeSpins), oneFreeSpin)),
  );
  return {
    total: sum([fromLines, fromScatter, fromFreeSpins]),
    fromLines,
    fromScatter,
    fromFreeSpins,
    hits: chanceOfAnyReturn(),
    freeSpinsStart: sum(scatterPays.map(({ count }) => chanceOf(count))),
    topLine: product(
      ...baseStrips.map((strip) => fraction(strip.filter(matches('seven')).length, strip.length)),
    ),
  };
}

/** Expected return of one spin in total stakes: the mean over lines of what a line returns in line stakes. */
function expectedLines(strips: Strips, multiplierOf: (lanterns: number) => number): Fraction {
  const perLine = lines.flatMap((rows) =>
    payingSymbols.map((symbol) => expectedRun(strips, rows, symbol, multiplierOf)),
  );
  return product(sum(perLine), fraction(1, lines.length));
}

/** How many of a reel's stops continue the run, and how many end it, by lanterns in the window: [lanterns] → stops. */
interface ReelCount {
  continuing: number[];
  ending: number[];
}

function countReel(strip: readonly SymbolName[], row: number, symbol: PayingSymbol): ReelCount {
  const continues = matches(symbol);
  const count: ReelCount = { continuing: [0, 0, 0, 0], ending: [0, 0, 0, 0] };
  for (let stop = 0; stop < strip.length; stop += 1) {
    const window = windowAt(strip, stop);
    const lanterns = window.filter((each) => each === 'lantern').length;
    const side = continues(window[row] ?? 'moon') ? count.continuing : count.ending;
    side[lanterns] = (side[lanterns] ?? 0) + 1;
  }
  return count;
}

/**
 * A line with this symbol: for runs of 3, 4 and 5 the stops are counted by the lanterns in all five windows (a
 * convolution over the reels), because the multiplier looks at the whole grid and not only at the line.
 */
function expectedRun(
  strips: Strips,
  rows: readonly number[],
  symbol: PayingSymbol,
  multiplierOf: (lanterns: number) => number,
): Fraction {
  const reels = strips.map((strip, reel) => countReel(strip, rows[reel] ?? 0, symbol));
  const stops = strips.reduce((total, strip) => total * strip.length, 1);
  const weighted = paytable[symbol].map((pays, index) => {
    const run = index + 3;
    const byLanterns = reels.map((reel, at) => sideOf(reel, at, run)).reduce(convolve, [1]);
    return byLanterns.reduce((total, ways, lanterns) => total + ways * pays * multiplierOf(lanterns), 0);
  });
  return fraction(
    weighted.reduce((total, each) => total + each, 0),
    stops,
  );
}

function sideOf({ continuing, ending }: ReelCount, reel: number, run: number): number[] {
  if (reel < run) return continuing;
  return reel === run ? ending : continuing.map((ways, lanterns) => ways + (ending[lanterns] ?? 0));
}

function convolve(a: readonly number[], b: readonly number[]): number[] {
  const result: number[] = new Array(a.length + b.length - 1).fill(0);
  for (const [i, left] of a.entries()) {
    for (const [j, right] of b.entries()) result[i + j] = (result[i + j] ?? 0) + left * right;
  }
  return result;
}

/** [moons in view] → chance; a reel shows one moon at most. */
function moonCounts(strips: Strips): Fraction[] {
  return strips.reduce<Fraction[]>(
    (chances, strip) => {
      const shows = moonChance(strip);
      const next = chances.concat(none).map((chance) => product(chance, complement(shows)));
      for (const [count, chance] of chances.entries()) {
        next[count + 1] = sum([next[count + 1] ?? none, product(chance, shows)]);
      }
      return next;
    },
    [whole],
  );
}

function moonChance(strip: readonly SymbolName[]): Fraction {
  const showing = strip.filter((_, stop) => windowAt(strip, stop).includes('moon')).length;
  return fraction(showing, strip.length);
}

/**
 * The first three reels decide whether any line pays, so their stops are gone through one by one; the other two
 * only matter for the moons of a spin without a line.
 */
function chanceOfAnyReturn(): Fraction {
  const [first, second, third, ...rest] = baseStrips;
  const later = moonCounts(rest);
  const terms: number[] = [0, 0, 0, 0];
  let paying = 0;
  for (let a = 0; a < first.length; a += 1) {
    for (let b = 0; b < second.length; b += 1) {
      for (let c = 0; c < third.length; c += 1) {
        const grid = gridAt([first, second, third], [a, b, c]);
        const moons = grid.filter((window) => window.includes('moon')).length;
        if (lineHits(grid).length > 0) paying += 1;
        else terms[moons] = (terms[moons] ?? 0) + 1;
      }
    }
  }
  const stops = first.length * second.length * third.length;
  const byMoons = terms.map((ways, moons) => {
    const enough = sum(later.filter((_, more) => moons + more >= 3));
    return product(fraction(ways, stops), enough);
  });
  return sum([fraction(paying, stops), ...byMoons]);
}

function matches(symbol: PayingSymbol): (each: SymbolName) => boolean {
  return (each) => each === symbol || each === 'lantern';
}
