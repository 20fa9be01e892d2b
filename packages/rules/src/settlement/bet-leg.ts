import type { OddsMilli } from '@hanpan/money';
import type { LegResult } from './leg-result.ts';

/** One selection of a placed bet at the odds it was taken at. */
export type BetLeg = {
  readonly oddsMilli: OddsMilli;
  /** Null while the leg is undecided. */
  readonly result: LegResult | null;
};
