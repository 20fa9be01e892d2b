import { z } from 'zod';
import { amount } from '../fields.ts';

/** What a conversion of game money to cash did; `version` is the balance's, as in every answer with a balance. */
export const converted = z.object({ movedAmt: amount, cashAmt: amount, version: z.int() });

/** The merge calls say their outcome once more inside the data, as the specification writes it: see `saysOutcomeInData`. */
export const merged = converted.extend({ resultCode: z.literal('0'), resultMessage: z.string() });
