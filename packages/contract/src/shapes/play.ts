import { z } from 'zod';
import { amount } from '../fields.ts';

/** Sums of play of one family and game type, in minor units. */
export const playSums = {
  family: z.string(),
  gameType: z.string(),
  betCount: z.int(),
  /** Staked · given back of it · paid beyond it · what counts as turnover · won (above zero) or lost. */
  stakeAmount: amount,
  returnedAmount: amount,
  winAmount: amount,
  turnoverAmount: amount,
  resultAmount: amount,
};
