import { expect, test } from 'vitest';
import { codeAt, stepOf } from '../../../kernel/totp.ts';
import { withFactor } from '../../../testing/factors.ts';
import { password } from '../../../testing/people.ts';
import { keyFrom } from '../../../testing/totp-key.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const lead = await world.operator('supervisor');

async function figuresOf(kind: 'member' | 'operator') {
  const { totals, networks } = await lead.call('/api/console/logins', { span: 'day' });
  expect(networks).toEqual([]);
  const found = totals.find((each) => each.kind === kind);
  return { succeeded: found?.succeeded, failed: found?.failed, held: found?.held };
}

test('[SEC-17] a log-in of a member in two steps is one that succeeded, and a step that is left there is none', async () => {
  const { member, next } = await withFactor(world, await world.member());
  const enter = (code = '') =>
    world.guest().codeOf('/api/member/login', { memId: member.memId, memPass: password, code });
  const before = await figuresOf('member');
  expect(await enter()).toBe('L006');
  expect(await figuresOf('member')).toEqual(before);
  expect(await enter(next())).toBe('0');
  expect(await figuresOf('member')).toEqual({ ...before, succeeded: Number(before.succeeded) + 1 });
});

test('[SEC-17] so is one of an operator', async () => {
  const operator = await world.operator();
  const { key } = await operator.call('/api/console/totp/begin', {});
  const now = () => codeAt(keyFrom(key), stepOf(world.clock.read()));
  await operator.call('/api/console/totp/confirm', { code: now(), password });
  world.clock.advance(30_000);
  const enter = (code = '') =>
    world.guest().codeOf('/api/console/login', { operatorId: operator.memId, password, code });
  const before = await figuresOf('operator');
  expect(await enter()).toBe('L006');
  expect(await figuresOf('operator')).toEqual(before);
  expect(await enter(now())).toBe('0');
  expect(await figuresOf('operator')).toEqual({ ...before, succeeded: Number(before.succeeded) + 1 });
});
