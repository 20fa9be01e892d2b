import type { Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { MemberContext } from '../../kernel/call-context.ts';
import { setUsed } from '../../kernel/confirmation/confirmation-store.ts';
import {
  keepConfirmation,
  openConfirmation,
  tryConfirmation,
} from '../../kernel/confirmation/give-confirmation.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { hashOfInput } from '../../kernel/idempotency.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { bankAccountOf } from '../member/index.ts';
import type { CashServices } from './services.ts';

export const withdrawalPath = '/api/cash/out';

type Key = string | undefined;
type Over = Failure<'L015'> | undefined;

/** A withdrawal as it is now: how much, and of which balance. The account that it is paid on is read beside it. */
export interface Withdrawal {
  readonly amount: Amount;
  readonly cashAmt: Amount;
}

/** Of everything that its member is shown, and of the session; an account number counts by its blind index. */
export async function digestOfWithdrawal(
  { sealer }: Pick<CashServices, 'sealer'>,
  tx: Tx,
  { site, memberId, session }: MemberContext,
  { amount, cashAmt }: Withdrawal,
): Promise<Buffer> {
  const { bankName, accountNumber, accountHolder } = await bankAccountOf(tx, sealer, memberId);
  const account = sealer.blindIndex('account', accountNumber).toString('hex');
  const asked = { site: site.id, member: memberId, session: session.sessionId, path: withdrawalPath };
  return hashOfInput({ ...asked, amount, cashAmt, bankName, account, accountHolder });
}

/** Counts a try of what was shown before its PIN is looked at; after three of them it has to be shown anew. Fails with L015. */
export function tryShown(
  services: Pick<CashServices, 'database' | 'clock'>,
  context: MemberContext,
  confirmationKey: Key,
): Promise<Over> {
  if (confirmationKey === undefined) return Promise.resolve(undefined);
  return inTransaction(services.database, (tx) =>
    tryConfirmation(services, tx, context, { confirmationKey }),
  );
}

/** The PIN for what was shown was right. Fails with L015 where its time was over meanwhile. */
export async function giveShown(
  services: Pick<CashServices, 'database' | 'clock'>,
  context: MemberContext,
  confirmationKey: Key,
): Promise<Over> {
  if (confirmationKey === undefined) return undefined;
  const kept = await inTransaction(services.database, (tx) =>
    keepConfirmation(services, tx, context, confirmationKey),
  );
  return isFailure(kept) ? kept : undefined;
}

/** Uses up what was shown. Fails with L015 where that was not this withdrawal: another sum, balance or account. */
export async function useShown(
  services: Pick<CashServices, 'clock' | 'sealer'>,
  tx: Tx,
  context: MemberContext,
  { confirmationKey, now }: { readonly confirmationKey: Key; readonly now: Withdrawal },
): Promise<Over> {
  if (confirmationKey === undefined) return undefined;
  const given = await openConfirmation(services, tx, context, confirmationKey);
  if (given === undefined || given.givenAt === null || given.path !== withdrawalPath) return fail('L015');
  if (!given.digest.equals(await digestOfWithdrawal(services, tx, context, now))) return fail('L015');
  await setUsed(tx, given.key, services.clock.date());
  return undefined;
}
