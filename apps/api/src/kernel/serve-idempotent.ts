import type { CallSpec } from '@hanpan/contract';
import type { GuestContext, SelfKeyed, StagedHandler } from './call-context.ts';
import { actorOf, type BodySealer, countedInput, type SentBody } from './counted-input.ts';
import { type DerivingServices, keyDerivedFor } from './derived-key.ts';
import { isFailure } from './failure.ts';
import { hashOfInput, type KeyedRequest, once, storedAnswer } from './idempotency.ts';
import { inTransaction } from './transaction.ts';

export type KeyedBody = SentBody & { readonly idempotencyKey: string };
type Staged = StagedHandler<GuestContext, KeyedBody, Promise<unknown>, never>;
export type IdempotentHandler = Staged['run'] | Staged | SelfKeyed<GuestContext, KeyedBody, Promise<unknown>>;

/** What the same content was stored as under another secret, where it has any: an answer outlives a change of secrets. */
function otherHashes(
  sealer: BodySealer,
  call: CallSpec,
  context: GuestContext,
  body: KeyedBody,
): readonly Buffer[] {
  if (call.secrets === undefined) return [];
  const others = sealer.ring.numbersOf('body').filter((number) => number !== sealer.ring.shared);
  return others.map((number) => hashOfInput(countedInput(sealer, call, context, body, number)));
}

function keyedRequestOf(
  { sealer }: DerivingServices,
  call: CallSpec,
  context: GuestContext,
  body: KeyedBody,
): KeyedRequest {
  return {
    siteId: context.site.id,
    actor: actorOf(context),
    key: body.idempotencyKey,
    path: call.path,
    inputHash: hashOfInput(countedInput(sealer, call, context, body)),
    otherHashes: otherHashes(sealer, call, context, body),
    onStored: context.tellStored,
  };
}

/** The answer that is stored for a body with its key, or C999; undefined where there is none. Nothing is written. */
export async function answerOf(
  services: DerivingServices,
  call: CallSpec,
  context: GuestContext,
  { idempotencyKey, ...sent }: SentBody,
): Promise<unknown> {
  if (idempotencyKey === undefined) return undefined;
  return storedAnswer(
    services.database,
    keyedRequestOf(services, call, context, { ...sent, idempotencyKey }),
  );
}

/**
 * One call, once per key: the key is claimed, the handler runs and its answer is stored in one transaction. A refusal
 * leaves nothing behind, the claim included. A body without a key gets a derived one, which holds for a minute.
 */
export async function serveIdempotent(
  services: DerivingServices,
  call: CallSpec,
  handler: IdempotentHandler,
  context: GuestContext,
  sent: SentBody,
): Promise<unknown> {
  const { database } = services;
  const idempotencyKey = sent.idempotencyKey ?? (await keyDerivedFor(services, call, context, sent));
  const body = { ...sent, idempotencyKey };
  const request = keyedRequestOf(services, call, context, body);
  if ('serve' in handler) return handler.serve(context, body, request);
  const { before, run, refused, ended }: Staged = typeof handler === 'function' ? { run: handler } : handler;
  if (before !== undefined) {
    // An accepted call is not judged again, whatever the clock or the site says by now.
    const known = await storedAnswer<unknown>(database, request);
    if (known !== undefined) return known;
    const refusal = await before(context, body);
    // The first request may have been committed since, and have made true what this one is refused for.
    if (refusal !== undefined) return (await storedAnswer<unknown>(database, request)) ?? refusal;
  }
  const result = await inTransaction(database, (tx) =>
    once(tx, request, () => run(context, body, tx)),
  ).finally(() => ended?.(context));
  if (isFailure(result)) await refused?.(context, body, result);
  return result;
}
