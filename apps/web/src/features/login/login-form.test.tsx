import { answerWithinMs, CallError, type Caller } from '@hanpan/client';
import { sessionTexts, translate } from '@hanpan/messages';
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
  test('[BC-04] on a network that is dead it waits half a minute for the answer, and says so', async () => {
    const fake = server();
    fake.responses['/api/member/login'] = new CallError('NT99', '통신이 지연되고 있습니다.', true);
    const waits: unknown[] = [];
    const caller = ((path, body, options) => {
      if (path === '/api/member/login') waits.push(options?.timeoutMs);
      return fake.caller(path, body, options);
    }) as Caller;
    renderApp({ ...fake, caller }, { path: '/login' });
    type('자동 입력 방지 코드', await shownCode());
    type('아이디', 'member01');
    type('비밀번호', 'hanpan-demo-1');
    submit();
    expect((await screen.findAllByText('통신이 지연되고 있습니다.')).length).toBeGreaterThan(0);
    expect(waits).toEqual([answerWithinMs]);
  });

  test('[VL-01] an empty id is said first, then an empty password, and the code is not asked for anew', async () => {
    const fake = server();
    renderApp(fake, { path: '/login' });
    const code = await shownCode();
    submit();
    expect((await screen.findAllByText('아이디를 입력해 주세요.')).length).toBeGreaterThan(0);
    fireEvent.click(await screen.findByRole('button', { name: '확인' }));
    type('아이디', 'member01');
    submit();
    expect((await screen.findAllByText('비밀번호를 입력해 주세요.')).length).toBeGreaterThan(0);
    fireEvent.click(await screen.findByRole('button', { name: '확인' }));
    expect(await shownCode()).toBe(code);
    expect(fake.made.some(({ path }) => path === '/api/member/login')).toBe(false);
  });

  test('[VL-01] the code is four digits from 1 to 5, must match, and is renewed after a failure', async () => {
    const fake = server();
    renderApp(fake, { path: '/login' });
    const code = await shownCode();
    expect(code).toMatch(/^[1-5]{4}$/);
    type('아이디', 'member01');
    type('비밀번호', 'hanpan-demo-1');
    type('자동 입력 방지 코드', '9');
    submit();
    expect((await screen.findAllByText('자동 입력 방지 코드를 확인해주세요.')).length).toBeGreaterThan(0);
    expect(fake.made.some(({ path }) => path === '/api/member/login')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: '확인' }));
    expect(await shownCode()).not.toBe(code);
  });

  test('an id is remembered on this device where that was asked for, and forgotten where it was not', async () => {
    const fake = server();
    fake.responses['/api/member/login'] = aSession();
    fake.responses['/api/wallet/balance'] = aBalance(1_000, 5);
    const logIn = async () => {
      const { router } = renderApp(fake, { path: '/login', isSameDevice: true });
      type('자동 입력 방지 코드', await shownCode());
      type('아이디', 'member01');
      type('비밀번호', 'hanpan-demo-1');
      return router;
    };
    await logIn();
    fireEvent.click(screen.getByRole('checkbox', { name: '아이디 저장' }));
    submit();
    await waitFor(() => expect(localStorage.getItem('hanpan-saved-id')).toBe('member01'));
    cleanup();
    renderApp(server(), { path: '/login', isSameDevice: true });
    await shownCode();
    expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('member01');
    cleanup();
    await logIn();
    fireEvent.click(screen.getByRole('checkbox', { name: '아이디 저장' }));
    submit();
    await waitFor(() => expect(localStorage.getItem('hanpan-saved-id')).toBeNull());
  });

  test('whoever has lost the password is told how support gives another', async () => {
    const fake = server();
    const site = aSite();
    fake.responses['/api/etc/siteOption'] = {
      ...site,
      siteOption: { ...site.siteOption, supportContact: '02-123-4567' },
    };
    renderApp(fake, { path: '/login' });
    fireEvent.click(await screen.findByText('비밀번호를 잊으셨나요?'));
    const number = await screen.findByRole('link', { name: '02-123-4567' });
    expect(number.getAttribute('href')).toBe('tel:021234567');
    expect(screen.getByText(/^고객센터에 아이디와 가입한 휴대폰 번호를/)).toBeTruthy();
  });

  test.each([
    ['ko', '비밀번호를 잊으셨나요?', /추천한 분에게/],
    ['en', 'Forgot your password?', /the person who referred you/],
    ['vi', 'Quên mật khẩu?', /người đã giới thiệu/],
  ] as const)(
    'in %s a site without a contact sends nobody to a customer centre that is closed to guests',
    async (locale, question, words) => {
      renderApp(server(), { path: '/login', locale });
      fireEvent.click(await screen.findByText(question));
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByText(translate(sessionTexts['session.lostAsk'], locale))).toBeNull();
    },
  );

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

  test('a member with a second factor is asked for its code in a second step, and a wrong one is asked for again', async () => {
    const fake = server();
    fake.responses['/api/member/login'] = new CallError('L006', '인증 앱의 6자리 코드를 입력해 주세요.');
    const { router } = renderApp(fake, { path: '/login' });
    type('자동 입력 방지 코드', await shownCode());
    type('아이디', 'member01');
    type('비밀번호', 'hanpan-demo-1');
    submit();
    const step = within(await screen.findByRole('form', { name: '인증 코드 입력' }));
    const field = step.getByLabelText(/^인증 코드/);
    expect(document.activeElement).toBe(field);
    expect(step.getByText('member01 계정은 2단계 인증을 씁니다.')).toBeTruthy();
    expect(step.getByText('휴대폰도 복구 코드도 없나요?')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.click(step.getByRole('button', { name: '로그인' }));
    fake.responses['/api/member/login'] = new CallError('L007', '코드가 맞지 않거나 이미 쓴 코드입니다.');
    fireEvent.change(field, { target: { value: '123456' } });
    fireEvent.click(step.getByRole('button', { name: '로그인' }));
    expect(await step.findByText('코드가 맞지 않거나 이미 쓴 코드입니다.')).toBeTruthy();
    fake.responses['/api/member/login'] = aSession();
    fake.responses['/api/wallet/balance'] = aBalance(1_000, 5);
    fireEvent.change(field, { target: { value: '654321' } });
    fireEvent.click(step.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
    const bodies = fake.made.filter(({ path }) => path === '/api/member/login').map(({ body }) => body);
    const first = { memId: 'member01', memPass: 'hanpan-demo-1' };
    expect(bodies).toEqual([first, { ...first, code: '123456' }, { ...first, code: '654321' }]);
  });

  test('from the second step one may start again', async () => {
    const fake = server();
    fake.responses['/api/member/login'] = new CallError('L006', '인증 앱의 6자리 코드를 입력해 주세요.');
    renderApp(fake, { path: '/login' });
    type('자동 입력 방지 코드', await shownCode());
    type('아이디', 'member01');
    type('비밀번호', 'hanpan-demo-1');
    submit();
    fireEvent.click(await screen.findByRole('button', { name: '처음부터' }));
    expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('member01');
  });

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
