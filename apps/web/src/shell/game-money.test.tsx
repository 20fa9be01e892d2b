import { CallError } from '@hanpan/client';
import type { DataOf, ResultCode } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGameWindow } from '../app/game-window.ts';
import { closeMerge } from '../app/merge-store.ts';
import { holdPopups } from '../app/popups.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

type Wallet = DataOf<'/api/cash/getUserCash'>;
type Merged = DataOf<'/api/cash/merge'>;

const wallet = (change: Partial<Wallet> = {}): Wallet => ({
  cashAmt: amount(1_284_500),
  gameAmt: amount(70_000),
  games: [
    { vendorKey: 'hongsa', vendorName: { ko: '홍사', en: 'Hongsa', vi: 'Hongsa' }, amount: amount(70_000) },
  ],
  pointAmt: amount(23_480),
  compAmt: amount(310),
  holdAmt: amount(20_000),
  bonusAmt: amount(5_000),
  memCashFlag: 'Y',
  version: 5,
  ...change,
});

const merged: Merged = {
  resultCode: '0',
  resultMessage: '정상',
  movedAmt: amount(70_000),
  cashAmt: amount(1_354_500),
  version: 6,
};
const refusal = (code: ResultCode, message: string) =>
  new CallError(code, message, code === 'NT99' || code === 'TE99');

function server(merge: Merged | CallError = merged, held: Wallet = wallet()) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/cash/getUserCash': held,
    '/api/cash/merge': merge,
    '/api/partner/merge': merge,
    '/api/member/changeMemCashFlag': { flag: 'N' },
  });
}

const failedText = '통합머니 전환에 실패했습니다. 고객센터로 문의해 주세요.';
const completeText = '통합머니 전환이 완료되었습니다.';
const countOf = (fake: ReturnType<typeof server>, path: string) =>
  fake.made.filter((each) => each.path === path).length;

beforeEach(() => {
  setWidth(1440);
  closeMerge();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a balance of nothing', () => {
  const empty = (held: Partial<Wallet>) => {
    const fake = server(merged, wallet({ cashAmt: amount(0), ...held }));
    const session = aSession();
    fake.responses['/api/member/info'] = { ...session, member: { ...session.member, cashAmt: amount(0) } };
    fake.responses['/api/wallet/balance'] = aBalance(0, 5);
    return fake;
  };

  test.each([390, 1440])('at %i px says what a game has taken along, and brings it back', async (width) => {
    setWidth(width);
    const fake = empty({});
    renderApp(fake, { path: '/member/rotary' });
    fireEvent.click(await screen.findByRole('button', { name: '게임머니 70,000원을 보유금으로 전환' }));
    expect(await screen.findByText(completeText)).toBeTruthy();
    expect(countOf(fake, '/api/cash/merge')).toBe(1);
  });

  test('with nothing in games says nothing, and a balance of something does not ask', async () => {
    const fake = empty({ gameAmt: amount(0), games: [] });
    renderApp(fake, { path: '/member/rotary' });
    await waitFor(() => expect(countOf(fake, '/api/cash/getUserCash')).toBe(1));
    expect(screen.queryByRole('button', { name: /게임머니/ })).toBeNull();
    cleanup();
    const rich = server();
    renderApp(rich, { path: '/member/rotary' });
    await screen.findByText('1,284,500');
    expect(countOf(rich, '/api/cash/getUserCash')).toBe(0);
  });
});

async function openPanel(fake = server()) {
  renderApp(fake, { path: '/member/main' });
  holdPopups();
  fireEvent.click(await screen.findByRole('button', { name: '내 지갑' }));
  return screen.findByRole('dialog', { name: '내 지갑' });
}

/** Delays the response of the conversion, and returns the function that sends it. */
function respondsLater(fake: ReturnType<typeof server>): (value: Merged) => void {
  let respond: (value: Merged) => void = () => undefined;
  const responded = new Promise<Merged>((resolve) => {
    respond = resolve;
  });
  fake.responses['/api/cash/merge'] = (() => responded) as never;
  return respond;
}

