import { CallError } from '@hanpan/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCaller } from '../../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../../test/fixtures.ts';
import { renderApp, setWidth } from '../../test/render-app.tsx';

beforeEach(() => {
  setWidth(390);
});
afterEach(cleanup);

function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
  });
}

/** The code as a screen reader hears it, without the spaces between the digits. */
async function shownCode(): Promise<string> {
  const said = await screen.findByText(/자동 입력 방지 코드: /);
  return (said.textContent ?? '').replace(/\D/g, '');
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = () =>
  fireEvent.click(screen.getAllByRole('button', { name: '로그인' }).at(-1) ?? document.body);

describe('logging in', () => {
  test('[VL-01] the code is four digits from 1 to 5, must match, and is renewed after a failure', async () => {
    const fake = server();
    renderApp(fake, { path: '/login' });
    const code = await shownCode();
    expect(code).toMatch(/^[1-5]{4}$/);
    type('자동 입력 방지 코드', '9');
    submit();
    expect((await screen.findAllByText('자동 입력 방지 코드를 확인해주세요.')).length).toBeGreaterThan(0);
    expect(fake.made.some(({ path }) => path === '/api/member/login')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: '확인' }));
    expect(await shownCode()).not.toBe(code);
    type('자동 입력 방지 코드', await shownCode());
    submit();
    expect((await screen.findAllByText('아이디를 입력해 주세요.')).length).toBeGreaterThan(0);
  });

  test.each(['L001', 'L002'] as const)(
    '[CL-38] %s alerts the text of the server, and the code is another one',
    async (code) => {
      const fake = server();
      const text = '로그인정보가 올바르지 않습니다. 확인해주세요.';
      fake.responses['/api/member/login'] = new CallError(code, text);
      renderApp(fake, { path: '/login' });
      const before = await shownCode();
      type('자동 입력 방지 코드', before);
      type('아이디', 'member01');
      type('비밀번호', 'wrong');
      submit();
      expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: '확인' }));
      expect(await shownCode()).not.toBe(before);
      expect(screen.getByLabelText<HTMLInputElement>('자동 입력 방지 코드').value).toBe('');
    },
  );

  test('success goes to the dashboard with the balance of the response', async () => {
    const fake = server();
    fake.responses['/api/member/login'] = aSession();
    fake.responses['/api/wallet/balance'] = aBalance(1_284_500, 5);
    const { router } = renderApp(fake, { path: '/login' });
    type('자동 입력 방지 코드', await shownCode());
    type('아이디', 'member01');
    type('비밀번호', 'hanpan-demo-1');
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
    expect(await screen.findByText('1,284,500')).toBeTruthy();
  });
});
