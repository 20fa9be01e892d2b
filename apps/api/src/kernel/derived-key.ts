import { randomUUID } from 'node:crypto';
import type { CallSpec } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { GuestContext } from './call-context.ts';
import type { Clock } from './clock.ts';
import { deriveKey } from './derived-key-store.ts';
import { hashOfInput } from './idempotency.ts';
import { need } from './need.ts';

/** How long the same body is the same action. */
export const derivedKeyMs = 60_000;

type Body = Readonly<Record<string, unknown>>;

/** The body without its key and without secrets that a stored hash could give away. */
export function countedInput(call: CallSpec, { idempotencyKey: _, ...input }: Body): Body {
  return Object.fromEntries(
    Object.entries(input).filter(([field]) => call.secrets?.includes(field) !== true),
  );
}

/**
 * The key of a client that sends none: the same for the same body of the same call and session within a minute of the
 * first, and another one after that. It is stored, not computed from the clock, so that no two requests that come close
 * together lie in two different minutes.
 */
export async function keyDerivedFor(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  call: CallSpec,
  { site, session }: GuestContext,
  body: Body,
): Promise<string> {
  const nowMs = clock();
  const key = await deriveKey(database, {
    siteId: site.id,
    sessionId: need(session, 'the session of an idempotent call').sessionId,
    digest: hashOfInput({ path: call.path, input: countedInput(call, body) }),
    fresh: randomUUID(),
    at: new Date(nowMs),
    expired: new Date(nowMs - derivedKeyMs),
  });
  return need(key, 'a derived key');
}
