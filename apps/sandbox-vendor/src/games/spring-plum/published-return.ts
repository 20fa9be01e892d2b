import { fraction } from '../../fair/fraction.ts';
import type { PublishedReturn } from '../slot-game.ts';

/**
 * The figures that players are shown. They are fixed here so that a change of the rules that moves them fails a
 * test, which derives them again.
 */
export const publishedReturn: PublishedReturn = {
  total: fraction(19_196_563n, 20_000_000n),
  hits: fraction(177n, 625n),
  parts: { book: fraction(19_196_563n, 20_000_000n) },
  chances: { most: fraction(1n, 200_000n) },
  mostHundredths: 70_209,
};
