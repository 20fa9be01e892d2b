import { CallError } from '@hanpan/client';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePopups } from '../app/popups.ts';
import { enterSession, leaveSession } from '../app/session-cache.ts';
import { searchesByMember } from '../features/site-search/recent-searches.ts';
import { aBalance, aSession } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';
import {
  active,
  baccarat,
  found,
  group,
  isClosed,
  openSearch,
  quiet,
  server,
  titles,
  type,
} from './site-search.fixture.tsx';

beforeEach(() => {
  setWidth(1440);
  searchesByMember.setState({ byMember: {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usePopups.getState().clear();
});

describe('the keys', () => {
  test('go through all groups and around, and Enter opens where they are', async () => {
    const { router } = renderApp(server(), quiet);
    const input = await openSearch();
    type(input, '바카라');
    await group('경기');
    expect(active(input)).toBe('바카라');
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    expect(active(input)).toBe('울산 – 전북');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(active(input)).toBe('스피드 바카라');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/sport/combinationbetting'));
    expect(router.state.location.search).toMatchObject({ sport: 'soccer', leagueId: 7 });
    await isClosed();
  });

  test('leave a syllable that is being composed alone', async () => {
    const { router } = renderApp(server(), quiet);
    const input = await openSearch();
    type(input, '충전');
    await group('바로가기');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(router.state.location.pathname).toBe('/member/rotary');
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/moneyMain/charge'));
  });

  test('Enter before the response opens what comes for what was typed', async () => {
    const opened = vi.fn(() => null);
    vi.stubGlobal('open', opened);
    renderApp(server(), quiet);
    const input = await openSearch();
    type(input, '바카라');
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    await isClosed();
  });

  test('Enter opens nothing that was found for another word, where the first attempt for this one has failed', async () => {
    const opened = vi.fn(() => null);
    vi.stubGlobal('open', opened);
    let word = '호랑이';
    renderApp(
      // A lost response is asked for again by itself, after a while.
      server({ answer: ({ search }) => (search === word ? new CallError('NT99', 'lost') : found) }),
      quiet,
    );
    const input = await openSearch();
    type(input, '바카라');
    await group('게임');
    type(input, word);
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryAllByRole('option')).toEqual([]);
    fireEvent.keyDown(input, { key: 'Enter' });
    // What was entered is forgotten: it opens nothing of what comes later.
    word = '';
    type(input, '바카');
    await group('게임');
    type(input, '호랑이');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeTruthy());
    expect(opened).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: '사이트 검색' })).toBeTruthy();
  });
});

