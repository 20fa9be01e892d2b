import { fraction } from '../../fair/fraction.ts';
import type { PublishedReturn } from '../slot-game.ts';

/**
 * The figures that players are shown. They are fixed here so that a change of the rules that moves them fails a
 * test, which derives them again.
 */
export const publishedReturn: PublishedReturn = {
  total: fraction(1_193_523_089n, 1_250_000_000n),
  hits: fraction(170_063n, 337_500n),
  parts: {
    symbols: fraction(340_987n, 500_000n),
    scatter: fraction(53n, 2_500n),
    free: fraction(314_555_589n, 1_250_000_000n),
  },
  chances: { free: fraction(107n, 12_500n) },
  mostHundredths: 439_460,
};
