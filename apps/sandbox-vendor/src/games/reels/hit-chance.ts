import { complement, type Fraction, fraction } from '../../fair/fraction.ts';
import { paying } from './strips.ts';

/** How a reel may come to rest, counted by the scatters in view; `total` counts everything. */
export interface ScatterLaw {
  total: bigint;
  all(): bigint[];
  /** Without any of these symbols and without a wild. */
  avoiding(symbols: readonly string[]): bigint[];
}

type Counts = readonly bigint[];

/**
 * Chance that a spin returns anything: that a symbol or a wild shows on each of the first three reels, or that there
 * are enough scatters. Which symbols a reel shows is a set; by inclusion and exclusion over sets the chance that three
 * of them have nothing in common is a sum over 256 sets of products, each by the number of scatters.
 */
export function hitChance(reels: readonly ScatterLaw[], scatters: number): Fraction {
  const first = reels.slice(0, 3).map(containing);
  let nothing: Counts = [];
  for (let set = 0; set < 2 ** paying.length; set += 1) {
    const together = first.reduce<Counts>((counts, reel) => times(counts, reel[set] ?? []), [1n]);
    nothing = plus(nothing, together, isOdd(set) ? -1n : 1n);
  }
  const withRest = reels.slice(3).reduce<Counts>((counts, reel) => times(counts, reel.all()), nothing);
  const few = withRest.slice(0, scatters).reduce((total, each) => total + each, 0n);
  return complement(
    fraction(
      few,
      reels.reduce((total, reel) => total * reel.total, 1n),
    ),
  );
}

/** Chance of each number of scatters in view. */
export function scatterChances(reels: readonly ScatterLaw[]): Fraction[] {
  const counts = reels.reduce<Counts>((before, reel) => times(before, reel.all()), [1n]);
  const total = reels.reduce((product, reel) => product * reel.total, 1n);
  return counts.map((each) => fraction(each, total));
}

/** For every set of symbols: how the reel may show all of them, a wild showing everything. */
function containing(reel: ScatterLaw): Counts[] {
  const sets = Array.from({ length: 2 ** paying.length }, (_, set): Counts => {
    if (set === 0) return reel.all();
    return reel.avoiding(paying.filter((_symbol, bit) => (set >> bit) & 1));
  });
  for (const [bit] of paying.entries()) {
    for (const [set, counts] of sets.entries()) {
      if ((set >> bit) & 1) sets[set] = plus(sets[set ^ (1 << bit)] ?? [], counts, -1n);
    }
  }
  return sets;
}

function isOdd(set: number): boolean {
  return paying.filter((_symbol, bit) => (set >> bit) & 1).length % 2 === 1;
}

function times(a: Counts, b: Counts): Counts {
  if (a.length === 0 || b.length === 0) return [];
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  for (const [i, left] of a.entries()) {
    for (const [j, right] of b.entries()) result[i + j] = (result[i + j] ?? 0n) + left * right;
  }
  return result;
}

function plus(a: Counts, b: Counts, factor: bigint): Counts {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0n) + factor * (b[i] ?? 0n));
}
