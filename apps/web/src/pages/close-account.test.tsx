import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeMerge } from '../app/merge-store.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

type Closing = DataOf<'/api/member/closing'>;

const free: Closing = {
  isPartnerMember: 'N',
  bets: [],
  games: [],
  requests: [],
  cashAmt: amount(37_000),
  bankName: '국민은행',
  accountNumber: '***-4821',
  accountHolder: '김*현',
  pointAmt: amount(700),
  bonusAmt: amount(0),
};
const closed: DataOf<'/api/member/close'> = {
  closedAt: '2026-03-02T03:00:00.000Z',
  payoutAmt: amount(37_000),
  receiptId: 'W-260302-000042',
  bankName: free.bankName,
  accountNumber: free.accountNumber,
  accountHolder: free.accountHolder,
};

/** The page of one's own details, with what closing the account would do now. */
function open(closing: Closing | CallError, settings: { path?: string; locale?: 'ko' | 'en' | 'vi' } = {}) {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(37_000, 5),
    '/api/member/closing': closing,
  });
  const view = renderApp(fake, { path: '/member/mypage/info', ...settings });
  return { fake, ...view };
}

async function dialogOf(closing: Closing | CallError) {
  const view = open(closing);
  fireEvent.click(await screen.findByRole('button', { name: '탈퇴하기' }, { timeout: 5_000 }));
  const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }, { timeout: 5_000 }));
  return { ...view, dialog };
}

const bodiesOf = ({ made }: ReturnType<typeof fakeCaller>) =>
  made.filter(({ path }) => path === '/api/member/close').map(({ body }) => body);

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  closeMerge();
});

describe('closing one’s own account', () => {
  test('[ACC-12] what is paid, where to and what lapses is said first; password and tick are asked for', async () => {
    const { dialog, fake } = await dialogOf(free);
    expect((await dialog.findByText('환전될 보유금')).parentElement?.textContent).toContain('37,000');
    expect(dialog.getByText('받을 계좌').parentElement?.textContent).toContain('국민은행 ***-4821 김*현');
    expect(dialog.getByText('사라지는 포인트').parentElement?.textContent).toContain('700');
    expect(dialog.queryByText('사라지는 보너스')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    expect(await dialog.findByText('현재 비밀번호를 입력해 주세요.')).toBeTruthy();
    expect(dialog.getByText('확인란을 선택해 주세요.')).toBeTruthy();
    expect(bodiesOf(fake)).toEqual([]);
  });

  test('[ACC-12] afterwards the page is that of a guest, and says what will be paid with its receipt, once', async () => {
    const { dialog, fake, realtime, router } = await dialogOf(free);
    fireEvent.change(await dialog.findByLabelText(/^현재 비밀번호/, { selector: 'input' }), {
      target: { value: 'correct horse 1' },
    });
    fireEvent.change(dialog.getByLabelText(/^탈퇴 사유/), { target: { value: '쉬고 싶어서' } });
    fireEvent.click(dialog.getByRole('checkbox'));
    fake.responses['/api/member/close'] = () => {
      // The server ends the session of every page, of this one too, before its answer is read.
      realtime.push('LOGOUT', { data1: 'E401' });
      fake.responses['/api/member/info'] = new CallError('E401', '');
      fake.responses['/api/wallet/balance'] = new CallError('E401', '');
      return closed;
    };
    fireEvent.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    const said = within(await screen.findByRole('alertdialog', { name: '탈퇴했습니다' }, { timeout: 5_000 }));
    expect(said.getByText(/37,000원이 국민은행 \*\*\*-4821 계좌로/).textContent).toContain('W-260302-000042');
    expect(bodiesOf(fake)).toEqual([{ memPass: 'correct horse 1', reason: '쉬고 싶어서' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    fireEvent.click(said.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText(/로그인 시간이 끝났습니다/)).toBeNull();
  });

  test('a refusal is said in the dialog, and the member stays where it is', async () => {
    const { dialog, fake, router } = await dialogOf(free);
    fake.responses['/api/member/close'] = new CallError('U120', '현재 비밀번호가 맞지 않습니다.');
    fireEvent.change(await dialog.findByLabelText(/^현재 비밀번호/, { selector: 'input' }), {
      target: { value: 'no' },
    });
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    expect(await dialog.findByText('현재 비밀번호가 맞지 않습니다.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/member/mypage/info');
  });

  test('[ACC-12] what stands in the way is listed with the way to it, and there is nothing to press', async () => {
    const { dialog } = await dialogOf({
      ...free,
      bets: [
        { family: 'sports', count: 2, amount: amount(15_000) },
        { family: 'bingo', count: 1, amount: amount(500) },
      ],
      games: [{ vendorKey: 'moon', vendorName: { ko: '달', en: 'Moon', vi: 'Moon' }, amount: amount(8_000) }],
      requests: [{ kind: 'in', receiptId: 'D-260302-000007', amount: amount(30_000) }],
    });
    expect(await dialog.findByText('스포츠: 끝나지 않은 베팅 2건, 15,000원')).toBeTruthy();
    // A family that is newer than the page.
    expect(dialog.getByText('게임: 끝나지 않은 베팅 1건, 500원')).toBeTruthy();
    expect(dialog.getByText('달 게임머니 8,000원')).toBeTruthy();
    expect(dialog.getByText(/D-260302-000007/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
    const ways = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/member/mypage/betting/list',
      '/member/mypage/betting/list',
      '/member/mypage/charge/list',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: '보유금으로 가져오기' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '회원 탈퇴' })).toBeNull());
  });

  test('a partner is told who closes its account', async () => {
    const { dialog } = await dialogOf({ ...free, isPartnerMember: 'Y' });
    expect(
      await dialog.findByText(/파트너 계정은 직접 탈퇴할 수 없습니다. 고객센터에 요청하시면/),
    ).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
  });

  test('what could not be loaded is loaded again on a press', async () => {
    const { dialog, fake } = await dialogOf(new CallError('E001', '오류'));
    expect(await dialog.findByText('탈퇴 정보를 불러오지 못했습니다', {}, { timeout: 8_000 })).toBeTruthy();
    fake.responses['/api/member/closing'] = free;
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '다시 시도' })));
    expect(await dialog.findByText('환전될 보유금')).toBeTruthy();
  });
});
