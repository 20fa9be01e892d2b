import { idleHeader, sessionTimes } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import type { TestCaller } from '../testing/caller.ts';
import { minutes } from '../testing/clock.ts';
import { createWorld, type Person } from '../testing/world.ts';
import { need } from './need.ts';

const world = await createWorld();

async function askAsPage(member: Person, path: string): Promise<string> {
  const headers = { ...member.headers, [idleHeader]: '1' };
  const response = await world.app.inject({ method: 'POST', url: path, headers, payload: '{}' });
  return response.json<{ resultCode: string }>().resultCode;
}

/** Does it every ten minutes for half an hour; returns the code of the last time, and whether the session lives. */
async function lastOf(ask: () => Promise<string>, member: Person): Promise<[string, string]> {
  for (let index = 0; index < 2; index += 1) {
    world.clock.advance(minutes(10));
    expect(await ask()).toBe('0');
  }
  world.clock.advance(minutes(10));
  return [await ask(), await member.codeOf('/api/member/info', {})];
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
