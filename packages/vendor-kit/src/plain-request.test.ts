import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainRequest } from './plain-request.ts';
import { type WalletPath, walletPaths, walletRequests } from './wallet-calls.ts';

const whole = {
  user: 'hanpan-1',
  token: 'token-1',
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: randomUUID(),
  supplier_transaction_id: 'their id',
  supplier_user: null,
  game_code: 'cheongsa-777',
  round: 'round-1',
  round_closed: true,
  is_free: false,
  is_aggregated: false,
  is_supplier_promo: false,
  reward_uuid: null,
  meta: null,
  bet: 'lines',
  currency: 'KRW',
  amount: 100_000_000,
  returned_amount: null,
  something_new: { a: 1 },
};

/** Values that fit somewhere, nearly fit, or fit nowhere. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      undefined,
      null,
      true,
      '',
      'x',
      'x'.repeat(255),
      'x'.repeat(256),
      'a\0b',
      'a\ud800',
      '\udc00\ud800',
      '한\u{1F600}',
      randomUUID(),
      randomUUID().toUpperCase(),
    ],
    ...[
      0,
      -0,
      -1,
      1.5,
      2 ** 53,
      Number.MAX_SAFE_INTEGER,
      {},
      [],
      { a: 1 },
      `${randomUUID()}\n`,
      randomUUID().slice(1),
    ],
  ),
  fc.string(),
  fc.integer(),
);
const change = fc.record({ field: fc.constantFrom(...Object.keys(whole)), value });

test.each(walletPaths)(
  '%s: what is plain is read as the schema reads it, and nothing else is accepted',
  (path) => {
    const schema = walletRequests[path as WalletPath];
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
        const body: Record<string, unknown> = { ...whole };
        for (const each of changes) body[each.field] = each.value;
        const sent: unknown = JSON.parse(JSON.stringify(body));
        const plain = plainRequest(path, sent);
        if (plain !== undefined) expect(plain).toEqual(schema.parse(sent));
      }),
      { numRuns: 2_000 },
    );
  },
);

test.each(walletPaths)(
  '%s: nearly every request is plain, with all its fields and with the least',
  (path) => {
    const {
      supplier_transaction_id: _,
      supplier_user: __,
      reward_uuid: ___,
      meta: ____,
      bet: _____,
      returned_amount: ______,
      ...least
    } = whole;
    for (const body of [whole, least])
      expect(plainRequest(path, body)).toEqual(walletRequests[path].parse(body));
  },
);

test.each([null, [], 'text', 7])('%j is left to the schema', (body) => {
  expect(plainRequest('/transaction/bet', body)).toBeUndefined();
});
