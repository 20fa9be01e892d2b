import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaller } from '../../test/fake-caller.ts';
import { aSite } from '../../test/fixtures.ts';
import { renderApp, setWidth } from '../../test/render-app.tsx';
import { CashTicker } from './cash-ticker.tsx';
import { tickerEntries, windowFrom } from './model.ts';

const entry = (memId: string, minute: number) => ({
  regDate: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  memId,
  cashAmt: amount(10_000),
});
const feed = {
  cashInList: [entry('a***', 1), entry('c***', 3)],
  cashOutList: [entry('b***', 2), entry('d***', 4)],
};

beforeEach(() => setWidth(1440));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function renderTicker(list = feed) {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/main/cashList': list,
  });
  return renderApp(fake, { home: () => <CashTicker /> });
}

const shown = () =>
  within(screen.getByRole('region', { name: '실시간 충전·환전' }))
    .queryAllByText(/\*\*\*/)
    .map(({ textContent }) => textContent);

describe('the cash ticker', () => {
  test('[BC-10] [A11Y-4] at most three entries, newest first, one step every three seconds, and a pause', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    renderTicker();
    await waitFor(() => expect(shown()).toEqual(['d***', 'c***', 'b***']));
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(shown()).toEqual(['d***', 'c***', 'b***']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown()).toEqual(['c***', 'b***', 'a***']);
    fireEvent.click(screen.getByRole('button', { name: '움직임 멈춤' }));
    const held = shown();
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(shown()).toEqual(held);
  });

  test('says what will be here while there is nothing', async () => {
    renderTicker({ cashInList: [], cashOutList: [] });
    expect(await screen.findByText('아직 처리된 충전·환전이 없습니다')).toBeTruthy();
  });

  test('goes round at the end of the list', () => {
    const entries = tickerEntries(feed);
    expect(windowFrom(entries, 3).map(({ memId }) => memId)).toEqual(['a***', 'd***', 'c***']);
  });
});
