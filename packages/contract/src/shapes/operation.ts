import { z } from 'zod';
import { amount } from '../fields.ts';

/** What an operation is about, in the order in which it is shown. */
export const operationLine = z.enum([
  'member',
  'members',
  'partners',
  'days',
  'deposit',
  'withdrawal',
  'bonus',
  'credit',
  'debit',
  'points',
  'coupons',
  'account',
  'payer',
  'reference',
  /** The member has excluded itself until then: its deposit brings no bonus and no points. */
  'excludedUntil',
  'askedBy',
  'provider',
  'transaction',
  'win',
  /** Of a movement of game money: how much moved, and what the vendor holds after it. */
  'moved',
  'left',
  'bet',
  'stake',
  'accepted',
  'payout',
  'depositAccount',
  'levels',
  'operator',
  'name',
  /** Names of roles with commas between; `rolesBefore` those that are taken by it. */
  'rolesBefore',
  'roles',
  'setting',
  /** One of `operationOutcomes`. */
  'outcome',
  'reason',
]);
export type OperationLine = z.output<typeof operationLine>;

/** What happens by it. `now`: money moves at once; `waits`: it waits for a second operator. */
export const operationOutcomes = [
  'now',
  'waits',
  'paidWhenAsked',
  'betAccepted',
  'lessOffered',
  'betRefused',
  'accountOpens',
  'accountCloses',
  'accountAssigned',
  'accountByLevel',
  'operatorMade',
  'operatorChanged',
  'operatorLetIn',
  'passwordGiven',
  'factorDropped',
] as const;
export type OperationOutcome = (typeof operationOutcomes)[number];

/** What an operator confirms: put together by the server from what it would do now. */
export const operation = z.object({
  lines: z.array(
    z.object({
      name: operationLine,
      text: z.string().nullable(),
      amount: amount.nullable(),
      /** Of a line `setting`: which one, and its values as they are kept, each as JSON. */
      setting: z.object({ key: z.string(), before: z.string(), after: z.string() }).optional(),
    }),
  ),
  /** Whose data it shows. */
  memIds: z.array(z.string()),
});
