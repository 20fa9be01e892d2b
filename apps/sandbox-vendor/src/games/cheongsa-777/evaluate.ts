import type { Cell } from '../slot-api.ts';
import type { SymbolName } from './play-api.ts';
import { lines, type PayingSymbol, paytable, rowCount, scatterPays } from './rules.ts';

/** Symbols by reel, then row from the top. */
export type Grid = SymbolName[][];

export interface LineHit {
  line: number;
  symbol: PayingSymbol;
  count: number;
  /** In line stakes, before any multiplier. */
  pays: number;
}

/** The window at these stops: a stop is the strip position that shows in the top row. */
export function gridAt(strips: readonly (readonly SymbolName[])[], stops: readonly number[]): Grid {
  return strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0));
}

export function windowAt(strip: readonly SymbolName[], stop: number): SymbolName[] {
  return Array.from({ length: rowCount }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length];
    if (!symbol) throw new RangeError(`no symbol at stop ${stop}`);
    return symbol;
  });
}

/** Each line pays the run of its first symbol from the left, lanterns counted in. */
export function lineHits(grid: Grid): LineHit[] {
  return lines.flatMap((rows, line) => {
    const onLine = rows.flatMap((row, reel) => grid[reel]?.[row] ?? []);
    const hit = runFromLeft(onLine);
    return hit ? [{ line, ...hit }] : [];
  });
}

function runFromLeft(onLine: readonly SymbolName[]): Omit<LineHit, 'line'> | undefined {
  const [symbol] = onLine;
  if (!symbol || !isPaying(symbol)) return undefined;
  const end = onLine.findIndex((each) => each !== symbol && each !== 'lantern');
  const count = end === -1 ? onLine.length : end;
  const pays = paytable[symbol][count - 3];
  return pays === undefined ? undefined : { symbol, count, pays };
}

export function isPaying(symbol: string): symbol is PayingSymbol {
  return Object.hasOwn(paytable, symbol);
}

export function cellsOf(grid: Grid, symbol: SymbolName): Cell[] {
  return grid.flatMap((window, reel) =>
    window.flatMap((each, row) => (each === symbol ? [{ reel, row }] : [])),
  );
}

export function scatterPay(moons: number): (typeof scatterPays)[number] | undefined {
  return scatterPays.find((entry) => entry.count === moons);
}
