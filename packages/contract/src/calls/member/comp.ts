import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, positiveAmount } from '../../fields.ts';

export const convertComp = defineCall({
  path: '/api/wallet/convertComp',
  summary: 'Convert comp to cash, one for one and at once',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ amount: positiveAmount }),
  data: z.object({ amount, compAmt: amount, cashAmt: amount, version: z.int() }),
  failures: ['C999', 'U0011', 'C701', 'C702'],
  invalid: { amount: 'C701' },
});
