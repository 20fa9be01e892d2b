import type { DataOf, StaffRole } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, me, nowMs, refusal, renderInConsole } from '../testing/console-world.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

const path = '/api/console/maintenance';
const set = '/api/console/maintenance/set';
const end = '/api/console/maintenance/end';
const supervisor = { ...me, roles: ['supervisor'] satisfies StaffRole[] };
const now = new Date(nowMs).toISOString();

type State = DataOf<typeof path>;
const planned: State = {
  now,
  window: {
    startDate: '2026-03-02T04:00:30.000Z',
    endDate: '2026-03-02T05:00:00.000Z',
    reason: { ko: '서버 교체', en: 'New servers', vi: 'Thay máy chủ' },
    contact: '@hanpan',
    setBy: '이서윤',
    announcedAt: null,
    revision: 'as-read',
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const field = (name: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

test('a window is planned on the site’s clock, with its words', async () => {
  const server = fakeServer({ [path]: () => ({ now, window: null }), [set]: () => planned });
  await renderInConsole(<MaintenancePage />, { ...server, operator: supervisor });
  expect(await screen.findByText('예약된 점검이 없습니다')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '점검 예약' }));
  await screen.findByRole('alertdialog');
  type(/^시작$|^시작/, '2026-03-02T13:00');
  type(/^종료(?! 시각)/, '2026-03-02T14:00');
  type(/점검 내용 \(한국어\)/, '서버 교체');
  type(/문의처/, '@hanpan');
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(server.bodiesOf(set)).toEqual([
      {
        idempotencyKey: expect.any(String),
        revision: null,
        startDate: '2026-03-02T04:00:00.000Z',
        endDate: '2026-03-02T05:00:00.000Z',
        reason: { ko: '서버 교체', en: '', vi: '' },
        contact: '@hanpan',
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('at once, without an end, and what the server refuses is said in the dialog', async () => {
  const server = fakeServer({
    [path]: () => ({ now, window: null }),
    [set]: () => Promise.reject(refusal('I001', '10분 뒤 이후로 정하세요.')),
  });
  await renderInConsole(<MaintenancePage />, { ...server, operator: supervisor });
  fireEvent.click(await screen.findByRole('button', { name: '점검 예약' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByText('즉시 시작'));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /종료 시각 미정/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: '지금 점검 시작' }));
  expect(await screen.findByText('10분 뒤 이후로 정하세요.')).toBeTruthy();
  expect(server.bodiesOf(set)).toEqual([expect.objectContaining({ startDate: null, endDate: null })]);
});

test('what begins at once needs no start, and half an end is said at its field and not sent', async () => {
  const server = fakeServer({ [path]: () => ({ now, window: null }), [set]: () => planned });
  await renderInConsole(<MaintenancePage />, { ...server, operator: supervisor });
  fireEvent.click(await screen.findByRole('button', { name: '점검 예약' }));
  const dialog = await screen.findByRole('alertdialog');
  const half = (name: RegExp, is: boolean) =>
    Object.defineProperty(field(name), 'validity', { value: { badInput: is }, configurable: true });
  half(/^시작/, true);
  type(/^시작/, '');
  const save = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /저장|지금 점검 시작/ });
  expect(save().disabled).toBe(true);
  fireEvent.click(within(dialog).getByText('즉시 시작'));
  expect(save().disabled).toBe(false);
  const end = /^종료(?! 시각)/;
  half(end, true);
  type(end, '');
  fireEvent.blur(field(end));
  expect(within(dialog).getAllByText('날짜와 시각을 모두 입력해 주세요.').length).toBeGreaterThan(0);
  fireEvent.click(save());
  expect(server.bodiesOf(set)).toEqual([]);
  half(end, false);
  type(end, '2026-03-02T14:00');
  fireEvent.click(save());
  const sent = { startDate: null, endDate: '2026-03-02T05:00:00.000Z' };
  await waitFor(() => expect(server.bodiesOf(set)).toEqual([expect.objectContaining(sent)]));
});

test('what is planned is changed without losing the seconds of its start, and is ended after a question', async () => {
  const server = fakeServer({
    [path]: () => planned,
    [set]: () => planned,
    [end]: () => ({ now, window: null }),
  });
  await renderInConsole(<MaintenancePage />, { ...server, operator: supervisor });
  expect(await screen.findByText('서버 교체')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '변경' }));
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(server.bodiesOf(set)).toEqual([
      expect.objectContaining({ revision: 'as-read', startDate: '2026-03-02T04:00:30.000Z' }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: '예약 취소' }));
  const question = await screen.findByRole('alertdialog');
  // Only one of its buttons says that it cancels.
  expect(within(question).getByRole('button', { name: '돌아가기' })).toBeTruthy();
  expect(within(question).getAllByRole('button', { name: /취소/ })).toHaveLength(1);
  fireEvent.click(within(question).getByRole('button', { name: '예약 취소' }));
  await waitFor(() => expect(server.bodiesOf(end)).toEqual([{ revision: 'as-read' }]));
});

test('what another operator has changed meanwhile is not overwritten, and the dialog says so', async () => {
  let state = planned;
  const server = fakeServer({
    [path]: () => state,
    [set]: () => Promise.reject(refusal('T999', '이미 처리되었습니다.')),
  });
  await renderInConsole(<MaintenancePage />, { ...server, operator: supervisor });
  fireEvent.click(await screen.findByRole('button', { name: '변경' }));
  const dialog = await screen.findByRole('alertdialog');
  // The page behind it reads the window again; what was typed is still of the one before.
  state = { now, window: { ...planned.window, contact: '@other', revision: 'newer' } as State['window'] };
  fireEvent.click(within(dialog).getByRole('button', { name: '저장' }));
  expect(await within(dialog).findByText(/그사이 점검이 바뀌었습니다/)).toBeTruthy();
  expect(server.bodiesOf(set)).toEqual([expect.objectContaining({ revision: 'as-read' })]);
});

test('an operator sees it and cannot change it', async () => {
  const server = fakeServer({ [path]: () => planned });
  await renderInConsole(<MaintenancePage />, server);
  expect(await screen.findByText('New servers')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '변경' })).toBeNull();
  expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull();
});
