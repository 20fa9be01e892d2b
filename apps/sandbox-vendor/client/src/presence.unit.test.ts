import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPresence } from './presence.ts';

const page = new EventTarget();
let told: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  told = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const api = (hasSession: boolean) => ({
  hasSession,
  alive: async () => void told.push('alive'),
  leave: async () => void told.push('leave'),
});

test('a page reports that it is open, that it closes, and that it is back', () => {
  stop = keepPresence(api(true));
  vi.advanceTimersByTime(40_000);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual(['alive', 'alive', 'leave', 'alive']);
});

test('a page without a session reports nothing', () => {
  stop = keepPresence(api(false));
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([]);
});
