import { expect, test } from 'vitest';
import { CallCounts } from './call-counts.ts';

const minute = 60_000;

test('calls of one key are counted until its window ends, and then from one again', () => {
  const counts = new CallCounts(10);
  expect(counts.count('read', 'a', minute, 1_000)).toEqual({ current: 1, ttl: minute });
  expect(counts.count('read', 'a', minute, 31_000)).toEqual({ current: 2, ttl: 30_000 });
  expect(counts.count('read', 'b', minute, 31_000)).toEqual({ current: 1, ttl: minute });
  expect(counts.count('read', 'a', minute, 61_000)).toEqual({ current: 1, ttl: minute });
});

test('of more keys than a group remembers the one that was silent longest is forgotten', () => {
  const counts = new CallCounts(2);
  for (const key of ['busy', 'silent', 'busy', 'new']) counts.count('read', key, minute, 0);
  expect(counts.count('read', 'busy', minute, 0).current).toBe(3);
  expect(counts.count('read', 'silent', minute, 0).current).toBe(1);
});

test('many callers of one group make nobody of another forgotten', () => {
  const counts = new CallCounts(100);
  counts.count('credential', 'guesser', minute, 0);
  for (let caller = 0; caller < 10_000; caller += 1) counts.count('read', `${caller}`, minute, 0);
  expect(counts.size).toBeLessThanOrEqual(101);
  expect(counts.count('credential', 'guesser', minute, 0).current).toBe(2);
});
