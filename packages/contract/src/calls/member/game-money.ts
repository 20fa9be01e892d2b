import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, positiveAmount, yesNo } from '../../fields.ts';

/** What a conversion of game money to cash did; `version` is the balance's, as in every answer with a balance. */
const converted = z.object({ movedAmt: amount, cashAmt: amount, version: z.int() });

/** The merge calls say their outcome once more inside the data, as the specification writes it: see `saysOutcomeInData`. */
const merged = converted.extend({ resultCode: z.literal('0'), resultMessage: z.string() });

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

export const partnerMerge = defineCall({
  path: '/api/partner/merge',
  summary: "Bring a member's game money back as their cash; for partners, within their own tree",
  audience: 'member',
  limit: 'money',
  idempotent: true,
  saysOutcomeInData: true,
  body: z.object({ memId: z.string().min(1).max(40) }),
  data: merged,
  failures: ['C999', 'E403', 'E404', 'C009', 'B0091', '9999', 'TE99', 'NT99'],
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
