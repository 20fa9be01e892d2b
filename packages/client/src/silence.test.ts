import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silence, silentAfterMs } from './silence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a server that says nothing is missed within five seconds, and heard again at once', () => {
  const changes: boolean[] = [];
  const silence = new Silence((isSilent) => changes.push(isSilent));
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(3_000);
    silence.heard();
  }
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(silentAfterMs);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(changes).toEqual([true]);
  silence.heard();
  expect(changes).toEqual([true, false]);
  silence.stop();
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual([true, false]);
});
