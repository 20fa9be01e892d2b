import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares secrets in a time that tells nothing about them, however long they are. */
export function isSameSecret(given: string | undefined, secret: string): boolean {
  if (given === undefined || secret === '') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** `a b`, as PHP's http_build_query writes it in a form: letters, digits, `-_.` stay, a space is a plus. */
function formText(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * The signature of Slotegrator: HMAC-SHA1 in hex over all parameters and the three headers, sorted by name. Parameters of a
 * list (`rollback_transactions[0][action]`) keep the order in which they came, at the place of the list's own name.
 */
export function signForm(
  parameters: readonly (readonly [string, string])[],
  headers: Readonly<Record<'X-Merchant-Id' | 'X-Timestamp' | 'X-Nonce', string>>,
  key: string,
): string {
  const rootOf = (name: string) => name.split('[')[0] ?? name;
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const text = [...parameters, ...Object.entries(headers)]
    .toSorted(([a], [b]) => compare(rootOf(a), rootOf(b)))
    .map(([name, value]) => `${formText(name)}=${formText(value)}`)
    .join('&');
  return createHmac('sha1', key).update(text).digest('hex');
}
