import type { DataOf, StaffRole } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, renderInConsole } from '../testing/console-world.tsx';
import { OperatorsPage } from './operators-page.tsx';

afterEach(cleanup);

const path = '/api/console/operators';
const owner = { ...me, roles: ['owner'] satisfies StaffRole[] };

const row: DataOf<typeof path>['list'][number] = {
  operatorKey: 7,
  operatorId: 'jiyoon',
  name: '정유진',
  roles: ['cashier'],
  isPlatform: false,
  active: true,
  createdAt: '2026-03-01T00:00:00.000Z',
  createdBy: '이서윤',
  passwordChangedAt: null,
  lastSeenAt: null,
  hasTotp: false,
  isMe: false,
};

const locksPath = `${path}/locks` as const;
const noLocks = { [locksPath]: () => ({ list: [] }) };

test('an operator is added whole, and its password is shown until it was handed over', async () => {
  const server = fakeServer({
    ...noLocks,
    [path]: () => ({ list: [row] }),
    [`${path}/create`]: () => ({ operator: row, givenPassword: 'abcd-efgh-jkmn-pqrs' }),
  });
  await renderInConsole(<OperatorsPage />, { ...server, operator: owner });
  fireEvent.click(await screen.findByRole('button', { name: '운영자 추가' }));
  const dialog = await screen.findByRole('alertdialog');
  const add = () => fireEvent.click(within(dialog).getByRole('button', { name: '추가' }));
  add();
  for (const said of [
    '운영자 아이디를 확인해 주세요.',
    '이름을 입력해 주세요.',
    '역할을 하나 이상 골라 주세요.',
  ])
    expect(within(dialog).getByText(said)).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/^운영자 아이디/), { target: { value: 'jiyoon' } });
  fireEvent.change(within(dialog).getByLabelText(/^이름/), { target: { value: '정유진' } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^출납/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: '새로 일하게 됨' }));
  add();
  expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '전달했습니다' }));
  await waitFor(() => expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull());
  expect(server.bodiesOf(`${path}/create`)).toEqual([
    { operatorId: 'jiyoon', name: '정유진', roles: ['cashier'], reason: '새로 일하게 됨' },
  ]);
});

test.each([
  ['an owner is not offered what only they do who have the whole installation', false],
  ['somebody else who has it is', true],
])('%s', async (_, isPlatform) => {
  const server = fakeServer({
    ...noLocks,
    [path]: () => ({ list: [{ ...row, roles: ['owner'], isPlatform: true }] }),
  });
  await renderInConsole(<OperatorsPage />, { ...server, operator: { ...owner, isPlatform } });
  fireEvent.click(await screen.findByText('정유진'));
  await screen.findByRole('complementary');
  for (const name of ['이름과 역할 바꾸기', '비밀번호 새로 발급', '막기'])
    expect(screen.queryByRole('button', { name }) === null, name).toBe(!isPlatform);
  expect(screen.queryByText('전체 설치를 맡은 운영자만 이 계정을 바꿀 수 있습니다.') !== null).toBe(
    !isPlatform,
  );
});

const session = {
  sessionKey: 5,
  startedAt: '2026-03-02T01:00:00.000Z',
  lastAt: '2026-03-02T02:00:00.000Z',
  address: '203.0.113.9',
  system: 'iPhone',
  browser: 'Safari',
  isThis: false,
};

test('[SEC-6] the open sessions of an operator are read on a press, and one is ended for a reason', async () => {
  const look = `${path}/sessions` as const;
  const end = `${path}/endSessions` as const;
  const server = fakeServer({
    ...noLocks,
    [path]: () => ({ list: [row] }),
    [look]: () => ({ list: [session, { ...session, sessionKey: 6, address: '198.51.100.7' }] }),
    [end]: () => ({ list: [session] }),
  });
  await renderInConsole(<OperatorsPage />, { ...server, operator: owner });
  fireEvent.click(await screen.findByText('정유진'));
  const show = await screen.findByRole('button', { name: '열린 접속 보기' });
  expect(server.bodiesOf(look)).toEqual([]);
  fireEvent.click(show);
  fireEvent.click(await screen.findByRole('button', { name: 'iPhone · Safari (198.51.100.7) 접속 끊기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '기기를 잃음' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '끊기' }));
  await waitFor(() => expect(screen.queryByText('198.51.100.7')).toBeNull());
  expect(server.bodiesOf(look)).toEqual([{ operatorKey: 7 }]);
  expect(server.bodiesOf(end)).toEqual([{ operatorKey: 7, sessionKey: 6, reason: '기기를 잃음' }]);
});

test('[OPS-12] where an operator is locked out is shown, and the lockout is ended for a reason', async () => {
  const unlock = `${path}/unlock` as const;
  const place = {
    operatorKey: 7,
    network: '198.51.100.7',
    deviceKey: null as number | null,
    system: null,
    browser: null,
    lockedAt: '2026-03-02T01:00:00.000Z',
    until: '2026-03-02T01:15:00.000Z',
  };
  const device = { ...place, network: '203.0.113.9', deviceKey: 3, system: 'iPhone', browser: 'Safari' };
  let locks = [place, device];
  const server = fakeServer({
    [path]: () => ({ list: [row] }),
    [locksPath]: () => ({ list: locks }),
    [unlock]: () => {
      locks = [device];
      return { operatorKey: 7 };
    },
  });
  await renderInConsole(<OperatorsPage />, { ...server, operator: owner });
  expect(await screen.findByText('로그인 잠김')).toBeTruthy();
  fireEvent.click(await screen.findByText('정유진'));
  const panel = await screen.findByRole('complementary');
  expect(await within(panel).findByText('198.51.100.7')).toBeTruthy();
  expect(within(panel).getByText('iPhone · Safari (203.0.113.9)')).toBeTruthy();
  const [first = panel, ...others] = within(panel).getAllByRole('button', { name: '로그인 잠금 풀기' });
  expect(others).toHaveLength(1);
  fireEvent.click(first);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '본인이 잘못 입력함' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '로그인 잠금 풀기' }));
  await waitFor(() => expect(screen.queryByText('198.51.100.7')).toBeNull());
  expect(within(panel).getByText('iPhone · Safari (203.0.113.9)')).toBeTruthy();
  expect(server.bodiesOf(unlock)).toEqual([
    { operatorKey: 7, network: '198.51.100.7', deviceKey: null, reason: '본인이 잘못 입력함' },
  ]);
});
