import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { codeAt, stepOf } from '../../../kernel/totp.ts';
import { failToTheBound } from '../../../testing/failed-attempts.ts';
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
  await operator.call(confirm, { code: codeOf(keyFrom(key)), password });
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
  // From elsewhere: three failures in a row lock one place.
  const elsewhere = world.guest().fromAddress('198.51.100.20');
  expect(await elsewhere.codeOf(login, { ...given, password: 'wrong', code })).toBe('L001');
  expect(await world.guest().codeOf(login, { ...given, code })).toBe('0');
  expect(await world.guest().codeOf(login, { ...given, code })).toBe('L007');
});

test('[SEC-16][OPS-12] wrong codes count like wrong passwords: after three the right one has to wait too', async () => {
  const { operator, key } = await enrolled();
  world.clock.advance(60_000);
  const code = codeOf(key);
  const given = { operatorId: operator.memId, password };
  const wrong = code === '123456' ? '123457' : '123456';
  for (let guess = 0; guess < 3; guess += 1)
    expect(await world.guest().codeOf(login, { ...given, code: wrong })).toBe('L007');
  expect(await world.guest().codeOf(login, { ...given, code })).toBe('L005');
});

test('a key that was offered and not confirmed changes nothing', async () => {
  const operator = await world.operator();
  await operator.call('/api/console/totp/begin', {});
  expect(await world.guest().codeOf(login, { operatorId: operator.memId, password })).toBe('0');
});

test('[SEC-18] a screen that was left open sets no key of its own: that takes the password, or a code of the acting key', async () => {
  const operator = await world.operator();
  await operator.call('/api/console/confirm', { password });
  const begin = async () => keyFrom((await operator.call('/api/console/totp/begin', {})).key);
  const own = await begin();
  expect(await operator.codeOf(confirm, { code: codeOf(own) })).toBe('L001');
  expect(await operator.codeOf(confirm, { code: codeOf(own), password: 'wrong' })).toBe('L001');
  expect(await world.guest().codeOf(login, { operatorId: operator.memId, password })).toBe('0');
  expect(await operator.codeOf(confirm, { code: codeOf(own), password })).toBe('0');

  world.clock.advance(30_000);
  const other = await begin();
  const confirming = (proof: object) => operator.codeOf(confirm, { code: codeOf(other), ...proof });
  expect(await confirming({ password })).toBe('L006');
  expect(await confirming({ password, currentCode: codeOf(other) })).toBe('L007');
  const proof = { operatorId: operator.memId, password };
  // What was refused has taken nothing: the key still acts, and its code was not used up by a wrong one of the other.
  expect(await operator.codeOf(confirm, { code: '12345x', currentCode: codeOf(own) })).toBe('L007');
  expect(await confirming({ currentCode: codeOf(own) })).toBe('0');
  world.clock.advance(30_000);
  expect(await world.guest().codeOf(login, { ...proof, code: codeOf(own) })).toBe('L007');
  expect(await world.guest().codeOf(login, { ...proof, code: codeOf(other) })).toBe('0');
});

/** Somebody to whom a key was offered, and who has the device. */
async function offeredTo(operator: Person) {
  const { key } = await operator.call('/api/console/totp/begin', {});
  return (proof: { password?: string; currentCode?: string }) =>
    operator.codeOf(confirm, { code: codeOf(keyFrom(key)), ...proof });
}

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
    L007: [
      'a code before any key',
      async () => (await world.operator()).codeOf(confirm, { code: '123456', password }),
    ],
    L006: [
      'a password where a code of the acting key is due',
      async () => (await offeredTo((await enrolled()).operator))({ password }),
    ],
    L010: [
      'whose attempts have failed a hundred times in a row',
      async () => {
        const operator = await world.operator();
        await failToTheBound(world, `operator:${operator.memId}`);
        return (await offeredTo(operator))({ password });
      },
    ],
    L005: [
      'who has tried too often',
      async () => {
        const confirming = await offeredTo(await world.operator());
        for (let tries = 0; tries < 10; tries += 1) await confirming({ password: 'wrong' });
        return confirming({ password });
      },
    ],
    L001: ['a wrong password', async () => (await offeredTo(await world.operator()))({ password: 'wrong' })],
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
