import { type Paying, paying, type Strips, windowAt } from './strips.ts';
import type { WaysPays } from './ways.ts';

const least = 3;

/** What a reel may show: of each paying symbol so many cells, wilds counted in, and so many scatters. */
interface Shown {
  counts: readonly number[];
  scatters: number;
}

/**
 * The most that a spin of ways can pay in hundredths of the stake, by the number of scatters in view; undefined where the strips
 * never show so many. Every stop of every reel is tried, and a beginning is given up only where the best that can follow it is not enough.
 */
export function mostOnStrips(strips: Strips, rows: number, pays: WaysPays): readonly (number | undefined)[] {
  const reels = strips.map((strip) => distinct(strip.map((_, stop) => shownAt(strip, stop, rows))));
  const most: (number | undefined)[] = [];
  const hopes = reels.map((_, reel) => paying.map((symbol, at) => hopeOf(reels, reel, at, pays[symbol])));
  const scattersLeft = reels.map((_, reel) =>
    reels.slice(reel).reduce((sum, shown) => sum + Math.max(...shown.map(({ scatters }) => scatters)), 0),
  );
  const isEnough = (reel: number, ways: readonly number[], paid: number, scatters: number) => {
    const best = ways.reduce((sum, each, at) => sum + each * (hopes[reel]?.[at] ?? 0), paid);
    return Array.from({ length: (scattersLeft[reel] ?? 0) + 1 }, (_, more) => most[scatters + more]).some(
      (known) => known === undefined || best > known,
    );
  };
  const visit = (reel: number, ways: readonly number[], paid: number, scatters: number) => {
    const from = reels[reel];
    if (from === undefined) {
      most[scatters] = Math.max(most[scatters] ?? 0, paid + ended(ways, reel, pays));
      return;
    }
    if (!isEnough(reel, ways, paid, scatters)) return;
    // Nothing runs any more: all that a reel can still bring is scatters.
    const isOver = ways.every((each) => each === 0);
    for (const shown of isOver ? distinct(from.map(({ scatters }) => ({ counts: [], scatters }))) : from) {
      const next = ways.map((each, at) => each * (shown.counts[at] ?? 0));
      const over = ways.map((each, at) => (next[at] === 0 ? each : 0));
      visit(reel + 1, next, paid + ended(over, reel, pays), scatters + shown.scatters);
    }
  };
  visit(
    0,
    paying.map(() => 1),
    0,
    0,
  );
  return most;
}

/** The most that one way of a symbol can come to that has run up to this reel. */
function hopeOf(
  reels: readonly (readonly Shown[])[],
  reel: number,
  symbol: number,
  pays: readonly number[],
): number {
  let [ways, hope] = [1, 0];
  for (let length = reel; length <= reels.length; length += 1) {
    hope = Math.max(hope, ways * (pays[length - least] ?? 0));
    ways *= Math.max(0, ...(reels[length] ?? []).map(({ counts }) => counts[symbol] ?? 0));
  }
  return hope;
}

/** What runs of this length pay. */
function ended(ways: readonly number[], length: number, pays: WaysPays): number {
  return ways.reduce((sum, each, at) => sum + each * (pays[paying[at] as Paying][length - least] ?? 0), 0);
}

function shownAt(strip: readonly string[], stop: number, rows: number): Shown {
  const window = windowAt(strip, stop, rows);
  const countOf = (wanted: (symbol: string) => boolean) => window.filter(wanted).length;
  return {
    counts: paying.map((symbol) => countOf((each) => each === symbol || each === 'wild')),
    scatters: countOf((each) => each === 'scatter'),
  };
}

function distinct(shown: readonly Shown[]): Shown[] {
  return [...new Map(shown.map((each) => [`${each.counts.join()}/${each.scatters}`, each])).values()];
}

/**
 * The same for reels whose cells are drawn by themselves, each with at most so many rows. The first reel has no wild, and what
 * each of its cells brings does not depend on the others: the best grid has one symbol in all cells that are no scatter.
 */
export function mostInCells(reels: number, rows: number, pays: WaysPays): readonly number[] {
  const most: number[] = [];
  const visit = (reel: number, ways: number, paid: number, scatters: number) => {
    if (reel === reels) {
      const full = ways * Math.max(...paying.map((symbol) => pays[symbol][reel - least] ?? 0));
      most[scatters] = Math.max(most[scatters] ?? 0, paid + full);
      return;
    }
    for (let more = 0; more <= rows; more += 1) {
      const isOver = more === rows;
      const over = isOver ? ways * Math.max(...paying.map((symbol) => pays[symbol][reel - least] ?? 0)) : 0;
      visit(reel + 1, isOver ? 0 : ways * (rows - more), paid + over, scatters + more);
    }
  };
  visit(0, 1, 0, 0);
  return most;
}

/** The greatest of what is possible. */
export function greatest(of: readonly (number | undefined)[]): number {
  return Math.max(...of.flatMap((each) => each ?? []));
}