describe('the wallet', () => {
  test('[EN-06] every kind of money is shown separately, game money by vendor', async () => {
    const panel = await openPanel();
    for (const [name, shown] of [
      ['보유금', '1,284,500'],
      ['게임머니', '70,000'],
      ['홍사', '70,000'],
      ['보너스', '5,000'],
      ['환전 보류금', '20,000'],
      ['포인트', '23,480'],
      ['콤프', '310'],
    ] as const) {
      const term = await within(panel).findByText(name);
      expect(term.nextElementSibling?.textContent).toContain(shown);
    }
  });

  test('without game money there is nothing to convert', async () => {
    const panel = await openPanel(server(merged, wallet({ gameAmt: amount(0), games: [] })));
    const button = await within(panel).findByRole('button', { name: '보유금으로 전환' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  test('the automatic conversion is switched at once', async () => {
    const fake = server();
    const panel = await openPanel(fake);
    fireEvent.click(await within(panel).findByRole('switch'));
    await waitFor(() => expect(countOf(fake, '/api/member/changeMemCashFlag')).toBe(1));
    expect(fake.made.find(({ path }) => path === '/api/member/changeMemCashFlag')?.body).toEqual({
      flag: 'N',
    });
  });

  test('a wallet that cannot be read says that the money is unaffected', async () => {
    const fake = server();
    fake.responses['/api/cash/getUserCash'] = refusal('E001', 'broken');
    const panel = await openPanel(fake);
    expect(
      await within(panel).findByText('지갑을 불러오지 못했습니다', {}, { timeout: 20_000 }),
    ).toBeTruthy();
  });

  test('on a phone it is in the side menu', async () => {
    setWidth(390);
    renderApp(server(), { path: '/member/main' });
    holdPopups();
    fireEvent.click(await screen.findByRole('button', { name: '전체 메뉴 열기' }));
    const menu = await screen.findByRole('dialog');
    fireEvent.click(within(menu).getByRole('button', { name: '내 지갑' }));
    expect(await within(menu).findByText('환전 보류금')).toBeTruthy();
  });
});

describe('the conversion from the header', () => {
  async function convert(fake = server()) {
    const panel = await openPanel(fake);
    expect(screen.queryByText('통합머니 전환')).toBeNull();
    fireEvent.click(await within(panel).findByRole('button', { name: '보유금으로 전환' }));
  }

  test('[ST-11] it is hidden until it is asked for, runs, and says that it is complete', async () => {
    const fake = server();
    const respond = respondsLater(fake);
    await convert(fake);
    expect(await screen.findByText('게임머니를 보유금으로 전환하고 있습니다.')).toBeTruthy();
    respond(merged);
    expect(await screen.findByText(completeText)).toBeTruthy();
    expect((await screen.findByRole('banner')).textContent).toContain('1,354,500');
  });

  test('[BC-03][ST-11] it closes itself 1.8 seconds after it is complete', async () => {
    const fake = server();
    const respond = respondsLater(fake);
    await convert(fake);
    await screen.findByText('게임머니를 보유금으로 전환하고 있습니다.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => respond(merged));
    // Only the clock stands still: the response still has to reach the page.
    while (screen.queryByText(completeText) === null)
      await act(() => new Promise((done) => setImmediate(done)));
    await act(() => vi.advanceTimersByTimeAsync(1_799));
    expect(screen.queryByText(completeText)).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(completeText)).toBeNull();
  });

  test("[ST-11] C009 warns in the server's words and cancels", async () => {
    await convert(server(refusal('C009', '게임을 닫고 최대 1분만 기다려 주세요.')));
    expect(await screen.findByText('게임을 닫고 최대 1분만 기다려 주세요.')).toBeTruthy();
    expect(screen.queryByText('통합머니 전환')).toBeNull();
    expect(screen.queryByText(failedText)).toBeNull();
  });

  test('one that is asked for anew is not answered by what an earlier one had done', async () => {
    const fake = server(refusal('NT99', 'delayed'));
    await convert(fake);
    await screen.findByRole('button', { name: '5초 뒤 다시 시도' });
    fireEvent.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
    const moves = [70_000, 30_000];
    fake.responses['/api/cash/merge'] = () => ({ ...merged, movedAmt: amount(moves.shift() ?? 0) });
    fake.stored.add('/api/cash/merge');
    fireEvent.click(await screen.findByRole('button', { name: '내 지갑' }));
    fireEvent.click(await screen.findByRole('button', { name: '보유금으로 전환' }));
    expect(await screen.findByText(completeText)).toBeTruthy();
    expect(screen.getByText(/전환한 금액/).textContent).toContain('30,000');
    const keys = fake.made.flatMap(({ path, body }) =>
      path === '/api/cash/merge' ? [(body as { idempotencyKey: string }).idempotencyKey] : [],
    );
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('money that had come back by itself is not said to be nothing', async () => {
    await convert(server({ ...merged, movedAmt: amount(0) }));
    expect(await screen.findByText(completeText)).toBeTruthy();
    expect(screen.queryByText(/전환한 금액/)).toBeNull();
  });

  test.each(['9999', 'B0091', 'E001'] as const)(
    '[ST-11] %s is a failure for the customer center',
    async (code) => {
      await convert(server(refusal(code, 'the reason')));
      expect(await screen.findByText(failedText)).toBeTruthy();
      expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
      fireEvent.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
      await waitFor(() => expect(screen.queryByText(failedText)).toBeNull());
    },
  );

  test.each(['NT99', 'TE99'] as const)(
    '[BC-04] after %s it may be retried in 5 seconds, as the same conversion',
    async (code) => {
      const fake = server(refusal(code, 'delayed'));
      await convert(fake);
      const button = await screen.findByRole('button', { name: '5초 뒤 다시 시도' });
      expect(button.hasAttribute('disabled')).toBe(true);
      // The money may have moved: neither is it said to be lost, nor the conversion to have failed.
      expect(screen.getByText('통합머니 전환 결과를 아직 확인하지 못했습니다.')).toBeTruthy();
      expect(screen.queryByText(failedText)).toBeNull();
      // The text of TE99 names support by itself.
      expect(screen.queryByText(/계속되면 고객센터로/) === null).toBe(code === 'TE99');
      fake.responses['/api/cash/merge'] = merged;
      const again = await screen.findByRole('button', { name: '다시 시도' }, { timeout: 30_000 });
      fireEvent.click(again);
      expect(await screen.findByText(completeText)).toBeTruthy();
      const keys = fake.made.filter(({ path }) => path === '/api/cash/merge').map(({ body }) => body);
      expect(keys).toHaveLength(2);
      expect(keys[1]).toEqual(keys[0]);
    },
  );
});

describe('the fixed notices', () => {
  test('[ST-12] a member who withdraws while money is in games is asked to convert it', async () => {
    const fake = server();
    renderApp(fake, { path: '/member/moneyMain/exchange' });
    holdPopups();
    const notice = await screen.findByRole('dialog', { name: '통합머니 전환' });
    expect(notice.textContent).toContain('통합머니 처리가 완료되지 않았습니다. 전환을 눌러 주세요.');
    expect(notice.textContent).toContain('게임머니 70,000원');
    expect(countOf(fake, '/api/cash/merge')).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '전환' }));
    expect(await screen.findByText(completeText)).toBeTruthy();
    expect(countOf(fake, '/api/cash/merge')).toBe(1);
  });

  /** A partner takes money back from a member below, whose money may be in a game. */
  async function forPartner(response: Merged | CallError) {
    const fake = server(response);
    fake.responses['/api/member/info'] = aSession({ partner: 'Y' });
    fake.responses['/api/give/targets'] = {
      list: [{ memId: 'member77', memNick: '초록지붕', partnerRank: 'NORMAL', depth: 1, cashAmt: amount(0) }],
      pageInfo: { page: 1, count_per_list: 10, total: 1 },
      canGive: 'Y',
      canTakeBack: 'Y',
    };
    fake.responses['/api/give/list'] = {
      list: [],
      pageInfo: { page: 1, count_per_list: 10, total: 0 },
      givenAmt: amount(0),
      takenBackAmt: amount(0),
    };
    renderApp(fake, { path: '/member/mypage/give' });
    holdPopups();
    fireEvent.click(await screen.findByText('초록지붕'));
    fireEvent.click(await screen.findByRole('radio', { name: '회수' }));
    fireEvent.click(screen.getByRole('button', { name: '회원의 게임머니 전환' }));
    const notice = '파트너 회원의 게임머니가 통합머니로 전환되지 않았습니다. 전환을 눌러 주세요.';
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getByText('대상 회원: member77')).toBeTruthy();
    expect(countOf(fake, '/api/partner/merge')).toBe(0);
    fireEvent.click(
      within(screen.getByRole('dialog', { name: '통합머니 전환' })).getByRole('button', { name: '전환' }),
    );
    return fake;
  }

  test('[ST-12] a partner converts for a member, by a separate call', async () => {
    const fake = await forPartner(merged);
    expect(await screen.findByText(completeText)).toBeTruthy();
    const call = fake.made.find(({ path }) => path === '/api/partner/merge');
    expect(call?.body).toMatchObject({ memId: 'member77', idempotencyKey: expect.any(String) });
    expect((await screen.findByRole('banner')).textContent).toContain('1,284,500');
    await waitFor(() => expect(countOf(fake, '/api/give/targets')).toBeGreaterThan(1));
  });

  test('[ST-12] C009 is shown to the partner, and the notice closes', async () => {
    await forPartner(refusal('C009', '게임이 아직 열려 있습니다. 기다려 주세요.'));
    expect(await screen.findByText('게임이 아직 열려 있습니다. 기다려 주세요.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: '통합머니 전환' })).toBeNull();
  });
});

test('[ST-09] when the game window is closed, the balance is asked for again', async () => {
  const fake = server();
  renderApp(fake, { path: '/member/main' });
  await screen.findByRole('button', { name: '내 지갑' });
  await waitFor(() => expect(countOf(fake, '/api/wallet/balance')).toBeGreaterThan(0));
  const popup = { closed: false, focus: () => undefined, close: () => undefined };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  openGameWindow('https://games.test/');
  const asked = async () => {
    const before = countOf(fake, '/api/wallet/balance');
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
    });
    return countOf(fake, '/api/wallet/balance') - before;
  };
  expect(await asked()).toBe(0);
  popup.closed = true;
  expect(await asked()).toBe(1);
  expect(await asked()).toBe(0);
});
