import { z } from 'zod';

/** A bank account: one that members pay their deposits into, or that of a member, masked. */
export const depositAccount = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: z.string(),
});
