import { fraction } from '../../fair/fraction.ts';
import type { PublishedReturn } from '../slot-game.ts';

/**
 * The figures that players are shown. They are fixed here so that a change of the rules that moves them fails a
 * test, which derives them again.
 */
export const publishedReturn: PublishedReturn = {
  total: fraction(3_717_883n, 3_875_000n),
  hits: fraction(518_117n, 1_046_250n),
  parts: {
    symbols: fraction(3_502_533n, 3_875_000n),
    scatter: fraction(5_359n, 155_000n),
    pots: fraction(21n, 1_000n),
  },
  chances: { grand: fraction(1n, 2_000_000n), minor: fraction(1n, 20_000n) },
  mostHundredths: 20_190,
};
