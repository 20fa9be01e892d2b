import { expect, test } from 'vitest';
import { afterBetStop, takesBets } from './market-status.ts';
import type { FeedMarketStatus } from './messages.ts';

const untouched: FeedMarketStatus[] = [
  'suspended',
  'inactive',
  'handed-over',
  'settled',
  'cancelled',
  'not-understood',
];

test.each(untouched)('a bet stop leaves a market that is %s as it is', (status) => {
  expect(afterBetStop(status, 'suspended')).toBe(status);
  expect(afterBetStop(status, 'inactive')).toBe(status);
  expect(takesBets(status)).toBe(false);
});

test('a bet stop takes an active market out of play', () => {
  expect(takesBets('active')).toBe(true);
  expect(afterBetStop('active', 'suspended')).toBe('suspended');
  expect(afterBetStop('active', 'inactive')).toBe('inactive');
});
