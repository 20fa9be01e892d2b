import { z } from 'zod';

/** An account that members pay their deposits into. */
export const depositAccount = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: z.string(),
});
