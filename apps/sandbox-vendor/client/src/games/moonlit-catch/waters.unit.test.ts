import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PondWaters } from './waters.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const none = { born: [], gone: [] };

test('a message that was long on its way does not put the fish back, and a new snapshot sets the clock', () => {
  const waters = new PondWaters();
  const take = (message: object) => waters.take({ ...none, fish: [], ...message } as never);
  take({ type: 'snapshot', nowMs: 1_000_500 });
  expect(waters.nowMs()).toBe(1_000_500);
  vi.advanceTimersByTime(200);
  take({ type: 'tick', nowMs: 1_000_550 });
  expect(waters.nowMs()).toBe(1_000_700);
  take({ type: 'tick', nowMs: 1_000_720 });
  expect(waters.nowMs()).toBe(1_000_720);
  take({ type: 'snapshot', nowMs: 1_000_600 });
  expect(waters.nowMs()).toBe(1_000_600);
});
