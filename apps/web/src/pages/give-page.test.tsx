import { CallError } from '@hanpan/client';
import type { DataOf, GiveEntry } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';
import { GivePage } from './give-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const pageInfo = { page: 1, count_per_list: 10, total: 1 };
const target = {
  memId: 'member02',
  memNick: '초록지붕',
  partnerRank: 'NORMAL' as const,
  depth: 1,
  cashAmt: amount(7_000),
};
const targets: DataOf<'/api/give/targets'> = { list: [target], pageInfo, canGive: 'Y', canTakeBack: 'Y' };
const noGives: DataOf<'/api/give/list'> = {
  list: [],
  pageInfo: { ...pageInfo, total: 0 },
  givenAmt: amount(0),
  takenBackAmt: amount(0),
};
const entry: GiveEntry = {
  giveIdx: 1,
  at: '2026-01-01T10:00:00.000Z',
  kind: 'give',
  memId: 'member02',
  memNick: '초록지붕',
  amount: amount(30_000),
  balanceAfter: amount(70_000),
  success: 'Y',
  refusal: null,
  note: '시재',
};

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' }), {
    target: { value },
  });

/** The form's button asks; the one of the question moves the money. */
async function pressAndAgree(name: string) {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  const question = await screen.findByRole('alertdialog');
  const agree = within(question).getByRole('button', { name });
  fireEvent.click(agree);
  fireEvent.click(agree);
}

async function choose() {
  fireEvent.click(await screen.findByText('초록지붕'));
  return screen.findByRole('form', { name: '초록지붕님에게 지급' });
}

