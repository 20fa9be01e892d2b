import { randomUUID } from 'node:crypto';
import type { CallSpec } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { GuestContext } from './call-context.ts';
import type { Clock } from './clock.ts';
import { type BodySealer, countedInput, type SentBody } from './counted-input.ts';
import { deriveKey } from './derived-key-store.ts';
import { hashOfInput } from './idempotency.ts';
import { need } from './need.ts';

/** How long the same body is the same action. */
export const derivedKeyMs = 60_000;

export interface DerivingServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: BodySealer;
}

/**
 * The key of a client that sends none: the same for the same body of the same call and session within a minute of the
 * first, and another one after that. It is stored, not computed from the clock, so that no two requests that come close
 * together lie in two different minutes.
 */
export async function keyDerivedFor(
  { database, clock, sealer }: DerivingServices,
  call: CallSpec,
  context: GuestContext,
  body: SentBody,
): Promise<string> {
  const { site, session } = context;
  // Two guests who send the same may be two people.
  if (session === undefined) return randomUUID();
  const nowMs = clock();
  const key = await deriveKey(database, {
    siteId: site.id,
    sessionId: session.sessionId,
    digest: hashOfInput({ path: call.path, input: countedInput(sealer, call, context, body) }),
    fresh: randomUUID(),
    at: new Date(nowMs),
    expired: new Date(nowMs - derivedKeyMs),
  });
  return need(key, 'a derived key');
}
