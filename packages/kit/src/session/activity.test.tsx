import { idleHeader, memberCalls } from '@hanpan/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserCaller } from '../frame/browser-caller.ts';
import { beginActivity, lastUseAt, notePerson } from './activity.ts';
import { latestEnd, noteEnd } from './session-end.ts';
import { shareActivityAs } from './shared-notes.ts';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  beginActivity();
});
afterEach(() => {
  shareActivityAs('member');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the latest end that any page was told is that of all, and an operator’s session in the same browser is another one', () => {
  const endsAtMs = Date.now() + minutes(100);
  noteEnd(endsAtMs);
  noteEnd(endsAtMs - minutes(50));
  expect(latestEnd(endsAtMs - minutes(90))).toBe(endsAtMs);
  expect(latestEnd(endsAtMs + minutes(5))).toBe(endsAtMs + minutes(5));
  shareActivityAs('operator');
  expect(latestEnd(0)).toBe(0);
});

test('[ST-01] what a page asks by itself says so and is no use of the session; what a person does with it is', async () => {
  const sent: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers[idleHeader]);
    return Response.json({ resultCode: '0', resultMessage: '', data: {} });
  });
  const caller = createBrowserCaller(memberCalls, () => undefined);
  const began = Date.now();
  vi.setSystemTime(began + minutes(3));
  await caller('/api/member/logout', {});
  expect([sent.at(-1), lastUseAt()]).toEqual(['1', began]);
  notePerson();
  await caller('/api/etc/visit', {} as never);
  expect(lastUseAt()).toBe(began);
  await caller('/api/member/logout', {});
  expect([sent.at(-1), lastUseAt()]).toEqual([undefined, began + minutes(3)]);
});
