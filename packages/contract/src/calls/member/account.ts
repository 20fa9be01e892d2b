import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { factorCode, id, instant, yesNo } from '../../fields.ts';

const secret = z.string().max(200).default('');

export const accountChange = z.enum(['password', 'pin', 'phone']);
export type AccountChange = z.output<typeof accountChange>;

/**
 * One change at a time. `password` and `phone` need the current password, and so does the first withdrawal password;
 * another one needs the current withdrawal password, of which five wrong ones in a row lock withdrawals. A member that has a
 * second factor tells a code of it as well. A dormant account changes its password alone (L013).
 */
export const update = defineCall({
  path: '/api/member/update',
  summary: "Change one's own password (other sessions end), withdrawal password or phone number",
  audience: 'member',
  limit: 'credential',
  idempotent: true,
  body: z.object({
    change: accountChange,
    /** The current password. */
    memPass: secret,
    newMemPass: secret,
    newMemPassCheck: secret,
    /** The current withdrawal password, where there is one. */
    cashOutPass: secret,
    newCashOutPass: secret,
    newCashOutPassCheck: secret,
    memPhone: secret,
    code: factorCode,
  }),
  data: z.object({ change: accountChange, changedAt: instant }),
  failures: [
    'C999',
    'L013',
    'U102',
    'U126',
    'U122',
    'U121',
    'U103',
    'U104',
    'L010',
    'L005',
    'U120',
    'C218',
    'C205',
    'C008',
    'U123',
    'L006',
    'L007',
    'U118',
  ],
  invalid: {
    memPass: 'U120',
    newMemPass: 'U102',
    newMemPassCheck: 'U121',
    cashOutPass: 'C205',
    newCashOutPass: 'U103',
    newCashOutPassCheck: 'U121',
    memPhone: 'U104',
    code: 'L007',
  },
  secrets: [
    'memPass',
    'newMemPass',
    'newMemPassCheck',
    'cashOutPass',
    'newCashOutPass',
    'newCashOutPassCheck',
    'memPhone',
    'code',
  ],
  proofs: ['memPass', 'cashOutPass', 'code'],
});

export const forgetDevice = defineCall({
  path: '/api/member/forgetDevice',
  summary: 'Forget a device, or with null every one but this: its next log-in counts as from an unknown one',
  audience: 'member',
  limit: 'write',
  idempotent: true,
  body: z.object({ deviceIdx: id.nullable() }),
  data: z.object({ forgotten: z.int() }),
  failures: ['C999', 'E404'],
});

/** What may be looked up before a sign-up. Phone and account numbers may not: whoever has one is nobody's business. */
export const checkName = defineCall({
  path: '/api/member/checkName',
  summary: 'Whether an id or a nickname is free for a sign-up; ten a minute from one network',
  audience: 'guest',
  limit: 'heavy',
  body: z.object({ field: z.enum(['memId', 'memNick']), value: z.string().max(200) }),
  data: z.object({ isFree: yesNo }),
  failures: ['U115', 'U101', 'U105'],
});
