import type { CallSpec } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { GuestContext, SelfKeyed, StagedHandler } from './call-context.ts';
import { isFailure } from './failure.ts';
import { hashOfInput, type KeyedRequest, once, storedAnswer } from './idempotency.ts';
import { inTransaction } from './transaction.ts';

export type KeyedBody = Readonly<Record<string, unknown>> & { readonly idempotencyKey: string };
type Staged = StagedHandler<GuestContext, KeyedBody, Promise<unknown>, never>;
export type IdempotentHandler = Staged['run'] | Staged | SelfKeyed<GuestContext, KeyedBody, Promise<unknown>>;

function actorOf({ session }: GuestContext): string {
  if (session?.memberId != null) return `member:${session.memberId}`;
  if (session?.operatorId != null) return `operator:${session.operatorId}`;
  throw new Error('an idempotent call has nobody who makes it');
}

/** What counts as the same input: the body without its key and without secrets that a stored hash could give away. */
function keyedRequestOf(call: CallSpec, context: GuestContext, body: KeyedBody): KeyedRequest {
  const { idempotencyKey: key, ...input } = body;
  const counted = Object.entries(input).filter(([field]) => call.secrets?.includes(field) !== true);
  return {
    siteId: context.site.id,
    actor: actorOf(context),
    key,
    path: call.path,
    inputHash: hashOfInput(Object.fromEntries(counted)),
  };
}

/**
 * One call, once per key: the key is claimed, the handler runs and its answer is stored in one transaction. A refusal
 * leaves nothing behind, the claim included.
 */
export async function serveIdempotent(
  database: Database,
  call: CallSpec,
  handler: IdempotentHandler,
  context: GuestContext,
  body: KeyedBody,
): Promise<unknown> {
  const request = keyedRequestOf(call, context, body);
  if ('serve' in handler) return handler.serve(context, body, request);
  const { before, run, refused }: Staged = typeof handler === 'function' ? { run: handler } : handler;
  if (before !== undefined) {
    // An accepted call is not judged again, whatever the clock or the site says by now.
    const known = await storedAnswer<unknown>(database, request);
    if (known !== undefined) return known;
    const refusal = await before(context, body);
    if (refusal !== undefined) return refusal;
  }
  const result = await inTransaction(database, (tx) => once(tx, request, () => run(context, body, tx)));
  if (isFailure(result)) await refused?.(context, body, result);
  return result;
}
