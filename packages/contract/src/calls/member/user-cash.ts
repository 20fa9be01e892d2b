import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, localText, noBody, yesNo } from '../../fields.ts';

export const getUserCash = defineCall({
  path: '/api/cash/getUserCash',
  summary: 'Every kind of money apart, each an account of the ledger; game money also by vendor',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({
    cashAmt: amount,
    gameAmt: amount,
    games: z.array(z.object({ vendorKey: z.string(), vendorName: localText, amount })),
    pointAmt: amount,
    compAmt: amount,
    holdAmt: amount,
    bonusAmt: amount,
    /** Y: game money is converted by itself at launch and at game close. */
    memCashFlag: yesNo,
    version: z.int(),
  }),
  failures: [],
});
