import { reds } from './wheel.ts';

export type RouletteKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'line'
  | 'dozen'
  | 'column'
  | 'even-money';

export interface RouletteBet {
  id: string;
  kind: RouletteKind;
  numbers: readonly number[];
}

const span = (from: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => from + index * step);
const all = span(1, 36);

/** The layout has twelve rows of three: 1 2 3, 4 5 6 … 34 35 36. */
function list(): RouletteBet[] {
  const bets: RouletteBet[] = [];
  const add = (id: string, kind: RouletteKind, numbers: readonly number[]) =>
    bets.push({ id, kind, numbers });
  for (const number of span(0, 37)) add(`straight-${number}`, 'straight', [number]);
  for (const number of all) {
    if (number % 3 !== 0) add(`split-${number}-${number + 1}`, 'split', [number, number + 1]);
    if (number <= 33) add(`split-${number}-${number + 3}`, 'split', [number, number + 3]);
    if (number % 3 !== 0 && number <= 33)
      add(`corner-${number}`, 'corner', [number, number + 1, number + 3, number + 4]);
  }
  for (const number of [1, 2, 3]) add(`split-0-${number}`, 'split', [0, number]);
  for (const first of span(1, 12, 3)) {
    add(`street-${first}`, 'street', span(first, 3));
    if (first <= 31) add(`line-${first}`, 'line', span(first, 6));
  }
  add('trio-1', 'trio', [0, 1, 2]);
  add('trio-2', 'trio', [0, 2, 3]);
  add('first-four', 'first-four', [0, 1, 2, 3]);
  for (const index of [1, 2, 3]) {
    add(`dozen-${index}`, 'dozen', span(index * 12 - 11, 12));
    add(`column-${index}`, 'column', span(index, 12, 3));
  }
  const even = (id: string, holds: (number: number) => boolean) => add(id, 'even-money', all.filter(holds));
  even('red', (number) => reds.has(number));
  even('black', (number) => !reds.has(number));
  even('odd', (number) => number % 2 === 1);
  even('even', (number) => number % 2 === 0);
  even('low', (number) => number <= 18);
  even('high', (number) => number > 18);
  return bets;
}

export const rouletteBets: ReadonlyMap<string, RouletteBet> = new Map(list().map((bet) => [bet.id, bet]));

/** In percent of the stake: n numbers return 36/n stakes; half of an even-money stake comes back on zero (la partage). */
export function returnPercent(bet: RouletteBet, number: number): number {
  if (bet.numbers.includes(number)) return 3600 / bet.numbers.length;
  return bet.kind === 'even-money' && number === 0 ? 50 : 0;
}
