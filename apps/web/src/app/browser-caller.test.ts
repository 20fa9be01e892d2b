import { codeOf } from '@hanpan/client';
import { amount } from '@hanpan/money';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemberCaller } from './browser-caller.ts';
import { onCheckNews } from './check-news.ts';

afterEach(() => vi.unstubAllGlobals());

const refuseWith = (resultCode: string) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ resultCode, resultMessage: 'no', data: null }, { status: 200 }),
  );

const bet = { stake: amount(5000), oddsPolicy: 'review', legs: [], idempotencyKey: 'key-1' } as const;

test.each([
  ['X007', 1],
  ['X003', 0],
] as const)('[RG-13] a bet that is refused with %s brings the reality check: %d', async (code, times) => {
  const asked = vi.fn();
  const stop = onCheckNews(asked);
  refuseWith(code);
  const caller = createMemberCaller(() => undefined);
  const failure = await caller('/api/bet/betProc', { ...bet, legs: [] }).catch((error: unknown) => error);
  expect(codeOf(failure)).toBe(code);
  expect(asked).toHaveBeenCalledTimes(times);
  stop();
});
