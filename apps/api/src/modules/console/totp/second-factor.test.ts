import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { codeAt, stepOf } from '../../../kernel/totp.ts';
import { password } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { keyFrom } from '../../../testing/totp-key.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const login = '/api/console/login';
const confirm = '/api/console/totp/confirm';
const reset = '/api/console/operators/resetTotp';

const codeOf = (key: Buffer) => codeAt(key, stepOf(world.clock.read()));

async function enrolled(): Promise<{ operator: Person; key: Buffer }> {
  const operator = await world.operator();
  const { key } = await operator.call('/api/console/totp/begin', {});
  await operator.call(confirm, { code: codeOf(keyFrom(key)) });
  return { operator, key: keyFrom(key) };
}

test('[SEC-16][MS-06] who has set a second factor logs in with a code of it, each once', async () => {
  const { operator, key } = await enrolled();
  const given = { operatorId: operator.memId, password };
  expect(await world.guest().codeOf(login, given)).toBe('L006');
  // The step of the confirmation is used.
  expect(await world.guest().codeOf(login, { ...given, code: codeOf(key) })).toBe('L007');
  world.clock.advance(60_000);
  const code = codeOf(key);
  expect(await world.guest().codeOf(login, { ...given, code: '000000' === code ? '000001' : '000000' })).toBe(
    'L007',
  );
  expect(await world.guest().codeOf(login, { ...given, password: 'wrong', code })).toBe('L001');
  expect(await world.guest().codeOf(login, { ...given, code })).toBe('0');
  expect(await world.guest().codeOf(login, { ...given, code })).toBe('L007');
});

test('[SEC-16] wrong codes count like wrong passwords: after ten the right one has to wait too', async () => {
  const { operator, key } = await enrolled();
  world.clock.advance(60_000);
  const code = codeOf(key);
  const given = { operatorId: operator.memId, password };
  const wrong = code === '123456' ? '123457' : '123456';
  for (let guess = 0; guess < 10; guess += 1)
    expect(await world.guest().codeOf(login, { ...given, code: wrong })).toBe('L007');
  expect(await world.guest().codeOf(login, { ...given, code })).toBe('L005');
});

test('a key that was offered and not confirmed changes nothing', async () => {
  const operator = await world.operator();
  await operator.call('/api/console/totp/begin', {});
  expect(await world.guest().codeOf(login, { operatorId: operator.memId, password })).toBe('0');
});

test('an owner takes it from somebody who has lost it: the sessions end, and the password is enough again', async () => {
  const { operator } = await enrolled();
  const owner = await world.operator('owner');
  const listed = async () =>
    need(
      (await owner.call('/api/console/operators', {})).list.find((row) => row.operatorKey === operator.key),
      'row',
    );
  expect((await listed()).hasTotp).toBe(true);
  await owner.call(reset, { operatorKey: operator.key, reason: 'lost' });
  expect((await listed()).hasTotp).toBe(false);
  expect(await operator.codeOf('/api/console/me', {})).toBe('E401');
  expect(await world.guest().codeOf(login, { operatorId: operator.memId, password })).toBe('0');
});

test.each(
  refusalsOf(confirm, {
    L007: ['a code before any key', async () => (await world.operator()).codeOf(confirm, { code: '123456' })],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(reset, {
    E404: [
      'nobody',
      async () => (await world.operator('owner')).codeOf(reset, { operatorKey: 9_999_999, reason: 'x' }),
    ],
    O009: [
      'who leads the installation, by an owner who does not',
      async () => {
        const platform = await world.operator('platform');
        return (await world.operator('owner')).codeOf(reset, { operatorKey: platform.key, reason: 'x' });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
