import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { yesNo } from '../../fields.ts';

/** What a member shows beside its secrets: the day of its birth, or the end of the account that it is paid at. */
export const activationProof = z.enum(['birthDate', 'account']);
export type ActivationProof = z.output<typeof activationProof>;

/** Without a key: an account that is active cannot be activated once more. */
export const activate = defineCall({
  path: '/api/member/activate',
  summary:
    "Activate one's own dormant account again, with the password, the withdrawal password and one more thing that only its member knows",
  audience: 'member',
  limit: 'credential',
  body: z.object({
    /** The current password. */
    memPass: z.string().max(200),
    cashOutPass: z.string().max(200).default(''),
    proof: activationProof,
    /** "YYYY-MM-DD", or the last four digits of the account number. */
    answer: z.string().trim().max(20),
  }),
  data: z.object({ activated: yesNo }),
  /** T999: the account is not dormant. L014: the third thing is another one. */
  failures: ['T999', 'L010', 'L005', 'U120', 'C218', 'C204', 'C205', 'C010', 'C008', 'L014'],
  invalid: { memPass: 'U120', cashOutPass: 'C205', answer: 'L014' },
});
