import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdPopups } from '../app/popups.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function server({ member = true }: { member?: boolean } = {}) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [aGameCode('SLOT', 'Slot', 'reel', 1)] },
    '/api/etc/bank': { list: [] },
    ...(member ? { '/api/member/info': aSession(), '/api/wallet/balance': aBalance(1_284_500, 5) } : {}),
  });
}

/** Longer than the menu waits for a pointer that has left it. */
const afterLeavingMs = 1000;

describe('what a hovering pointer opens', () => {
  async function hoverSlots() {
    renderApp(server());
    const nav = await screen.findByRole('navigation', { name: '주 메뉴' });
    const button = within(nav).getByRole('button', { name: '슬롯' });
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    return { nav, button, link: await within(nav).findByRole('link', { name: 'reel 게임' }) };
  }

  test('[A11Y-4] stays while the pointer goes into it and rests there, and leaves after the pointer', async () => {
    const { nav, link } = await hoverSlots();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerLeave(nav, { pointerType: 'mouse' });
    fireEvent.pointerEnter(nav, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(afterLeavingMs));
    expect(link.isConnected).toBe(true);
    fireEvent.pointerLeave(nav, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(afterLeavingMs));
    expect(link.isConnected).toBe(false);
  });

  test('[A11Y-4] is closed by Escape while the focus is elsewhere, without moving the pointer or the focus', async () => {
    const { link } = await hoverSlots();
    const focused = document.activeElement;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(link.isConnected).toBe(false));
    expect(document.activeElement).toBe(focused);
  });
});

test.each([
  ['the desktop', 1440],
  ['the phone', 390],
] as const)('[A11Y-4] on %s a balance that is pushed is told as a status message', async (_, width) => {
  setWidth(width);
  const { realtime } = renderApp(server(), { path: '/member/rotary' });
  holdPopups();
  await screen.findByText('1,284,500');
  act(() => realtime.push('CASH', { data1: amount(1_300_000), data2: amount(0), version: 6 }));
  const shown = await screen.findByText('1,300,000');
  expect(shown.closest('[role="status"]')).toBeTruthy();
});

describe('help', () => {
  /** The names of the links of a part of the chrome, in their order. */
  const linksOf = async (navigation: string) => {
    const nav = await screen.findByRole('navigation', { name: navigation });
    return within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  };

  const paths = ['/member/rotary', '/member/attendendance', '/terms', '/privacy', '/fair'];

  test.each([
    ['the desktop', 1440, '바로가기'],
    ['the phone', 390, '하단 메뉴'],
  ] as const)('[A11Y-3] on %s it stands at the same place of every page', async (_, width, navigation) => {
    setWidth(width);
    const seen: (string | null)[][] = [];
    for (const path of paths) {
      renderApp(server(), { path });
      holdPopups();
      seen.push(await linksOf(navigation));
      cleanup();
    }
    expect(seen[0]).toContain('고객센터');
    expect(seen).toEqual(paths.map(() => seen[0]));
  });
});

describe('who signs in', () => {
  /** Whether the browser may put the clipboard into a field. */
  const takesPaste = (field: HTMLElement) =>
    fireEvent.paste(field, { clipboardData: { getData: () => 'x' } });

  test('[A11Y-3][SEC-11] may leave it to a password manager, and pastes into every field', async () => {
    renderApp(server({ member: false }), { path: '/login' });
    const id = await screen.findByLabelText<HTMLInputElement>('아이디');
    const password = screen.getByLabelText<HTMLInputElement>('비밀번호');
    const code = screen.getByLabelText<HTMLInputElement>('자동 입력 방지 코드');
    expect([id.autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
    for (const field of [id, password, code]) expect(takesPaste(field)).toBe(true);
  });

  test('[A11Y-3] types no code off: it is text to copy, with or without what is between its digits', async () => {
    renderApp(server({ member: false }), { path: '/login' });
    const said = await screen.findByText(/자동 입력 방지 코드: /);
    const digits = (said.textContent ?? '').replace(/\D/g, '');
    const field = screen.getByLabelText<HTMLInputElement>('자동 입력 방지 코드');
    fireEvent.change(field, { target: { value: [...digits].join(' ') } });
    expect(field.value).toBe(digits);
  });

  test('[A11Y-3] chooses a new password with the help of a manager', async () => {
    renderApp(server({ member: false }), { path: '/join' });
    const fields = ['memId', 'memPass', 'memPassCheck'].map((name) =>
      waitFor(() => {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (field === null) throw new Error(`no ${name}`);
        return field;
      }),
    );
    const [id, ...passwords] = await Promise.all(fields);
    expect(id?.autocomplete).toBe('username');
    for (const field of passwords) {
      expect(field.autocomplete).toBe('new-password');
      expect(takesPaste(field)).toBe(true);
    }
  });
});
