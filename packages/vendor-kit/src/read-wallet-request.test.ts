import { expect, test } from 'vitest';
import { nilUuid, readWalletRequest } from './index.ts';

const bet = {
  user: 'member-1',
  token: 'token-1',
  request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
  transaction_uuid: '1c0ad6cf-3f1f-4b7a-8d7c-6c7a4b7d1c55',
  game_code: 'cheongsa-777',
  round: 'round-1',
  currency: 'KRW',
  amount: 100_000_000,
};

test('a bet with the required fields is read, the others get their defaults', () => {
  const read = readWalletRequest('/transaction/bet', JSON.stringify(bet));
  expect(read).toMatchObject({ ok: true, request: { ...bet, is_free: false, round_closed: false } });
});

test.each(['user', 'token', 'transaction_uuid', 'game_code', 'round', 'currency', 'amount'])(
  'a bet without %s is wrong syntax, and its request id is still echoed',
  (field) => {
    const read = readWalletRequest('/transaction/bet', JSON.stringify({ ...bet, [field]: undefined }));
    expect(read).toMatchObject({ ok: false, status: 'RS_ERROR_WRONG_SYNTAX', requestUuid: bet.request_uuid });
  },
);

test.each([
  ['amount', '100'],
  ['amount', -100_000],
  ['amount', 1.5],
  ['transaction_uuid', 'one'],
  ['is_free', 'no'],
  ['user', 7],
  ['user', 'member\0-1'],
  ['round', '\ud800'],
  ['game_code', 'a\udc00b'],
  ['supplier_user', '\0'],
])('a bet whose %s is %j has wrong types', (field, value) => {
  const read = readWalletRequest('/transaction/bet', JSON.stringify({ ...bet, [field]: value }));
  expect(read).toMatchObject({ ok: false, status: 'RS_ERROR_WRONG_TYPES', requestUuid: bet.request_uuid });
});

test('a GUID in upper case is the same transaction, and the request id is echoed as it came', () => {
  const shouted = {
    ...bet,
    request_uuid: bet.request_uuid.toUpperCase(),
    transaction_uuid: bet.transaction_uuid.toUpperCase(),
  };
  for (const meta of [undefined, {}]) {
    const read = readWalletRequest('/transaction/bet', JSON.stringify({ ...shouted, meta }));
    expect(read).toMatchObject({
      ok: true,
      request: { transaction_uuid: bet.transaction_uuid, request_uuid: shouted.request_uuid },
    });
  }
  const win = { ...shouted, reference_transaction_uuid: bet.request_uuid.toUpperCase() };
  expect(readWalletRequest('/transaction/win', JSON.stringify(win))).toMatchObject({
    request: { reference_transaction_uuid: bet.request_uuid },
  });
});

test('bytes that are no UTF-8 are no JSON', () => {
  const raw = Buffer.from(JSON.stringify({ ...bet, round: 'é' }), 'latin1');
  expect(readWalletRequest('/transaction/bet', raw)).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
});

test('JSON that is nested as deeply as a body can be is read or refused, and nothing breaks', () => {
  const deep = `${'['.repeat(120_000)}${']'.repeat(120_000)}`;
  expect(readWalletRequest('/transaction/bet', deep)).toMatchObject({ ok: false });
  const nested = JSON.stringify({ ...bet, meta: 0 }).replace('"meta":0', `"meta":{"a":${deep}}`);
  expect(readWalletRequest('/transaction/bet', nested)).toMatchObject({ ok: true });
  const astray = JSON.stringify({ ...bet, user: 0 }).replace('"user":0', `"user":${deep}`);
  expect(readWalletRequest('/transaction/bet', astray)).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
});

test('what is not JSON is wrong syntax under the nil id', () => {
  const read = readWalletRequest('/user/balance', '{"user":');
  expect(read).toMatchObject({ ok: false, status: 'RS_ERROR_WRONG_SYNTAX', requestUuid: nilUuid });
});

test.each([
  [100_000_000, true],
  [0, true],
  [null, true],
  [undefined, true],
  [100_100_000, false],
  [-1, false],
  ['1', false],
])('a win that gives back %j of 100,000,000 is read: %j', (returned_amount, isRead) => {
  const win = { ...bet, reference_transaction_uuid: bet.request_uuid, returned_amount };
  const read = readWalletRequest('/transaction/win', JSON.stringify(win));
  expect(read).toMatchObject(
    isRead ? { request: JSON.parse(JSON.stringify(win)) } : { status: 'RS_ERROR_WRONG_TYPES' },
  );
});

test('a win needs the bet it pays for', () => {
  expect(readWalletRequest('/transaction/win', JSON.stringify(bet))).toMatchObject({ ok: false });
});
