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
])('a bet whose %s is %j has wrong types', (field, value) => {
  const read = readWalletRequest('/transaction/bet', JSON.stringify({ ...bet, [field]: value }));
  expect(read).toMatchObject({ ok: false, status: 'RS_ERROR_WRONG_TYPES', requestUuid: bet.request_uuid });
});

test('what is not JSON is wrong syntax under the nil id', () => {
  const read = readWalletRequest('/user/balance', '{"user":');
  expect(read).toMatchObject({ ok: false, status: 'RS_ERROR_WRONG_SYNTAX', requestUuid: nilUuid });
});

test('a win needs the bet it pays for', () => {
  expect(readWalletRequest('/transaction/win', JSON.stringify(bet))).toMatchObject({ ok: false });
});
