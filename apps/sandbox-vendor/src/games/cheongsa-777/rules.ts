import type { SymbolName } from './play-api.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'cheongsa-777/1';

export const rowCount = 3;

export type PayingSymbol = Exclude<SymbolName, 'lantern' | 'moon'>;

/** In line stakes, for 3, 4 and 5 from the left. A round stakes one twentieth of its stake on each line. */
export const paytable: Readonly<Record<PayingSymbol, readonly [number, number, number]>> = {
  seven: [50, 250, 1500],
  magpie: [30, 150, 500],
  drum: [20, 75, 300],
  bell: [20, 60, 200],
  plum: [10, 40, 100],
  jar: [8, 25, 80],
  knot: [6, 20, 60],
  fan: [5, 12, 50],
};

/** Moons anywhere: what they pay in total stakes, and the free spins they open. */
export const scatterPays = [
  { count: 3, pays: 2, freeSpins: 10 },
  { count: 4, pays: 15, freeSpins: 15 },
  { count: 5, pays: 100, freeSpins: 20 },
] as const;

/** Row of each reel, from the top; all twenty lines are always played. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
];

/** Multiples of the number of lines, so that a line's stake is a whole number of won. */
export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

const letters: Readonly<Record<string, SymbolName>> = {
  7: 'seven',
  M: 'magpie',
  D: 'drum',
  B: 'bell',
  P: 'plum',
  J: 'jar',
  K: 'knot',
  F: 'fan',
  W: 'lantern',
  S: 'moon',
};

function strip(text: string): readonly SymbolName[] {
  return [...text].map((letter) => {
    const symbol = letters[letter];
    if (!symbol) throw new Error(`no symbol ${letter}`);
    return symbol;
  });
}

/**
 * Every stop of a strip is equally likely. A window never holds two lanterns or two moons of one reel, and the
 * first reel has no lantern, so a line always counts the symbol it begins with.
 */
export const baseStrips = [
  strip('DF7JBDPMJKSB7FJPFJKBDKFPJKFPKM'),
  strip('WFDFPFWS7PMBJFJPKDFKMKJKBKJDBP'),
  strip('DJFJKBMKPFPBKPFPFDMJ7WKJBJKFWS7'),
  strip('DWPDMJPSKFBJ7FJKWDFKBJBMPFKPKJ'),
  strip('7WFPDFKPBJDMDMJBJFKWBKF7PJKMSPF'),
] as const;

/** Free spins: more lanterns, and no moon, so that their number is known when they begin. */
export const freeStrips = [
  strip('JFM7PDMF7PBFBKJDFPDKMPJBKJKJFBK'),
  strip('FW7KJPWKJMKDPFJKDFBD7PFPWBMFBJK'),
  strip('FD7DPFKFKWPKMJPBDBKPBJFW7JFJMWKJ'),
  strip('P7KJMPBJKFWBFJKBMD7FDWJPKDJFPWK'),
  strip('J7MPDPJ7KFWJFKMKJFKDBMPWDBPFWBKF'),
] as const;

/** One, plus one for each lantern in view; at most five, as four reels have one each. */
export function freeSpinMultiplier(lanternsInView: number): number {
  return 1 + lanternsInView;
}
