import { defaultMiniGameRules } from '@hanpan/rules';
import { z } from 'zod';
import { amountField } from './amount-field.ts';

const won = amountField;
const change = z.object({ minAmount: won, maxAmount: won, maxWinAmount: won }).partial();

/** What a site says about betting on the mini games; their prices stand in a list of their own. */
export const minigameSettings = z
  .object({
    isOn: z.boolean().default(true),
    /** Games that are off, by their names on the wire. */
    off: z.array(z.string().max(20)).max(10).default([]),
    /** How long before its draw a round of five minutes closes for bets. */
    closingMs: z.int().min(10_000).max(120_000).default(30_000),
    minAmount: won.prefault(1_000),
    maxAmount: won.prefault(1_000_000),
    maxWinAmount: won.prefault(20_000_000),
    /** What differs by member level. */
    levels: z.record(z.string().regex(/^\d+$/), change).default({}),
    /** The most that the house may lose by one selection of one round. */
    selectionAmount: won.prefault(100_000_000),
    kenoUnderUpTo: z.int().min(253).max(1_308).default(defaultMiniGameRules.kenoUnderUpTo),
    kenoLadderSplit: z.int().min(1).max(69).default(defaultMiniGameRules.kenoLadderSplit),
  })
  .prefault({});
