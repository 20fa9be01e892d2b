import type { MiniGame } from '@hanpan/contract';
import type { MiniResult } from './model.ts';
import { type Bar, type BarGroup, frequencyBars } from './roads.ts';

export interface Frequency {
  readonly what: 'powerball' | 'ladder' | 'keno';
  readonly bars: readonly Bar[];
}

/** An odd number of rungs ends on the other side. */
const ladderCodes = ['LEFT3EVEN', 'LEFT4ODD', 'RIGHT3ODD', 'RIGHT4EVEN'] as const;

/** How many of the equally likely first numbers give each ladder, up to `split` with three rungs. */
function ladderWays(last: number, split: number): readonly number[] {
  const low = [Math.ceil(split / 2), Math.floor(split / 2)];
  const all = [Math.ceil(last / 2), Math.floor(last / 2)];
  const [lowOdd = 0, lowEven = 0] = low;
  const [odd = 0, even = 0] = all;
  return [lowOdd, odd - lowOdd, lowEven, even - lowEven];
}

/** How often what came, with what chance alone would give. */
export function frequencyOf(
  game: MiniGame,
  drawn: readonly MiniResult[],
  nameOf: (code: string) => string,
  kenoLadderSplit: number,
): Frequency {
  switch (game) {
    case 'powerball': {
      const groups: BarGroup[] = Array.from({ length: 10 }, (_, number) => ({
        label: String(number),
        ways: 1,
        holds: (value) => value === String(number),
      }));
      const values = drawn.flatMap(({ powerball }) => (powerball === null ? [] : [String(powerball)]));
      return { what: 'powerball', bars: frequencyBars(values, groups) };
    }
    case 'speedkino': {
      const groups: BarGroup[] = Array.from({ length: 7 }, (_, ten) => ({
        label: `${ten * 10 + 1}–${ten * 10 + 10}`,
        ways: 1,
        holds: (value) => Math.ceil(Number(value) / 10) === ten + 1,
      }));
      return {
        what: 'keno',
        bars: frequencyBars(
          drawn.flatMap(({ numbers }) => numbers.map(String)),
          groups,
        ),
      };
    }
    case 'powerladder':
    case 'kinoladder': {
      const ways = game === 'powerladder' ? ladderWays(28, 14) : ladderWays(70, kenoLadderSplit);
      const groups: BarGroup[] = ladderCodes.map((code, at) => ({
        label: nameOf(code),
        ways: ways[at] ?? 0,
        holds: (value) => value === code,
      }));
      const values = drawn.flatMap(({ results }) => results.ladder_result ?? []);
      return { what: 'ladder', bars: frequencyBars(values, groups) };
    }
  }
}

/** The five numbers that came most and least; of the games that draw several. */
export function hotAndCold(
  game: MiniGame,
  drawn: readonly MiniResult[],
): { readonly hot: readonly number[]; readonly cold: readonly number[] } | undefined {
  if ((game !== 'powerball' && game !== 'speedkino') || drawn.length === 0) return undefined;
  const counts = new Map<number, number>(
    Array.from({ length: game === 'powerball' ? 28 : 70 }, (_, at) => [at + 1, 0]),
  );
  for (const number of drawn.flatMap(({ numbers }) => numbers))
    counts.set(number, (counts.get(number) ?? 0) + 1);
  const order = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([number]) => number);
  return { hot: order.slice(0, 5), cold: order.slice(-5).toReversed() };
}
