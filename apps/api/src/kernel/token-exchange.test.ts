import { sessionTimes } from '@hanpan/contract';
import { expect, test } from 'vitest';
import type { TestCaller } from '../testing/caller.ts';
import { minutes } from '../testing/clock.ts';
import { createWorld } from '../testing/world.ts';
import { need } from './need.ts';

const world = await createWorld();
const renew = '/api/getToken';
const info = '/api/member/info';

test('[CL-04][ST-01] the token is exchanged: the new one works, the old one for a moment longer', async () => {
  const old = await world.member();
  const { token } = await old.call(renew, {});
  const fresh = old.withToken(need(token, 'token'));
  expect(token).not.toBe(old.token);
  expect(await fresh.codeOf(info, {})).toBe('0');
  world.clock.advance(sessionTimes.graceMs - 1);
  expect([await old.codeOf(info, {}), await fresh.codeOf(info, {})]).toEqual(['0', '0']);
  world.clock.advance(1);
  expect([await old.codeOf(info, {}), await fresh.codeOf(info, {})]).toEqual(['E401', '0']);
  expect(sessionTimes.graceMs).toBeLessThanOrEqual(minutes(1));
});

test('[ST-01] a renewal whose response was lost leaves the old token good, until it is renewed once more', async () => {
  const old = await world.member();
  await old.call(renew, {});
  world.clock.advance(minutes(5));
  const { token } = await old.call(renew, {});
  const fresh = old.withToken(need(token, 'token'));
  expect(await old.codeOf(info, {})).toBe('0');
  expect(await fresh.codeOf(info, {})).toBe('0');
  world.clock.advance(sessionTimes.graceMs);
  expect([await old.codeOf(info, {}), await fresh.codeOf(info, {})]).toEqual(['E401', '0']);
});

test('[ST-01] an old token whose successor nobody uses ends when it was to end, however often it is renewed', async () => {
  const old = await world.member();
  for (let passed = 0; passed < sessionTimes.tokenMs; passed += minutes(20)) {
    expect(await old.codeOf(renew, {})).toBe('0');
    world.clock.advance(minutes(20));
  }
  expect(await old.codeOf(info, {})).toBe('E401');
  expect(await old.codeOf(renew, {})).toBe('E401');
});

test('[ST-01] whoever holds the old token alone is told its own end, and renews before it', async () => {
  const old = await world.member();
  const { expiresAt: first } = await old.call(info, {});
  world.clock.advance(minutes(20));
  const { expiresAt: renewed } = await old.call(renew, {});
  expect(Date.parse(renewed)).toBe(Date.parse(first) + minutes(20));
  expect((await old.call(info, {})).expiresAt).toBe(first);
});

test('[ST-01] a poll of the page or its socket is a use of the new token too', async () => {
  const old = await world.member();
  const { token } = await old.call(renew, {});
  await old.withToken(need(token, 'token')).call('/api/wallet/balance', {});
  world.clock.advance(sessionTimes.graceMs);
  expect(await old.codeOf(info, {})).toBe('E401');
});

test('a token that was exchanged before anybody looked at first uses has its end, and keeps it', async () => {
  const old = await world.member();
  const { token } = await old.call(renew, {});
  await world.owner.run('update session set token_until = $2 where member_id = $1', [
    old.key,
    new Date(world.clock.read() + sessionTimes.graceMs),
  ]);
  await world.owner.run(
    'update session_token set replaces = null where session_id in (select id from session where member_id = $1)',
    [old.key],
  );
  world.clock.advance(sessionTimes.graceMs);
  expect(await old.codeOf(info, {})).toBe('E401');
  expect(await old.withToken(need(token, 'token')).codeOf(info, {})).toBe('0');
});

test('[CL-04] renewed again and again it stays one session', async () => {
  const member = await world.member();
  let caller: TestCaller = member;
  for (let round = 0; round < 4; round += 1) {
    const { token } = await caller.call(renew, {});
    caller = caller.withToken(need(token, 'token'));
    world.clock.advance(sessionTimes.graceMs);
  }
  expect(await caller.codeOf(info, {})).toBe('0');
  const rows = await world.database.rows('select 1 from session where member_id = $1', [member.key]);
  expect(rows).toHaveLength(1);
});

test('[ST-01] of two renewals at once, both pages hold a token that lasts', async () => {
  const member = await world.member();
  const answers = await Promise.all([member.call(renew, {}), member.call(renew, {})]);
  world.clock.advance(sessionTimes.graceMs);
  for (const { token } of answers)
    expect(await member.withToken(need(token, 'token')).codeOf(info, {})).toBe('0');
});

test('[RL-03] a log-in elsewhere ends every token of the session with TK999', async () => {
  const member = await world.member();
  const { token } = await member.call(renew, {});
  await world.signIn(member.memId);
  expect(await member.codeOf(info, {})).toBe('TK999');
  expect(await member.withToken(need(token, 'token')).codeOf(info, {})).toBe('TK999');
  expect(await member.withToken(need(token, 'token')).codeOf(renew, {})).toBe('TK999');
});

test('[ST-02] logging out ends every token of the session', async () => {
  const member = await world.member();
  const { token } = await member.call(renew, {});
  await member.withToken(need(token, 'token')).call('/api/member/logout', {});
  expect(await member.codeOf(info, {})).toBe('E401');
});

test('a token is stored nowhere in plain text', async () => {
  const member = await world.member();
  const { token } = await member.call(renew, {});
  const rows = await world.owner.rows(
    "select 1 from session_token where position($1 in encode(token_hash, 'escape')) > 0",
    [token],
  );
  expect(rows).toEqual([]);
});
