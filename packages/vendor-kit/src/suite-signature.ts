import { generateKeyPair } from './signature.ts';
import type { Credentials, Speaker, SpokenBalance, SpokenCall, WireRequest } from './speak/speaker.ts';

/**
 * How a call is not signed by its vendor: with another key, with none, or with one byte changed afterwards; `respaced` is a
 * byte that changes no meaning, which only a signature over the bytes themselves finds out.
 */
export type BadSignature = 'wrong' | 'missing' | 'changed' | 'respaced';

let strangerKey: string | undefined;

/** A key of the same kind that is not the vendor's. */
function otherKey({ key }: Credentials): string {
  if (!key.includes('PRIVATE KEY')) return 'somebody-else';
  strangerKey ??= generateKeyPair().privateKeyPem;
  return strangerKey;
}

/** Another first digit, so that the amount still is one. */
function withOtherAmount(body: string): string {
  const changed = body.replace(
    /(amount\W+)(\d)/,
    (_, name: string, digit: string) => `${name}${(Number(digit) % 9) + 1}`,
  );
  if (changed === body) throw new Error('there is no amount to change');
  return changed;
}

export function badlySigned(
  speaker: Speaker,
  call: SpokenCall | SpokenBalance,
  credentials: Credentials,
  how: BadSignature,
): WireRequest {
  if (how === 'wrong') return speaker.write(call, { ...credentials, key: otherKey(credentials) });
  const request = speaker.write(call, credentials);
  if (how === 'missing') return speaker.unsigned(request);
  const body = how === 'changed' ? withOtherAmount(request.body) : request.body.replace(':', ': ');
  return { ...request, body };
}
