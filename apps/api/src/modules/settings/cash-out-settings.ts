import { defaultCashOut } from '@hanpan/rules';
import { z } from 'zod';
import { amountField } from './amount-field.ts';

/** Whether members may sell open sports bets, and what the house keeps of their fair value (`CashOutPolicy` of packages/rules). */
export const cashOutSettings = z
  .object({
    isOn: z.boolean().default(defaultCashOut.isOn),
    marginBasisPoints: z.int().min(0).max(10_000).default(defaultCashOut.marginBasisPoints),
    minAmount: amountField.prefault(defaultCashOut.minAmount),
  })
  .prefault({});
