import { z } from 'zod';
import { amount, localText } from '../fields.ts';
import { cashKind } from './cash-request.ts';

/** Where the last withdrawal goes: masked, as everywhere. */
export const payout = {
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: z.string(),
};

/** What ends before an account is closed. */
export const unfinished = {
  /** Bets and rounds that are not decided, by family; families without any are left out. */
  bets: z.array(z.object({ family: z.string(), count: z.int(), amount })),
  /** Money that stands with vendors, or is on its way there or back. */
  games: z.array(z.object({ vendorKey: z.string(), vendorName: localText, amount })),
  /** Deposits and withdrawals that the desk has not decided. */
  requests: z.array(z.object({ kind: cashKind, receiptId: z.string(), amount })),
};
