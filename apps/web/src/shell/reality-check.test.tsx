import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announceCheck } from '../app/check-news.ts';
import { usePopups } from '../app/popups.ts';
import { sessionKey } from '../app/session-cache.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

type Check = DataOf<'/api/protection/check'>;

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

function checkOf(change: Partial<Check> = {}): Check {
  return {
    minutes: 30,
    dueAt: inMinutes(-1),
    since: inMinutes(-125.5),
    stakeAmount: amount(170_000),
    openAmount: amount(20_000),
    paidAmount: amount(110_000),
    resultAmount: amount(-40_000),
    ...change,
  };
}

/** A member whose check is due at that moment; after it was seen the next one is half an hour away. */
function open(checkDueAt: string | undefined, path = '/member/main') {
  const next = inMinutes(30);
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/main/popupList': { list: [] },
    '/api/member/info': aSession(checkDueAt === undefined ? {} : { checkDueAt }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/member/logout': {},
    '/api/protection/check': checkOf(),
    '/api/protection/acknowledge': checkOf({ dueAt: next }),
  });
  const made = (wanted: string) => fake.made.filter((call) => call.path === wanted).length;
  const view = renderApp(fake, { path });
  const dueAt = () =>
    view.queryClient.getQueryData<{ member: { checkDueAt: unknown } }>(sessionKey)?.member.checkDueAt;
  return { ...view, fake, made, next, dueAt };
}

