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

/**
 * Of how much is paid to which account of whom, and of the session; an account number counts by its blind index. The balance is shown and
 * not part of it: of a member with a game open it is another one every second, and whether it suffices the ledger decides.
 */
export async function digestOfWithdrawal(
  { sealer }: Pick<CashServices, 'sealer'>,
  tx: Tx,
  { site, memberId, session }: MemberContext,
  amount: Amount,
): Promise<Buffer> {
  const { bankName, accountNumber, accountHolder } = await bankAccountOf(tx, sealer, memberId);
  const account = sealer.blindIndex('account', accountNumber).toString('hex');
  const asked = { site: site.id, member: memberId, session: session.sessionId, path: withdrawalPath };
  return hashOfInput({ ...asked, amount, bankName, account, accountHolder });
}

/**
 * Whether the PIN was right for it before and nothing has become of it so far. Who sends the same once more, because its answer is under way or
 * lost, is not refused for that: its key waits for the first one, and what is under no key finds the confirmation used.
 */
async function isGiven(
  services: Pick<CashServices, 'clock'>,
  tx: Tx,
  context: MemberContext,
  confirmationKey: string,
): Promise<boolean> {
  const row = await openConfirmation(services, tx, context, confirmationKey);
  return row !== undefined && row.givenAt !== null;
}

/**
 * Counts a try of what was shown before its PIN is looked at; after three of them it has to be shown anew. Once the PIN was right its own
 * lock alone counts. Fails with L015.
 */
export function tryShown(
  services: Pick<CashServices, 'database' | 'clock'>,
  context: MemberContext,
  confirmationKey: Key,
): Promise<Over> {
  if (confirmationKey === undefined) return Promise.resolve(undefined);
  return inTransaction(services.database, async (tx) => {
    if (await isGiven(services, tx, context, confirmationKey)) return undefined;
    return tryConfirmation(services, tx, context, { confirmationKey });
  });
}

/** The PIN for what was shown was right. Fails with L015 where its time was over meanwhile. */
export async function giveShown(
  services: Pick<CashServices, 'database' | 'clock'>,
  context: MemberContext,
  confirmationKey: Key,
): Promise<Over> {
  if (confirmationKey === undefined) return undefined;
  return inTransaction(services.database, async (tx) => {
    if (await isGiven(services, tx, context, confirmationKey)) return undefined;
    const kept = await keepConfirmation(services, tx, context, confirmationKey);
    return isFailure(kept) ? kept : undefined;
  });
}

/** Uses up what was shown. Fails with L015 where that was not this withdrawal: another sum, account or holder. */
export async function useShown(
  services: Pick<CashServices, 'clock' | 'sealer'>,
  tx: Tx,
  context: MemberContext,
  { confirmationKey, amount }: { readonly confirmationKey: Key; readonly amount: Amount },
): Promise<Over> {
  if (confirmationKey === undefined) return undefined;
  const given = await openConfirmation(services, tx, context, confirmationKey);
  if (given === undefined || given.givenAt === null || given.path !== withdrawalPath) return fail('L015');
  if (!given.digest.equals(await digestOfWithdrawal(services, tx, context, amount))) return fail('L015');
  await setUsed(tx, given.key, services.clock.date());
  return undefined;
}
