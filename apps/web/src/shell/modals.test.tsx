import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { savePath } from '../features/board/model.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aDocument, aGameCode, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

function server({ member = false, newMsg = 0 } = {}) {
  return fakeCaller({
    '/api/etc/siteOption': aSite('headoffice'),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [aGameCode('CASINO', 'Casino', 'soon', 1, false)] },
    '/api/etc/bank': { list: [{ bankCode: '004', bankNameKr: '국민은행', bankNameEn: 'KB Kookmin' }] },
    '/api/member/signup': { memId: 'newbie1' },
    '/api/member/checkName': { isFree: 'Y' as const },
    '/api/main/document': ({ kind }) => aDocument({ kind }),
    ...(member && {
      '/api/member/info': aSession({ newMsg }),
      '/api/wallet/balance': aBalance(1_284_500, 5, newMsg),
      '/api/minigame/getSlotList': { games: [] },
      '/api/minigame/lobby': { games: [] },
    }),
  });
}

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const application = {
  memId: 'newbie1',
  memPass: 'lantern-markets',
  memPassCheck: 'lantern-markets',
  cashOutPass: '4821',
  memNick: '달빛',
  memPhone: '010-1234-5678',
  bank: '004',
  memName: '김철수',
  bankacc: '1234567890',
  birthDate: '1990-05-05',
};

function fillIn(dialog: HTMLElement) {
  for (const [name, value] of Object.entries(application)) {
    const input = dialog.querySelector(`[name="${name}"]`);
    if (input) fireEvent.change(input, { target: { value } });
  }
}

describe('the modals of a guest', () => {
  test('[MO-01][MO-02] log-in switches to sign-up, sign-up ends in its notice, and that opens the log-in', async () => {
    const fake = server();
    const { router } = renderApp(fake);
    fireEvent.click(await screen.findByRole('button', { name: '로그인' }));
    const login = await screen.findByRole('dialog', { name: '로그인' });
    fireEvent.click(await within(login).findByRole('button', { name: '회원가입' }));
    const signup = await screen.findByRole('dialog', { name: '회원가입' });
    await within(signup).findByRole('option', { name: '국민은행' });
    expect(screen.queryByRole('dialog', { name: '로그인' })).toBeNull();
    fillIn(signup);
    for (const name of [/^이용약관에 동의/, /^개인정보 처리방침에 동의/]) {
      const tick = await within(signup).findByRole<HTMLInputElement>('checkbox', { name });
      await waitFor(() => expect(tick.disabled).toBe(false));
      fireEvent.click(tick);
    }
    fireEvent.submit(signup.querySelector('form') as HTMLFormElement);
    const done = await screen.findByText('회원가입 신청이 완료되었습니다.');
    const complete = done.closest<HTMLElement>('[role="dialog"]') as HTMLElement;
    fireEvent.click(within(complete).getByRole('button', { name: '로그인' }));
    const again = await screen.findByRole('dialog', { name: '로그인' });
    expect((await within(again).findByLabelText<HTMLInputElement>('아이디')).value).toBe('newbie1');
    expect(router.state.location.pathname).toBe('/');
  });

  test('[MO-01] the sign-up button opens sign-up', async () => {
    renderApp(server());
    fireEvent.click(await screen.findByRole('button', { name: '회원가입' }));
    expect(await screen.findByRole('dialog', { name: '회원가입' })).toBeTruthy();
  });
});

describe('the modals of a member', () => {
  const notice = '신규 메세지가 도착했습니다. 메세지 함으로 이동합니다.';

  test('[MO-01] the new-message notice leads to the messages, and is hidden on message pages', async () => {
    const { router } = renderApp(server({ member: true, newMsg: 1 }), { path: '/member/rotary' });
    const said = await screen.findByText(notice);
    const dialog = said.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') as HTMLElement;
    fireEvent.click(within(dialog).getByRole('button', { name: '메세지 함으로' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/mypage/message/list'));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  });

  test('[MO-01] the slot game list opens above the page and is closed again', async () => {
    const { router } = renderApp(server({ member: true }), { path: '/member/virtualgame' });
    fireEvent.click(await screen.findByRole('button', { name: '슬롯 게임 고르기' }));
    const list = await screen.findByRole('dialog', { name: '슬롯 게임 고르기' });
    expect(await within(list).findByRole('searchbox')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/member/virtualgame');
    fireEvent.keyDown(list, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '슬롯 게임 고르기' })).toBeNull());
  });

  test('[MO-01] an alert says what it must and goes with its button', async () => {
    renderApp(server({ member: true }), { path: '/member/partner/partnerList' });
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('파트너 회원만 이용할 수 있습니다.')).toBeTruthy();
    fireEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('[MO-01] a confirmation asks, and what is asked for is done only once it is agreed to', async () => {
    const fake = server({ member: true });
    renderApp(fake, { path: '/member/cscenter/accountqna' });
    fireEvent.click(await screen.findByRole('button', { name: /계좌.*문의/ }));
    const confirm = await screen.findByRole('alertdialog');
    expect(within(confirm).getByText('계좌문의 글을 등록하시겠습니까?')).toBeTruthy();
    const asked = () => fake.made.some(({ path }) => path === savePath);
    fireEvent.click(within(confirm).getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /계좌.*문의/ }));
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(within(again).getByRole('button', { name: /계좌.*문의/ }));
    await waitFor(() => expect(asked()).toBe(true));
  });

  test('[MO-01] while the whole page waits for an action, the loading overlay covers it', async () => {
    const fake = server({ member: true });
    let finish: () => void = () => undefined;
    const loggedOut = new Promise<object>((resolve) => {
      finish = () => resolve({});
    });
    fake.responses['/api/member/logout'] = (() => loggedOut) as never;
    renderApp(fake, { path: '/member/rotary' });
    fireEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
    expect(await screen.findByText('처리 중입니다')).toBeTruthy();
    await act(async () => finish());
    await waitFor(() => expect(screen.queryByText('처리 중입니다')).toBeNull());
  });
});
