import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAlerts } from '../app/alerts.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { BetListPage } from './bet-list-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

beforeEach(mockWideWindow);
afterEach(() => {
  cleanup();
  useAlerts.setState({ queue: [] });
  vi.restoreAllMocks();
});

type History = DataOf<'/api/bet/betlistNew'>;
const path = '/api/minigame/replay';
const replayUrl = 'https://games.example/play/koi?replay=link';

const round: History['list'][number] = {
  betIdx: 31,
  family: 'vendor',
  gameType: 'slot',
  vendorCode: '200',
  name: { ko: '황금 잉어', en: 'Golden Koi', vi: 'Cá chép vàng' },
  receiptId: 'cheongsa-31',
  placedAt: '2026-01-01T10:00:00Z',
  settledAt: '2026-01-01T10:00:05Z',
  status: 'PASS',
  type: 'win',
  cash: amount(1_000),
  winCash: amount(52_000),
  resultCash: amount(51_000),
  possibleCash: null,
  totalOdds: null,
  oddsPolicy: null,
  refusal: null,
  isSold: false,
  hasReplay: true,
  betCalResults: [],
};

/** The page with one round, opened; and the window that a press opens, empty. */
async function show(
  respond: () => DataOf<typeof path> | Promise<DataOf<typeof path>>,
  entry: History['list'][number] = round,
) {
  const opened = { opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const total = { cash: amount(1), winCash: amount(2), waitCash: amount(0), resultCash: amount(1) };
  const world = renderPage(<BetListPage />, {
    '/api/bet/betlistNew': () => ({
      list: [entry],
      total,
      pageInfo: { page: 1, count_per_list: 10, total: 1 },
    }),
    '/api/common/code': () => ({ list: [] }),
    [path]: respond,
  });
  fireEvent.click(await screen.findByRole('button', { name: /황금 잉어/ }));
  return { ...world, open, opened };
}

/** What the page says over itself. */
async function alerted() {
  await waitFor(() => expect(useAlerts.getState().queue).toHaveLength(1));
  return useAlerts.getState().queue[0];
}

const button = () => screen.findByRole('button', { name: '다시 보기' });

test('[REC-2] a round is shown again in a window of its own at the vendor, which gets no hold of the page; nothing is asked before the press', async () => {
  const { sent, open, opened } = await show(() => ({ replayUrl }));
  expect((await button()).textContent).toContain('다시 보기');
  expect(sent(path)).toEqual([]);
  fireEvent.click(await button());
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(replayUrl));
  expect(sent(path)).toEqual([{ betIdx: 31 }]);
  expect(open.mock.calls).toEqual([['', '_blank', 'popup,width=1500,height=800,top=50']]);
  expect(opened.opener).toBeNull();
  expect(opened.close).not.toHaveBeenCalled();
});

test('[REC-2] a line of a vendor that shows none has no button', async () => {
  await show(() => ({ replayUrl }), { ...round, hasReplay: false });
  await screen.findByText('cheongsa-31', { selector: 'dd *' });
  expect(screen.queryByRole('button', { name: '다시 보기' })).toBeNull();
});

test('[REC-2] while the vendor is asked the button is busy, and a second press asks nothing more', async () => {
  let answer: (data: DataOf<typeof path>) => void = () => undefined;
  const { sent, open, opened } = await show(() => new Promise((resolve) => (answer = resolve)));
  fireEvent.click(await button());
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(await button());
  expect([sent(path).length, open.mock.calls.length]).toEqual([1, 1]);
  answer({ replayUrl });
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull());
  expect(opened.location.replace).toHaveBeenCalledTimes(1);
});

test.each([
  ['G004', '게임사에 이 판의 다시 보기가 없습니다.'],
  ['9999', '게임사 연결 오류입니다. 고객센터로 문의해 주세요.'],
] as const)(
  '[REC-2] refused with %s, the empty window is closed and the page says why',
  async (code, words) => {
    const { opened } = await show(() => Promise.reject(new CallError(code, words)));
    fireEvent.click(await button());
    expect(await alerted()).toMatchObject({ title: '다시 보기를 열지 못했습니다', text: words });
    expect(opened.close).toHaveBeenCalledTimes(1);
    expect(opened.location.replace).not.toHaveBeenCalled();
  },
);

test('[REC-2] without a network it says so, and can be pressed again', async () => {
  const { opened } = await show(() => Promise.reject(new TypeError('offline')));
  fireEvent.click(await button());
  expect(await alerted()).toMatchObject({ title: '다시 보기를 열지 못했습니다' });
  expect(opened.close).toHaveBeenCalledTimes(1);
  expect((await button()).getAttribute('aria-busy')).toBeNull();
});

test('[REC-2] where the browser opens no window nothing is asked, and the page says what to allow', async () => {
  const { sent, open } = await show(() => ({ replayUrl }));
  open.mockReturnValue(null);
  fireEvent.click(await button());
  expect((await alerted())?.text).toContain('브라우저가 다시 보기 창을 막았습니다');
  expect(sent(path)).toEqual([]);
});
