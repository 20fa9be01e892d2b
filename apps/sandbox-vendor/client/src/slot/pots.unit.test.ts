// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayApi } from '../api.ts';
import { clearPages, draw } from '../cabinet/testing.ts';
import { translator } from '../messages/translate.ts';
import { PotMeters } from './pots.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await clearPages();
  vi.useRealTimers();
});

test('[JKP-1] meters follow what everybody stakes within five seconds, and a lost answer leaves them as they were', async () => {
  const answers = [5_000_000, null, 5_000_060];
  const pots = vi.fn(async () => {
    const amount = answers.shift();
    if (amount == null) throw new Error('lost');
    return [{ name: 'grand', amount, lastWin: null }];
  });
  const page = await draw(
    createElement(PotMeters, { api: { pots } as unknown as PlayApi, t: translator('en') }),
  );
  expect(page.textContent).toContain('5,000,000');
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  expect(page.textContent).toContain('5,000,000');
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  expect(page.textContent).toContain('5,000,060');
  expect(pots).toHaveBeenCalledTimes(3);
});
