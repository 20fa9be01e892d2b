import { timingSafeEqual } from 'node:crypto';
import type { OddsMilli } from '@hanpan/money';
import type { Sealer } from '../../../kernel/sealed.ts';

/** Signs with a key that only servers of this installation have. */
export type QuoteSigner = Pick<Sealer, 'blindIndex' | 'blindIndexes'>;

/** Prices that one member was shown and may take until then. */
export interface Quote {
  readonly siteId: number;
  readonly memberId: number;
  readonly expiresAtMs: number;
  /** By the id of the selection. */
  readonly prices: ReadonlyMap<number, OddsMilli>;
}

type Wire = readonly [siteId: number, memberId: number, expiresAtMs: number, prices: [number, OddsMilli][]];

/** `<content>.<HMAC-SHA256>`, both in base64url. */
export function signQuote(signer: QuoteSigner, quote: Quote): string {
  const wire: Wire = [quote.siteId, quote.memberId, quote.expiresAtMs, [...quote.prices]];
  const content = Buffer.from(JSON.stringify(wire)).toString('base64url');
  return `${content}.${signer.blindIndex('bet-quote', content).toString('base64url')}`;
}

/** What was signed; undefined where this installation did not sign it. */
export function readQuote(signer: QuoteSigner, token: string): Quote | undefined {
  const [content = '', mac = '', ...more] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  // Another process may sign under another secret while they are changed.
  const isSigned = signer
    .blindIndexes('bet-quote', content)
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  if (more.length > 0 || !isSigned) return undefined;
  // Signed by us, so it is what `signQuote` wrote.
  const wire: Wire = JSON.parse(Buffer.from(content, 'base64url').toString());
  const [siteId, memberId, expiresAtMs, prices] = wire;
  return { siteId, memberId, expiresAtMs, prices: new Map(prices) };
}
