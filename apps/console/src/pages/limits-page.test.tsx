import type { DataOf, StaffRole } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, refusal, renderInConsole } from '../testing/console-world.tsx';
import { LimitsPage } from './limits-page.tsx';

afterEach(cleanup);

const path = '/api/console/sports/limits';
const save = '/api/console/sports/setLimits';
const supervisor = { ...me, roles: ['supervisor'] satisfies StaffRole[] };

type Limits = DataOf<typeof path>;
const amounts = {
  selectionAmount: amount(3_000_000),
  marketAmount: amount(5_000_000),
  eventAmount: amount(8_000_000),
  memberEventAmount: amount(1_000_000),
  memberDayAmount: amount(20_000_000),
};
const rule = { sport: 'soccer' as const, fromHours: 24, ...amounts };
const live = { sport: 'all' as const, fromHours: 0, ...amounts };
const limitsOf = (...rules: Limits['rules']): Limits => ({
  defaults: { ...amounts, legSetAmount: amount(50_000_000) },
  rules,
  revision: 'first',
});

const field = (name: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a rule is added with the amounts of the defaults to begin with, and only when it is whole', async () => {
  const server = fakeServer({ [path]: () => limitsOf(live), [save]: () => limitsOf(rule, live) });
  await renderInConsole(<LimitsPage />, { ...server, operator: supervisor });
  expect(await screen.findByText('그 밖의 종목')).toBeTruthy();
  press('규칙 추가');
  const dialog = await screen.findByRole('alertdialog');
  expect(field(/^선택/).value).toBe('3,000,000');
  type(/^경기 시작까지/, '');
  type(/^시장/, '0');
  press('저장');
  expect(within(dialog).getByText('0부터 8,760까지 입력해 주세요.')).toBeTruthy();
  expect(within(dialog).getByText('1원부터 100,000,000,000원까지 입력해 주세요.')).toBeTruthy();
  expect(within(dialog).getByText('사유를 입력해 주세요.')).toBeTruthy();
  type(/^종목/, 'all');
  type(/^경기 시작까지/, '0');
  expect(within(dialog).getByText('이 종목과 시간의 규칙이 이미 있습니다.')).toBeTruthy();
  type(/^종목/, 'tennis');
  type(/^경기 시작까지/, '48');
  type(/^시장/, '4500000');
  expect(field(/^시장/).value).toBe('4,500,000');
  expect(server.bodiesOf(save)).toEqual([]);
  type(/^사유/, '시즌 개막');
  press('저장');
  press('저장');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(save)).toEqual([
    {
      idempotencyKey: expect.any(String),
      defaults: limitsOf().defaults,
      rules: [live, { ...amounts, sport: 'tennis', fromHours: 48, marketAmount: 4_500_000 }],
      revision: 'first',
      reason: '시즌 개막',
    },
  ]);
});

test('a rule is changed in its place, and removed after a reason', async () => {
  const server = fakeServer({ [path]: () => limitsOf(live, rule), [save]: () => limitsOf(live) });
  await renderInConsole(<LimitsPage />, { ...server, operator: supervisor });
  await screen.findByText('축구');
  press('축구, 24시간 이상 남았을 때 변경');
  await screen.findByRole('alertdialog');
  type(/^경기 시작까지/, '12');
  type(/^사유/, '조정');
  press('저장');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  press('축구, 24시간 이상 남았을 때 삭제');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: '시즌 일정' }));
  fireEvent.click(within(question).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(2));
  expect(server.bodiesOf(save)).toMatchObject([
    { rules: [live, { ...rule, fromHours: 12 }], reason: '조정' },
    { rules: [live], reason: '시즌 일정' },
  ]);
});

test('the default amounts are changed, and where somebody was faster it is said and nothing is lost', async () => {
  const server = fakeServer({
    [path]: () => limitsOf(rule),
    [save]: () => Promise.reject(refusal('T999', '이미 처리되었습니다.')),
  });
  await renderInConsole(<LimitsPage />, { ...server, operator: supervisor });
  await screen.findByText('기본 한도');
  press('기본 한도 변경');
  const dialog = await screen.findByRole('alertdialog');
  type(/^같은 조합/, '70000000');
  type(/^사유/, '조정');
  press('저장');
  expect(await within(dialog).findByText(/다른 운영자가 먼저 한도를 변경했습니다/)).toBeTruthy();
  expect(server.bodiesOf(save)).toMatchObject([
    { defaults: { ...amounts, legSetAmount: 70_000_000 }, rules: [rule], revision: 'first' },
  ]);
  await waitFor(() => expect(server.bodiesOf(path).length).toBeGreaterThan(1));
});

test('without rules it says that the defaults hold everywhere', async () => {
  const server = fakeServer({ [path]: () => limitsOf() });
  await renderInConsole(<LimitsPage />, { ...server, operator: supervisor });
  expect(await screen.findByText('규칙이 없습니다')).toBeTruthy();
});

test('an operator sees the limits and cannot change them', async () => {
  const server = fakeServer({ [path]: () => limitsOf(rule) });
  await renderInConsole(<LimitsPage />, server);
  expect(await screen.findByText('한도는 책임자만 변경할 수 있습니다.')).toBeTruthy();
  expect(await screen.findByText('24시간 이상 남았을 때')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /변경|삭제|규칙 추가/ })).toEqual([]);
});

test('what could not be read is said, and is asked for again', async () => {
  let isDown = true;
  const server = fakeServer({
    [path]: () => (isDown ? Promise.reject(refusal('E001', '오류가 발생했습니다.')) : limitsOf(rule)),
  });
  await renderInConsole(<LimitsPage />, server);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByText('축구')).toBeTruthy();
});
