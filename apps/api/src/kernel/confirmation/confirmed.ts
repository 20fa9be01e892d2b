import type { CallSpec } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../call-context.ts';
import type { SentBody } from '../counted-input.ts';
import { type Failure, fail, isFailure } from '../failure.ts';
import { need } from '../need.ts';
import { inTransaction } from '../transaction.ts';
import { type ConfirmationRow, setUsed } from './confirmation-store.ts';
import { openConfirmation } from './give-confirmation.ts';
import type { Describe, ShownRefusal } from './operation.ts';
import { type ConfirmationServices, digestOf } from './show-operation.ts';

type Run<Body> = (context: OperatorContext, body: Body, tx: Tx) => Promise<unknown>;
export type ConfirmedBody = SentBody;

/** A confirmation that was given by this session for this call, is not over and was not used; undefined where there is none. */
async function givenConfirmation(
  services: ConfirmationServices,
  tx: Tx,
  call: CallSpec,
  context: OperatorContext,
  body: ConfirmedBody,
): Promise<ConfirmationRow | undefined> {
  const key = need(body.confirmationKey, 'the key of a confirmation');
  const row = await openConfirmation(services, tx, context, key);
  return row === undefined || row.givenAt === null || row.path !== call.path ? undefined : row;
}

/** What the table of handlers has for a call that is confirmed; here, where all paths are one, without its types. */
export interface ConfirmedEntry {
  readonly describe: Describe<OperatorContext, SentBody>;
  readonly handler: Run<ConfirmedBody> | { readonly run: Run<ConfirmedBody> };
}

/**
 * Why a call whose operation was not confirmed is refused: E404 where there is nothing that it could be about, or what it would be refused
 * with in any case, so that nobody is asked to confirm what cannot be; else L008.
 */
export async function refuseUnconfirmed(
  { database }: Pick<ConfirmationServices, 'database'>,
  call: CallSpec,
  entry: unknown,
  context: unknown,
  body: unknown,
): Promise<ShownRefusal | Failure<'L008'>> {
  const { describe } = entry as ConfirmedEntry;
  const operation = await inTransaction(database, (tx) =>
    describe(tx, context as OperatorContext, body as ConfirmedBody),
  );
  const refusal = operation ?? fail('E404');
  return isFailure(refusal) && call.failures.includes(refusal.code) ? refusal : fail('L008');
}

function stagedOf(handler: ConfirmedEntry['handler']) {
  return typeof handler === 'function' ? { run: handler } : handler;
}

/** A call that confirms its operation and is not idempotent, in one transaction; a refusal leaves nothing behind. */
export function serveOnce(
  { database }: Pick<ConfirmationServices, 'database'>,
  handler: unknown,
  context: unknown,
  body: unknown,
): Promise<unknown> {
  const { run } = stagedOf(handler as ConfirmedEntry['handler']);
  return inTransaction(database, (tx) => run(context as OperatorContext, body as ConfirmedBody, tx));
}

/**
 * The handler of a call whose operation was confirmed. A key that confirms nothing is refused before anything is done. What the
 * operation was put together from is read and locked before the call does anything, in its transaction; what the call itself refuses
 * is said first, because it says more than that something has changed, and is rolled back either way.
 */
export function confirmed(services: ConfirmationServices, call: CallSpec, entry: unknown) {
  const { describe, handler } = entry as ConfirmedEntry;
  const inner = stagedOf(handler);
  const run: Run<ConfirmedBody> = async (context, body, tx) => {
    const given = await givenConfirmation(services, tx, call, context, body);
    if (given === undefined) return fail('L015');
    const operation = await describe(tx, context, body);
    const isSame =
      operation !== undefined &&
      !isFailure(operation) &&
      digestOf(services, call, context, body, operation).equals(given.digest);
    const result = await inner.run(context, body, tx);
    if (isFailure(result)) return result;
    if (!isSame) return fail('L015');
    await setUsed(tx, given.key, services.clock.date());
    return result;
  };
  return { ...inner, run };
}
