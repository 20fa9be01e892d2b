import { fraction } from '../../fair/fraction.ts';
import type { PublishedReturn } from '../slot-game.ts';

/**
 * The figures that players are shown. They are fixed here so that a change of the rules that moves them fails a
 * test, which derives them again.
 */
export const publishedReturn: PublishedReturn = {
  total: fraction(3_803_853n, 4_000_000n),
  hits: fraction(54_027n, 100_000n),
  parts: { book: fraction(3_803_853n, 4_000_000n) },
  chances: { most: fraction(1n, 200_000n) },
  mostHundredths: 6_208,
};
