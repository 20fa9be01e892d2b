import { CallError } from '@hanpan/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSlotList } from '../app/slot-list.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aLobbyGame, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  closeSlotList();
  vi.restoreAllMocks();
});

function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/minigame/lobby': { games: [] },
    '/api/main/topGames': { popular: [], wins: [] },
    '/api/member/recentGames': { list: [] },
  });
}

const game = aLobbyGame('mask-dance', { names: { ko: '탈춤', en: 'Mask dance', vi: 'Mask dance' } });

test('[CL-38] a game that cannot be opened shows the text of its result', async () => {
  const fake = server();
  fake.responses['/api/minigame/lobby'] = { games: [game] };
  fake.responses['/api/minigame/getGame'] = new CallError('B1001', '지금은 이 게임을 열 수 없습니다.');
  const opened = { closed: false, focus: () => undefined, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  renderApp(fake, { path: '/member/slotgame' });
  fireEvent.click(await screen.findByRole('button', { name: /탈춤 실행/ }));
  expect(
    within(await screen.findByRole('alertdialog')).getByText('지금은 이 게임을 열 수 없습니다.'),
  ).toBeTruthy();
  expect(opened.close).toHaveBeenCalled();
});

test('[CL-38] a slot list that cannot be read alerts the text of its result', async () => {
  const fake = server();
  fake.responses['/api/minigame/getSlotList'] = new CallError('9999', '게임사와 연결되지 않습니다.');
  renderApp(fake, { path: '/member/virtualgame' });
  fireEvent.click(await screen.findByRole('button', { name: '슬롯 게임 고르기' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading').textContent).toBe('게임사와 연결되지 않습니다.');
});

test.each([
  ['/member/mypage/charge/list', 'ko', '오류: 내역을 불러오지 못했습니다', '다시 시도'],
  ['/member/mypage/exchange/list', 'ko', '오류: 내역을 불러오지 못했습니다', '다시 시도'],
  ['/member/mypage/charge/list', 'en', 'Error: the history could not be loaded', 'Try again'],
  ['/member/mypage/charge/list', 'vi', 'Lỗi: không tải được lịch sử', 'Thử lại'],
] as const)(
  '[CL-38] the cash list %s that cannot be read alerts an error in %s, and can be asked for again',
  async (path, locale, words, retry) => {
    const fake = server();
    fake.responses['/api/cash/list/'] = new CallError('E001', 'broken');
    renderApp(fake, { path, locale });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe(words);
    const again = within(alert).getByRole('button', { name: retry });
    fake.responses['/api/cash/list/'] = { list: [], pageInfo: { page: 1, count_per_list: 10, total: 0 } };
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await screen.findByRole('table')).toBeTruthy();
  },
);