describe('giving', () => {
  test('[WR-39] a target is chosen, the question names sum, receiver and both balances afterwards, and two presses give once', async () => {
    let gives = noGives;
    const world = renderPage(<GivePage />, {
      '/api/give/targets': () => targets,
      '/api/give/list': () => gives,
      '/api/give/send': async () => {
        gives = { ...noGives, list: [entry], pageInfo, givenAmt: amount(30_000) };
        return { entry, cashAmt: amount(70_000), version: 2 };
      },
    });
    const form = await choose();
    type('금액', '30,000');
    type('메모', ' 시재 ');
    expect(within(form).getByText('70,000')).toBeTruthy();
    expect(within(form).getByText('37,000')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '30,000원 지급' }));
    const question = await screen.findByRole('alertdialog', {
      name: '초록지붕님에게 30,000원을 지급할까요?',
    });
    expect(within(question).getByText('member02')).toBeTruthy();
    expect(within(question).getByText('37,000')).toBeTruthy();
    fireEvent.click(within(question).getByRole('button', { name: 'cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(world.sent('/api/give/send')).toEqual([]);
    await pressAndAgree('30,000원 지급');
    const table = await screen.findByRole('table', { name: '지급·회수 내역' });
    await within(table).findByText('시재');
    expect(world.sent('/api/give/send')).toEqual([
      { idempotencyKey: expect.any(String), memId: 'member02', amount: 30_000, note: '시재' },
    ]);
    expect(within(table).getByText('완료')).toBeTruthy();
    expect(within(table).getByText('-30,000')).toBeTruthy();
  });

  test('more than the balance is refused at the field, and nothing is sent', async () => {
    const world = renderPage(<GivePage />, {
      '/api/give/targets': () => targets,
      '/api/give/list': () => noGives,
    });
    await choose();
    type('금액', '100,001');
    expect(await screen.findByText('내 보유금을 초과했습니다.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '회수' }));
    expect(await screen.findByText('상대의 보유금을 초과했습니다.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '100,001원 회수' }));
    expect(world.sent('/api/give/takeBack')).toEqual([]);
  });

  test("a refusal shows the server's text; an indeterminate outcome is retried with the same key", async () => {
    let error = new CallError('NT99', '통신이 지연되고 있습니다.', true);
    const world = renderPage(<GivePage />, {
      '/api/give/targets': () => targets,
      '/api/give/list': () => noGives,
      '/api/give/takeBack': () => Promise.reject(error),
    });
    await choose();
    fireEvent.click(screen.getByRole('radio', { name: '회수' }));
    type('금액', '7000');
    fireEvent.click(screen.getByRole('button', { name: '7,000원 회수' }));
    expect(await screen.findByText('환전 비밀번호를 입력해 주세요.')).toBeTruthy();
    expect(world.sent('/api/give/takeBack')).toEqual([]);
    type('내 환전 비밀번호', '4821');
    const press = async (words: string) => {
      await pressAndAgree('7,000원 회수');
      await screen.findByText(words);
    };
    await press('통신이 지연되고 있습니다.');
    error = new CallError('C403', '회수 금액을 확인해 주세요.');
    await press('회수 금액을 확인해 주세요.');
    const keys = world.sent('/api/give/takeBack').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(world.sent('/api/give/takeBack').at(-1)).toMatchObject({ amount: 7_000, cashOutPass: '4821' });
  });

  test('a partner with one of the two rights is offered only that, and one with neither is told so', async () => {
    let rights: Pick<typeof targets, 'canGive' | 'canTakeBack'> = { canGive: 'N', canTakeBack: 'Y' };
    const responses = {
      '/api/give/targets': () => ({ ...targets, ...rights }),
      '/api/give/list': () => noGives,
    };
    renderPage(<GivePage />, responses);
    fireEvent.click(await screen.findByText('초록지붕'));
    expect(await screen.findByRole('form', { name: '초록지붕님에게서 회수' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '지급' }).disabled).toBe(true);
    cleanup();
    rights = { canGive: 'N', canTakeBack: 'N' };
    renderPage(<GivePage />, responses);
    expect(await screen.findByText(/지금은 지급과 회수를 할 수 없습니다/)).toBeTruthy();
  });
});

describe('the lists', () => {
  test('a failed attempt says why; an empty downline and an empty record say so', async () => {
    const failed = { ...entry, success: 'N', refusal: 'amount', note: '' } as const;
    renderPage(<GivePage />, {
      '/api/give/targets': () => ({ ...targets, list: [], pageInfo: { ...pageInfo, total: 0 } }),
      '/api/give/list': ({ kind }) => (kind === 'all' ? { ...noGives, list: [failed], pageInfo } : noGives),
    });
    expect(await screen.findByText('하부 회원이 없습니다')).toBeTruthy();
    expect(await screen.findByText('보유금이 부족했습니다.')).toBeTruthy();
    expect(screen.getByText('실패')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '회수' }));
    expect(await screen.findByText('조건에 맞는 내역이 없습니다')).toBeTruthy();
    expect(screen.queryByText('지급하거나 회수하면 여기에 남습니다.')).toBeNull();
  });

  test('an error of one leaves the other in place and can be retried', async () => {
    let broken = true;
    renderPage(<GivePage />, {
      '/api/give/targets': () => targets,
      '/api/give/list': () =>
        broken ? Promise.reject(new CallError('E002', '잠시 후 다시 시도해 주세요.')) : noGives,
    });
    expect(await screen.findByText('내역을 불러오지 못했습니다')).toBeTruthy();
    expect(await screen.findByText('초록지붕')).toBeTruthy();
    broken = false;
    // The word for it is the stand-in of this fixture's texts.
    fireEvent.click(screen.getByRole('button', { name: 'retry' }));
    expect(await screen.findByText('내역이 없습니다')).toBeTruthy();
  });

  test('a search runs after a pause, from the first page on', async () => {
    const world = renderPage(<GivePage />, {
      '/api/give/targets': () => targets,
      '/api/give/list': () => noGives,
    });
    await screen.findByText('초록지붕');
    // The record is drawn last: what is typed before would be drawn over.
    await screen.findByText('내역이 없습니다');
    fireEvent.change(screen.getByLabelText('아이디, 닉네임'), { target: { value: ' 초록 ' } });
    await waitFor(() => expect(world.sent('/api/give/targets').at(-1)).toEqual({ search: '초록', page: 1 }));
  });
});

describe('whom a link names', () => {
  const named = { ...target, memId: 'near9', memNick: '먼길' };
  async function open() {
    const fake = fakeCaller({
      '/api/etc/siteOption': aSite(),
      '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
      '/api/common/code': { list: [] },
      '/api/member/info': aSession({ partner: 'Y' }),
      '/api/wallet/balance': aBalance(1_284_500, 5),
      // The list shows others whose ids contain it first.
      '/api/give/targets': ({ memId }: { memId?: string }) =>
        memId === named.memId ? { ...targets, list: [named] } : targets,
      '/api/give/list': noGives,
    });
    renderApp(fake, { path: '/member/mypage/give?memId=near9' });
    await screen.findByText('내역이 없습니다');
    return screen.findByRole('form', { name: '먼길님에게 지급' });
  }

  test('is chosen by the whole id, and stays so with what was entered while others are searched for', async () => {
    const form = await open();
    type('금액', '30,000');
    type('메모', '시재');
    fireEvent.change(screen.getByLabelText('아이디, 닉네임'), { target: { value: '초록' } });
    await screen.findByText('초록지붕');
    await waitFor(() => expect(screen.queryByText('먼길')).toBeNull());
    expect(screen.getByRole('form', { name: '먼길님에게 지급' })).toBe(form);
    expect(within(form).getByLabelText(/^메모/)).toHaveProperty('value', '시재');
  });

  test('makes room for whoever is chosen from the list', async () => {
    await open();
    fireEvent.click(await screen.findByText('초록지붕'));
    expect(await screen.findByRole('form', { name: '초록지붕님에게 지급' })).toBeTruthy();
  });
});

describe('who may come here', () => {
  const server = (partner: 'Y' | 'N') =>
    fakeCaller({
      '/api/etc/siteOption': aSite(),
      '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
      '/api/common/code': { list: [] },
      '/api/member/info': aSession({ partner }),
      '/api/wallet/balance': aBalance(1_284_500, 5),
      '/api/give/targets': targets,
      '/api/give/list': noGives,
    });

  test.each([
    [1440, '/member/mypage/give'],
    [390, '/member/give'],
  ])('a partner, at %s px under %s', async (width, path) => {
    setWidth(width);
    renderApp(server('Y'), { path });
    expect(await screen.findByRole('heading', { level: 1, name: '머니 지급' })).toBeTruthy();
    expect(await screen.findByText('초록지붕')).toBeTruthy();
  });

  test('an ordinary member is told that it is for partners and sent to the dashboard', async () => {
    const fake = server('N');
    const { router } = renderApp(fake, { path: '/member/mypage/give' });
    expect(await screen.findByText('파트너 회원만 이용할 수 있습니다.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
    expect(fake.made.map(({ path }) => path)).not.toContain('/api/give/targets');
  });
});
