import { CallError } from '@hanpan/client';
import type { ResultCode } from '@hanpan/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { legOf } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeDetail, makeEvent, makeMarket } from '../features/sports-board/board.fixture.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { renderPage } from './page-world.fixture.tsx';
import { SportsPage } from './sports-page.tsx';

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  useSlip.setState(useSlip.getInitialState(), true);
  vi.restoreAllMocks();
});

const market = makeMarket({ marketId: 71, selections: [{ selectionId: 711, pick: 'home', odds: 1.5 }] });
const elsewhere = makeEvent({ eventId: 7, sport: 'basketball', markets: [market] });
const [selection] = market.selections;
const feedAt = new Date().toISOString();
const slip = () => within(screen.getByRole('complementary', { name: '베팅 슬립' }));

/** A slip of two legs: one of this board, one of a match that is asked for by itself. */
async function openSlip(readMatch: () => Promise<ReturnType<typeof makeDetail>>) {
  if (selection === undefined) throw new Error('the market has a selection');
  useSlip.setState({
    legs: [legOf({ sport: 'basketball', league: undefined, event: elsewhere, market, selection })],
  });
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => makeBoard({ feedAt }),
    '/api/sport/event': readMatch,
  });
  fireEvent.click(await screen.findByRole('button', { name: /승무패, 울산 승/ }));
  await vi.waitFor(() => expect(world.sent('/api/sport/event')).toHaveLength(1));
  return world;
}

test.each<[ResultCode]>([['E429'], ['E002']])(
  'a leg whose match could not be read (%s) is not called closed, and nothing offers to take it off',
  async (code) => {
    const world = await openSlip(() => Promise.reject(new CallError(code, '')));
    await vi.waitFor(() =>
      expect(world.queryClient.getQueryState(['/api/sport/event', { eventId: 7 }])?.status).toBe('error'),
    );
    expect(await slip().findByText('배당을 확인하고 있습니다')).toBeTruthy();
    expect(slip().queryByRole('button', { name: '마감된 경기 빼기' })).toBeNull();
    expect(slip().queryByText(/마감되었습니다/)).toBeNull();
  },
);

test('a match that comes in later is offered again, at its price', async () => {
  let isReachable = false;
  const world = await openSlip(async () => {
    if (!isReachable) throw new CallError('E429', '');
    return makeDetail(elsewhere);
  });
  await slip().findByText('배당을 확인하고 있습니다');
  isReachable = true;
  await world.queryClient.refetchQueries({ queryKey: ['/api/sport/event'] });
  await vi.waitFor(() => expect(slip().queryByText('배당을 확인하고 있습니다')).toBeNull());
  expect(slip().queryByText(/마감되었습니다/)).toBeNull();
});

test('a match that the server does not find is gone, and can be taken off', async () => {
  await openSlip(() => Promise.reject(new CallError('E404', '')));
  fireEvent.click(await slip().findByRole('button', { name: '마감된 경기 빼기' }));
  expect(useSlip.getState().legs).toMatchObject([{ selectionId: 111 }]);
});

test('[A11Y-1] what is taken off the slip gives the focus to the next one, and the last one to the slip', async () => {
  await openSlip(() => Promise.resolve(makeDetail(elsewhere)));
  const buttons = () => slip().getAllByRole('button', { name: /빼기$/ });
  const press = (button: HTMLElement | undefined) => {
    button?.focus();
    fireEvent.click(button as HTMLElement);
  };
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  press(buttons()[1]);
  expect(buttons()).toEqual([document.activeElement]);
  press(buttons()[0]);
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: '베팅 슬립' }));
  fireEvent.click(screen.getByRole('button', { name: /승무패, 울산 승/ }));
  press(await slip().findByRole('button', { name: '비우기' }));
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: '베팅 슬립' }));
});
