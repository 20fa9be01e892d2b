import { amount } from '@hanpan/money';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { aBalance, aSession } from '../test/fixtures.ts';
import {
  applyBalance,
  type BalanceData,
  balanceKey,
  clearSession,
  enterSession,
  mergePoll,
  readSession,
} from './session-cache.ts';

function held(queryClient: QueryClient): BalanceData | undefined {
  return queryClient.getQueryData<BalanceData>(balanceKey);
}

describe('the balance on screen', () => {
  test('[ST-04] a cash push updates cash and points', () => {
    const queryClient = new QueryClient();
    enterSession(queryClient, aSession({ version: 5 }));
    applyBalance(queryClient, { cashAmt: amount(900), pointAmt: amount(70), version: 6 });
    expect(held(queryClient)).toMatchObject({ balance: 900, point: 70, version: 6 });
  });

  test('a lower version never overwrites a higher one', () => {
    const queryClient = new QueryClient();
    enterSession(queryClient, aSession({ version: 9 }));
    applyBalance(queryClient, { cashAmt: amount(1), pointAmt: amount(1), version: 8 });
    expect(held(queryClient)).toMatchObject({ balance: 1_284_500, version: 9 });
  });

  test('a response without points leaves the points as they are', () => {
    const queryClient = new QueryClient();
    enterSession(queryClient, aSession({ version: 5 }));
    applyBalance(queryClient, { cashAmt: amount(500), version: 6 });
    expect(held(queryClient)).toMatchObject({ balance: 500, point: 23_480 });
  });

  test('an overtaken poll still updates the unread count, and no balance', () => {
    const merged = mergePoll(aBalance(500, 9), { ...aBalance(100, 8, 3), isPlayGame: 'Y' });
    expect(merged).toMatchObject({ balance: 500, version: 9, newMsg: 3, isPlayGame: 'Y' });
  });
});

test('[ST-02] nothing of a member stays in the page after the session', () => {
  const queryClient = new QueryClient();
  enterSession(queryClient, aSession());
  queryClient.setQueryData(['/api/sport/openBets', {}], { openCount: 1 });
  queryClient.setQueryData(['/api/main', {}], { banners: [] });
  clearSession(queryClient);
  expect(readSession(queryClient)).toBeNull();
  expect(held(queryClient)).toBeUndefined();
  expect(queryClient.getQueryData(['/api/sport/openBets', {}])).toBeUndefined();
  expect(queryClient.getQueryData(['/api/main', {}])).toBeDefined();
});
