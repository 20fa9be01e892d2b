import type { CallSpec } from '@hanpan/contract';
import type { GuestContext } from './call-context.ts';
import type { Sealer } from './sealed.ts';

export type SentBody = Readonly<Record<string, unknown>> & {
  readonly idempotencyKey?: string | undefined;
  readonly confirmationKey?: string | undefined;
};

/** Whose keys they are: a key is unique only per caller. Guests are one: a key is random, and nobody guesses another's. */
export function actorOf({ session }: Pick<GuestContext, 'session'>): string {
  if (session?.memberId != null) return `member:${session.memberId}`;
  if (session?.operatorId != null) return `operator:${session.operatorId}`;
  return 'guest';
}

export type BodySealer = Pick<Sealer, 'ring' | 'indexUnder'>;

/**
 * What counts as the content of a body: everything but its keys and the proofs of who asks. A secret that is content, such
 * as a new password, counts by its blind index, because a plain hash over a PIN of four digits would give it away; the
 * actor is part of that, so that nobody sees that two people chose the same one. It is taken under the secret that every process
 * has, so that two of them agree while secrets are changed.
 */
export function countedInput(
  sealer: BodySealer,
  { secrets = [], proofs = [] }: CallSpec,
  context: Pick<GuestContext, 'session'>,
  { idempotencyKey: _, confirmationKey: __, ...input }: SentBody,
  number = sealer.ring.shared,
): Readonly<Record<string, unknown>> {
  const counted = Object.entries(input).flatMap(([field, value]): [string, unknown][] => {
    if (proofs.includes(field)) return [];
    if (!secrets.includes(field)) return [[field, value]];
    const index = sealer.indexUnder(number, 'body', String(value), `${actorOf(context)} ${field}`);
    return [[field, index.toString('base64')]];
  });
  return Object.fromEntries(counted);
}
