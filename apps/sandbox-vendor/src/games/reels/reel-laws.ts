import { fraction, product, sum } from '../../fair/fraction.ts';
import type { ScatterLaw } from './hit-chance.ts';
import { windowAt } from './strips.ts';
import type { ReelLaw } from './ways.ts';

/** Every stop of a strip is equally likely. */
export function stripLaw(strip: readonly string[], rows: number): ReelLaw & ScatterLaw {
  const windows = strip.map((_, stop) => windowAt(strip, stop, rows));
  const countIn = (window: readonly string[], symbol: string) =>
    window.filter((each) => each === symbol || each === 'wild').length;
  const byScatters = (fitting: (window: readonly string[]) => boolean): bigint[] => {
    const counts = Array.from({ length: rows + 1 }, () => 0n);
    for (const window of windows.filter(fitting)) {
      const scatters = window.filter((each) => each === 'scatter').length;
      counts[scatters] = (counts[scatters] ?? 0n) + 1n;
    }
    return counts;
  };
  return {
    mean: (symbol) =>
      fraction(
        windows.reduce((total, window) => total + countIn(window, symbol), 0),
        strip.length,
      ),
    none: (symbol) =>
      fraction(windows.filter((window) => countIn(window, symbol) === 0).length, strip.length),
    total: BigInt(strip.length),
    all: () => byScatters(() => true),
    avoiding: (symbols) =>
      byScatters((window) => !window.some((each) => each === 'wild' || symbols.includes(each))),
  };
}

/** Integer weights of the symbols of a cell, and of the numbers of rows that a reel may have. */
export interface CellWeights {
  symbols: Readonly<Record<string, number>>;
  rows: readonly { rows: number; weight: number }[];
}

/** Every cell is drawn by itself, and the reel's number of rows before them. */
export function cellLaw({ symbols, rows }: CellWeights): ReelLaw & ScatterLaw {
  const weightOf = (symbol: string) => symbols[symbol] ?? 0;
  const all = totalOf(Object.values(symbols));
  const rowTotal = totalOf(rows.map(({ weight }) => weight));
  const most = Math.max(...rows.map((each) => each.rows));
  const fitting = (symbol: string) => weightOf(symbol) + weightOf('wild');
  /** Cells that are plain or a scatter, by the number of scatters, over a common denominator. */
  const byScatters = (plain: number, scatter: number): bigint[] =>
    Array.from({ length: most + 1 }, (_, count) =>
      rows.reduce((sumOf, { rows: size, weight }) => {
        if (count > size) return sumOf;
        const ways =
          choose(size, count) * BigInt(plain) ** BigInt(size - count) * BigInt(scatter) ** BigInt(count);
        return sumOf + BigInt(weight) * ways * BigInt(all) ** BigInt(most - size);
      }, 0n),
    );
  const scatter = weightOf('scatter');
  return {
    mean: (symbol) =>
      product(
        fraction(fitting(symbol), all),
        fraction(
          rows.reduce((total, each) => total + each.rows * each.weight, 0),
          rowTotal,
        ),
      ),
    none: (symbol) =>
      sum(
        rows.map((each) =>
          fraction(
            BigInt(each.weight) * BigInt(all - fitting(symbol)) ** BigInt(each.rows),
            BigInt(rowTotal) * BigInt(all) ** BigInt(each.rows),
          ),
        ),
      ),
    total: BigInt(rowTotal) * BigInt(all) ** BigInt(most),
    all: () => byScatters(all - scatter, scatter),
    avoiding: (avoided) =>
      byScatters(all - scatter - weightOf('wild') - totalOf(avoided.map(weightOf)), scatter),
  };
}

export function totalOf(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

export function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i += 1) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}