describe('what is chosen', () => {
  test('a game opens for a member as its tile would', async () => {
    const gameWindow = { closed: false, focus: vi.fn(), close: vi.fn(), location: { href: '' } };
    vi.stubGlobal(
      'open',
      vi.fn(() => gameWindow),
    );
    const fake = server();
    fake.responses['/api/minigame/getGame'] = {
      gameurl: 'https://games.example/play',
      launchId: null,
      window: 'standard',
    };
    renderApp(fake, quiet);
    type(await openSearch(), '바카라');
    fireEvent.click(within(await group('게임')).getByRole('option', { name: /^바카라/ }));
    await isClosed();
    await waitFor(() =>
      expect(fake.made.find(({ path }) => path === '/api/minigame/getGame')?.body).toMatchObject({
        vendorKey: 'cheongsa',
        gameType: 'casino',
        gameKey: 'baccarat',
      }),
    );
  });

  test('a guest is asked to log in first, and then is where the game stands', async () => {
    const fake = server({ member: false });
    const { router } = renderApp(fake);
    type(await openSearch(), '바카라');
    fireEvent.click(within(await group('게임')).getByRole('option', { name: /^바카라/ }));
    const alert = await screen.findByRole('alertdialog');
    fireEvent.click(within(alert).getByRole('button', { name: '확인' }));
    fake.responses['/api/member/login'] = aSession();
    fake.responses['/api/wallet/balance'] = aBalance(1_284_500, 5);
    fake.responses['/api/minigame/lobby'] = { games: [baccarat] };
    const said = await screen.findByText(/자동 입력 방지 코드: /);
    type(screen.getByLabelText('아이디'), 'member01');
    type(screen.getByLabelText('비밀번호'), 'a-password-1');
    type(screen.getByLabelText('자동 입력 방지 코드'), (said.textContent ?? '').replace(/\D/g, ''));
    const login = await screen.findByRole('dialog', { name: '로그인' });
    fireEvent.click(within(login).getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/livecasino'));
    expect(router.state.location.searchStr).toBe('?game=baccarat');
    expect(await screen.findByRole('dialog', { name: '바카라' })).toBeTruthy();
  });

  test('a guest finds matches and the board of a league without logging in', async () => {
    const { router } = renderApp(server({ member: false }));
    type(await openSearch(), '바카라');
    fireEvent.click(within(await group('리그')).getByRole('option'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sports'));
    type(await openSearch(), '바카라');
    fireEvent.click(within(await group('경기')).getByRole('option'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sports/event/41'));
  });

  test('what has led somewhere is offered again, six of them, until it is forgotten', async () => {
    const { router } = renderApp(server(), quiet);
    for (const search of ['포인트', '쿠폰', '출석', '룰렛', '쪽지', '내 정보', '포인트', '환전']) {
      const input = await openSearch();
      type(input, search);
      await group('바로가기');
      fireEvent.keyDown(input, { key: 'Enter' });
      await isClosed();
    }
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/moneyMain/exchange'));
    const input = await openSearch();
    const recent = await group('최근 검색');
    expect(titles(recent)).toEqual(['환전', '포인트', '내 정보', '쪽지', '룰렛', '출석']);
    const again = within(recent).getByRole('option', { name: '내 정보' });
    // The focus stays in the field.
    expect(fireEvent.mouseDown(again)).toBe(false);
    fireEvent.click(again);
    expect(input.value).toBe('내 정보');
    type(input, '');
    const forget = await screen.findByRole('button', { name: '최근 검색 지우기' });
    forget.focus();
    fireEvent.click(forget);
    await waitFor(() => expect(screen.queryByRole('group', { name: '최근 검색' })).toBeNull());
    expect(document.activeElement).toBe(input);
    expect(localStorage.getItem('hanpan-searches')).not.toContain('포인트');
  });

  test('[ST-02] what a member has searched for is shown to nobody who uses the screen after the session', async () => {
    const { queryClient } = renderApp(server(), quiet);
    const recent = async () => {
      await openSearch();
      await group('베스트 게임');
      const list = screen.queryByRole('group', { name: '최근 검색' });
      const searches = list === null ? [] : titles(list);
      act(() => usePopups.getState().closeModal());
      await isClosed();
      return searches;
    };
    const search = async (word: string) => {
      const input = await openSearch();
      type(input, word);
      await group('바로가기');
      fireEvent.keyDown(input, { key: 'Enter' });
      await isClosed();
    };
    await search('쿠폰');
    expect(await recent()).toEqual(['쿠폰']);
    await act(() => leaveSession(queryClient));
    expect(await recent()).toEqual([]);
    const { member, ...session } = aSession();
    act(() => enterSession(queryClient, { ...session, member: { ...member, memId: 'member02' } }));
    expect(await recent()).toEqual([]);
    await search('룰렛');
    expect(await recent()).toEqual(['룰렛']);
    await act(() => leaveSession(queryClient));
    act(() => enterSession(queryClient, aSession()));
    expect(await recent()).toEqual(['쿠폰']);
  });

  test.each(['["쿠폰"]', '{"state": {"byMember": {"member01": [1, "가", null]}}, "version": 1}', 'x'])(
    'whatever the browser has kept is no obstacle: %s',
    async (held) => {
      localStorage.setItem('hanpan-searches', held);
      await searchesByMember.persist.rehydrate();
      renderApp(server(), { ...quiet, isSameDevice: true });
      await openSearch();
      await group('베스트 게임');
      const list = screen.queryByRole('group', { name: '최근 검색' });
      expect(list === null ? [] : titles(list)).toEqual(held.includes('가') ? ['가'] : []);
    },
  );
});