const name = '이용 현황을 확인해 주세요';
const dialog = () => screen.findByRole('alertdialog', { name }, { timeout: 5000 });
const press = async (button: string) =>
  fireEvent.click(within(await dialog()).getByRole('button', { name: button }));

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the reality check', () => {
  test('[RG-13][RG-14] comes when it is due, and says how long, how much was staked, what came back and what that comes to', async () => {
    const { made } = open(new Date(Date.now() + 1_200).toISOString());
    await screen.findByText('1,284,500');
    expect(made('/api/protection/check')).toBe(0);
    const shown = within(await dialog());
    const figure = (label: string) => shown.getByText(label).nextElementSibling?.textContent;
    expect(figure('로그인한 시간')).toBe('2시간 5분');
    expect(figure('베팅')).toContain('170,000');
    expect(figure('결과를 기다리는 베팅')).toContain('20,000');
    expect(figure('적중금·반환')).toContain('110,000');
    expect(figure('손익')).toContain('-40,000');
    expect(shown.getByText(/다음 알림은 30분 뒤입니다/)).toBeTruthy();
  });

  test('[RG-13] is left by no key and no click beside it, and takes the focus off whatever was being typed', async () => {
    open(inMinutes(-1));
    const shown = await dialog();
    await waitFor(() => expect(document.activeElement).toBe(shown));
    fireEvent.keyDown(shown, { key: 'Escape' });
    fireEvent.keyDown(shown, { key: 'Enter' });
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(await dialog()).toBe(shown);
    expect(
      within(shown)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['로그아웃', '기록 보기', '계속하기']);
  });

  test('[RG-13] is acknowledged with one press, and comes again when the server says', async () => {
    const { made, next, dueAt, router } = open(inMinutes(-1));
    await press('계속하기');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(made('/api/protection/acknowledge')).toBe(1);
    expect(dueAt()).toBe(next);
    expect(router.state.location.pathname).toBe('/member/main');
  });

  test('what was refused because of it is asked again once it was seen', async () => {
    const { queryClient } = open(inMinutes(-1));
    const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
    await press('계속하기');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(JSON.stringify(refreshed.mock.calls)).toContain('/api/bet/quote');
  });

  test('[RG-13] offers the history, which acknowledges it too', async () => {
    const { made, router } = open(inMinutes(-1));
    await press('기록 보기');
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/mypage/betting/list'));
    expect(made('/api/protection/acknowledge')).toBe(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[RG-13] offers the way out, which acknowledges nothing', async () => {
    const { made, router } = open(inMinutes(-1));
    await press('로그아웃');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(made('/api/member/logout')).toBe(1);
    expect(made('/api/protection/acknowledge')).toBe(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[RG-13] stands over a game that is framed', async () => {
    open(inMinutes(-1), '/member/slot/game?launch=launch-1');
    expect(await dialog()).toBeTruthy();
  });

  describe('over a game that the browser shows in full screen', () => {
    const inFullScreen = (element: Element | null, exitFullscreen = vi.fn(() => Promise.resolve())) => {
      Object.assign(document, { fullscreenElement: element, exitFullscreen });
      return exitFullscreen;
    };
    afterEach(() => {
      Reflect.deleteProperty(document, 'fullscreenElement');
      Reflect.deleteProperty(document, 'exitFullscreen');
    });

    test('[RG-13] leaves full screen, because the game would lie over it', async () => {
      const leave = inFullScreen(document.body);
      open(inMinutes(-1), '/member/slot/game?launch=launch-1');
      await dialog();
      expect(leave).toHaveBeenCalledOnce();
    });

    test('[RG-13] stands there all the same where the browser does not let go of it', async () => {
      const leave = inFullScreen(
        document.body,
        vi.fn(() => Promise.reject(new TypeError('not active'))),
      );
      open(inMinutes(-1), '/member/slot/game?launch=launch-1');
      await press('계속하기');
      expect(leave).toHaveBeenCalledOnce();
    });

    test('asks for nothing where nothing is in full screen', async () => {
      const leave = inFullScreen(null);
      open(inMinutes(-1));
      await dialog();
      expect(leave).not.toHaveBeenCalled();
    });
  });

  test('[RG-13] comes as well where a bet was refused because of it and the page did not know', async () => {
    const { made } = open(undefined);
    await screen.findByText('1,284,500');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(made('/api/protection/check')).toBe(0);
    act(() => announceCheck());
    await press('계속하기');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('that was seen in another window meanwhile is not shown here', async () => {
    const later = inMinutes(12);
    const view = open(undefined);
    view.fake.responses['/api/protection/check'] = checkOf({ dueAt: later });
    await screen.findByText('1,284,500');
    act(() => announceCheck());
    await waitFor(() => expect(view.dueAt()).toBe(later));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[RG-13] goes away here as well once it was seen in another window, which was beside this one all the time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { fake, dueAt } = open(inMinutes(-1));
    await dialog();
    const later = inMinutes(12);
    fake.responses['/api/protection/check'] = checkOf({ dueAt: later });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dueAt()).toBe(later);
  });

  test('that was not taken stays, and says why', async () => {
    const due = inMinutes(-1);
    const { fake, dueAt } = open(due);
    fake.responses['/api/protection/acknowledge'] = new CallError('E429', '잠시 뒤에 다시 시도해 주세요.');
    await press('계속하기');
    expect(await within(await dialog()).findByText('잠시 뒤에 다시 시도해 주세요.')).toBeTruthy();
    expect(dueAt()).toBe(due);
  });

  test('that cannot be loaded is tried again or left by logging out, and never acknowledged unseen', async () => {
    const { fake } = open(inMinutes(-1));
    fake.responses['/api/protection/check'] = new CallError('E001', '오류');
    const shown = within(await dialog());
    expect(await shown.findByText('이용 현황을 불러오지 못했습니다')).toBeTruthy();
    expect(shown.queryByRole('button', { name: '계속하기' })).toBeNull();
    expect(shown.getByRole('button', { name: '로그아웃' })).toBeTruthy();
    fake.responses['/api/protection/check'] = checkOf();
    fireEvent.click(shown.getByRole('button', { name: /다시/ }));
    expect(await shown.findByRole('button', { name: '계속하기' })).toBeTruthy();
  });

  test('that cannot be loaded stays where it is while it is asked for again', async () => {
    const { fake } = open(inMinutes(-1));
    fake.responses['/api/protection/check'] = new CallError('E001', '오류');
    const shown = await dialog();
    let answer: (check: Check) => void = () => undefined;
    fake.responses['/api/protection/check'] = () =>
      new Promise<Check>((resolve) => {
        answer = resolve;
      }) as never;
    const again = await within(shown).findByRole('button', { name: /다시/ });
    fireEvent.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    expect(await dialog()).toBe(shown);
    act(() => answer(checkOf()));
    expect(await within(shown).findByRole('button', { name: '계속하기' })).toBeTruthy();
  });

  test('waits behind the last minute of a session, and holds back what can wait', async () => {
    open(inMinutes(-1));
    await dialog();
    expect(usePopups.getState().holds).toBe(1);
    const idle = { kind: 'idle', endsAtMs: Date.now() + minute, stay: () => undefined } as const;
    act(() => usePopups.getState().enqueue(idle));
    expect(await screen.findByRole('alertdialog', { name: '곧 로그아웃됩니다' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog', { name })).toBeNull();
    act(() => usePopups.getState().dismiss(idle));
    await press('계속하기');
    await waitFor(() => expect(usePopups.getState().holds).toBe(0));
  });
});
