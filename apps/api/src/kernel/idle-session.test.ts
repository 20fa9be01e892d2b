import { idleHeader, sessionTimes } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import type { TestCaller } from '../testing/caller.ts';
import { hours, minutes } from '../testing/clock.ts';
import { createWorld, type Person } from '../testing/world.ts';
import { need } from './need.ts';

const world = await createWorld();

async function askAsPage(person: Person, path: string): Promise<string> {
  const headers = { ...person.headers, [idleHeader]: '1' };
  const response = await world.app.inject({ method: 'POST', url: path, headers, payload: '{}' });
  return response.json<{ resultCode: string }>().resultCode;
}

/** Does it every ten minutes for half an hour; returns the code of the last time, and whether the session lives. */
async function lastOf(
  ask: () => Promise<string>,
  person: Person,
  own: '/api/member/info' | '/api/console/me' = '/api/member/info',
): Promise<[string, string]> {
  for (let index = 0; index < 2; index += 1) {
    world.clock.advance(minutes(10));
    expect(await ask()).toBe('0');
  }
  world.clock.advance(minutes(10));
  return [await ask(), await person.codeOf(own, {})];
}

describe('a session that nobody uses', () => {
  test('[ACC-7][SEC-8][ST-01] [BC-07] the poll of a visible page does not keep it alive: it ends after thirty minutes', async () => {
    expect(sessionTimes).toMatchObject({ tokenMs: minutes(120), idleMs: minutes(30) });
    const member = await world.member();
    const poll = () => member.codeOf('/api/wallet/balance', {});
    expect(await lastOf(poll, member)).toEqual(['E401', 'E401']);
  });

  test('[ST-01] nor does anything else that a page asks of itself while nobody is at it', async () => {
    const member = await world.member();
    expect(await lastOf(() => askAsPage(member, '/api/board/msgList'), member)).toEqual(['E401', 'E401']);
  });

  test('[ST-01] what a person does keeps it alive, and so does renewing it, up to its two hours', async () => {
    const reader = await world.member();
    expect(await lastOf(() => reader.codeOf('/api/board/msgList', {}), reader)).toEqual(['0', '0']);
    let stayer: TestCaller = await world.member();
    for (let index = 0; index < 4; index += 1) {
      world.clock.advance(minutes(25));
      const { token } = await stayer.call('/api/getToken', {});
      stayer = stayer.withToken(need(token, 'token'));
    }
    expect(await stayer.codeOf('/api/member/info', {})).toBe('0');
  });
});

describe('an operator’s session that nobody uses', () => {
  test.each(['/api/console/queue', '/api/console/me'] as const)(
    '[ACC-7][SEC-8] %s, which an open console asks all the time, does not keep it alive: it ends after thirty minutes',
    async (path) => {
      const operator = await world.operator();
      const poll = () => operator.codeOf(path, {});
      expect(await lastOf(poll, operator, '/api/console/me')).toEqual(['E401', 'E401']);
    },
  );

  test('[SEC-8] nor does a list that its page reads again while nobody is at it; one that somebody opens does', async () => {
    const path = '/api/console/sessions';
    const away = await world.operator();
    expect(await lastOf(() => askAsPage(away, path), away, '/api/console/me')).toEqual(['E401', 'E401']);
    const there = await world.operator();
    expect(await lastOf(() => there.codeOf(path, {}), there, '/api/console/me')).toEqual(['0', '0']);
  });

  test('[SEC-8] who works renews it beyond its two hours, and never beyond eight', async () => {
    let operator: TestCaller = await world.operator();
    const endsAtMs = world.clock.read() + hours(8);
    const renew = async () => {
      const { token, expiresAt } = await operator.call('/api/console/getToken', {});
      operator = operator.withToken(need(token, 'token'));
      return Date.parse(expiresAt);
    };
    expect(await renew()).toBe(world.clock.read() + minutes(120));
    while (world.clock.read() < endsAtMs - minutes(25)) {
      world.clock.advance(minutes(25));
      await renew();
    }
    expect(await renew()).toBe(endsAtMs);
    expect(await operator.codeOf('/api/console/me', {})).toBe('0');
    world.clock.set(new Date(endsAtMs).toISOString());
    expect(await operator.codeOf('/api/console/getToken', {})).toBe('E401');
  });

  test('a token that was exchanged ends soon after the new one is used, and a member’s renews no operator', async () => {
    const [operator, member] = [await world.operator(), await world.member()];
    const { token } = await operator.call('/api/console/getToken', {});
    expect(await operator.withToken(need(token, 'token')).codeOf('/api/console/me', {})).toBe('0');
    world.clock.advance(sessionTimes.graceMs);
    expect(await operator.codeOf('/api/console/me', {})).toBe('E401');
    expect(await member.codeOf('/api/console/getToken', {})).toBe('E401');
  });
});
