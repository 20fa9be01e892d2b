import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { positiveAmount, yesNo } from '../../fields.ts';
import { converted, merged } from '../../shapes/game-money.ts';

export const outGameMoney = defineCall({
  path: '/api/cash/outGameMoney',
  summary: 'Convert an amount of game money to cash; without a vendor, from where most of it stands',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({
    amount: positiveAmount,
    vendorKey: z.string().min(1).max(40).optional(),
  }),
  data: converted,
  failures: ['C999', 'C601', 'B6000', 'C009', 'B0091', '9999', 'TE99', 'NT99'],
  invalid: { amount: 'C601' },
});

export const merge = defineCall({
  path: '/api/cash/merge',
  summary: 'Bring all game money back as cash',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  saysOutcomeInData: true,
  body: z.object({}),
  data: merged,
  failures: ['C999', 'C009', 'B0091', '9999', 'TE99', 'NT99'],
});

export const changeMemCashFlag = defineCall({
  path: '/api/member/changeMemCashFlag',
  summary: 'Whether game money is converted by itself at launch and at game close',
  audience: 'member',
  limit: 'write',
  body: z.object({ flag: yesNo }),
  data: z.object({ flag: yesNo }),
  failures: [],
});
