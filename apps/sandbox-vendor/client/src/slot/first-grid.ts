import type { ReelInfo } from '../../../src/games/slot-api.ts';

/** What a game without strips shows before the first round: its symbols in turn, so that nothing looks like a win. */
export function firstGrid({ size, pays }: Pick<ReelInfo, 'size' | 'pays'>): string[][] {
  const symbols = pays.map(({ symbol }) => symbol);
  return Array.from({ length: size.reels }, (_, reel) =>
    Array.from({ length: size.rows }, (_row, row) => symbols[(reel * 3 + row) % symbols.length] ?? ''),
  );
}
