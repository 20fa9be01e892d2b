import type { Ways } from './ways.ts';

/** The number of a draw that decides a market. */
export type Reading = 'powerball' | 'ballSum' | 'firstBall' | 'kenoSum' | 'firstKeno';

/** A market of a mini game: what can be bet on, and which of it a reading makes true. Exactly one always is. */
export interface MiniMarket {
  readonly code: string;
  readonly reads: Reading;
  readonly selections: readonly string[];
  selectionOf(value: number): string;
}

/** Odd and even; 0 is even. */
export function oddEven(code: string, reads: Reading): MiniMarket {
  return { code, reads, selections: ['odd', 'even'], selectionOf: parity };
}

export function underOver(code: string, reads: Reading, underUpTo: number): MiniMarket {
  const selectionOf = (value: number) => (value <= underUpTo ? 'under' : 'over');
  return { code, reads, selections: ['under', 'over'], selectionOf };
}

/** Parity and side of the line together. Its four selections are not equally likely, so each has a price of its own. */
export function parityAndSide(code: string, reads: Reading, underUpTo: number): MiniMarket {
  const selectionOf = (value: number) => `${parity(value)}_${value <= underUpTo ? 'under' : 'over'}`;
  return { code, reads, selections: ['odd_under', 'odd_over', 'even_under', 'even_over'], selectionOf };
}

/** Sections that follow each other: each reaches up to its number, the last one to the end. */
export function sections(code: string, reads: Reading, upTo: Readonly<Record<string, number>>): MiniMarket {
  const bounds = Object.entries(upTo);
  const last = bounds.at(-1)?.[0] ?? '';
  const selectionOf = (value: number) => bounds.find(([, highest]) => value <= highest)?.[0] ?? last;
  return { code, reads, selections: bounds.map(([name]) => name), selectionOf };
}

/** What several values of a reading have in common, by a function. */
export function classified<Selection extends string>(
  code: string,
  reads: Reading,
  selections: readonly Selection[],
  selectionOf: (value: number) => Selection,
): MiniMarket {
  return { code, reads, selections, selectionOf };
}

/** In how many of the ways each selection comes true. */
export function waysOfSelections(market: MiniMarket, ways: Ways): ReadonlyMap<string, bigint> {
  const found = new Map(market.selections.map((selection) => [selection, 0n]));
  for (const [value, count] of ways) {
    const selection = market.selectionOf(value);
    found.set(selection, (found.get(selection) ?? 0n) + count);
  }
  return found;
}

function parity(value: number): 'odd' | 'even' {
  return value % 2 === 0 ? 'even' : 'odd';
}
