import type { CallSpec } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../call-context.ts';
import type { SentBody } from '../counted-input.ts';
import { type Failure, fail, isFailure } from '../failure.ts';
import { need } from '../need.ts';
import { setUsed } from './confirmation-store.ts';
import { openConfirmation } from './give-confirmation.ts';
import type { Describe } from './operation.ts';
import { type ConfirmationServices, digestOf } from './show-operation.ts';

type Run<Body> = (context: OperatorContext, body: Body, tx: Tx) => Promise<unknown>;
export type ConfirmedBody = SentBody;

/** Uses a confirmation up where it is one of this very operation as it is now. */
async function useConfirmation(
  services: ConfirmationServices,
  tx: Tx,
  call: CallSpec,
  describe: Describe<OperatorContext, SentBody>,
  context: OperatorContext,
  body: ConfirmedBody,
): Promise<Failure<'L015'> | undefined> {
  const key = need(body.confirmationKey, 'the key of a confirmation');
  const row = await openConfirmation(services, tx, context, key);
  if (row === undefined || row.givenAt === null || row.path !== call.path) return fail('L015');
  const operation = await describe(tx, context, body);
  if (operation === undefined || !digestOf(services, call, context, body, operation).equals(row.digest))
    return fail('L015');
  await setUsed(tx, row.key, services.clock.date());
  return undefined;
}

/** What the table of handlers has for a call that is confirmed; here, where all paths are one, without its types. */
export interface ConfirmedEntry {
  readonly describe: Describe<OperatorContext, SentBody>;
  readonly handler: Run<ConfirmedBody>;
}

/**
 * The handler of a call whose operation was confirmed. What it was put together from is read before it does anything, in its
 * transaction; what the call itself refuses is said first, because it says more, and is rolled back either way.
 */
export function confirmed(
  services: ConfirmationServices,
  call: CallSpec,
  entry: unknown,
): Run<ConfirmedBody> {
  const { describe, handler } = entry as ConfirmedEntry;
  return async (context, body, tx) => {
    const refused = await useConfirmation(services, tx, call, describe, context, body);
    const result = await handler(context, body, tx);
    return isFailure(result) ? result : (refused ?? result);
  };
}
