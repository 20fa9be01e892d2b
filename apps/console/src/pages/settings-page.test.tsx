import type { DataOf, StaffRole } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, refusal, renderInConsole } from '../testing/console-world.tsx';
import { SettingsPage } from './settings-page.tsx';

afterEach(cleanup);

const path = '/api/console/settings';
const previewPath = '/api/console/settings/preview';
const savePath = '/api/console/settings/save';
const supervisor = { ...me, roles: ['supervisor'] satisfies StaffRole[] };

type Group = DataOf<typeof path>['groups'][number];

const field = (part: Partial<Group['fields'][number]>): Group['fields'][number] => ({
  key: 'message.keepDays',
  kind: 'days',
  min: 1,
  max: 3_650,
  choices: [],
  optional: false,
  fixed: false,
  columns: [],
  value: '90',
  initial: '90',
  ...part,
});
const group: Group = {
  group: 'site',
  revision: 'first',
  fields: [
    field({}),
    field({ key: 'supportContact', kind: 'text', min: 0, max: 200, value: '""', initial: '""' }),
  ],
};
const serverWith = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    [path]: () => ({ groups: [group] }),
    '/api/console/settings/history': () => ({ list: [] }),
    [previewPath]: () => ({
      changes: [],
      problems: [],
      effects: [{ kind: 'lateRequests', before: 1, after: 3, total: 10 }],
    }),
    ...more,
  });

test('a setting is changed with its effect in sight, over what was read', async () => {
  const server = serverWith({ [savePath]: () => ({ group }) });
  await renderInConsole(<SettingsPage />, { ...server, operator: supervisor });
  const days = await screen.findByLabelText(/쪽지를 보관하는 기간/);
  fireEvent.change(days, { target: { value: '0' } });
  expect(screen.getByText('범위를 벗어난 값입니다.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '바꾼 1개 확인' })).toHaveProperty('disabled', true);
  fireEvent.change(days, { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: '바꾼 1개 확인' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText(/시한 지남: 전 1건, 후 3건/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '저장' }));
  expect(within(dialog).getByText('사유를 입력해 주세요.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '운영 방침 변경' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(savePath)).toMatchObject([
    {
      group: 'site',
      revision: 'first',
      changes: [{ key: 'message.keepDays', value: '30' }],
      reason: '운영 방침 변경',
    },
  ]);
});

test('where somebody was faster it is said, and what was typed stays', async () => {
  const server = serverWith({ [savePath]: () => Promise.reject(refusal('T999', '이미 처리되었습니다.')) });
  await renderInConsole(<SettingsPage />, { ...server, operator: supervisor });
  fireEvent.change(await screen.findByLabelText(/쪽지를 보관하는 기간/), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: '바꾼 1개 확인' }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(/시한 지남/);
  fireEvent.click(within(dialog).getByRole('button', { name: '행사' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '저장' }));
  expect(await within(dialog).findByText(/다른 운영자가 먼저/)).toBeTruthy();
});

test('a setting that can be changed no more says so, and takes nothing', async () => {
  const zone = {
    key: 'timeZone',
    kind: 'text',
    min: 0,
    max: 40,
    value: '"Asia/Seoul"',
    fixed: true,
  } as const;
  const fields = [field({}), field({ ...zone, initial: zone.value })];
  const server = serverWith({ [path]: () => ({ groups: [{ ...group, fields }] }) });
  await renderInConsole(<SettingsPage />, { ...server, operator: supervisor });
  expect(await screen.findByLabelText(/시간대/)).toHaveProperty('disabled', true);
  expect(screen.getByText(/^베팅이 정산된 뒤에는 바꿀 수 없습니다\./)).toBeTruthy();
  expect(screen.getByLabelText(/쪽지를 보관하는 기간/)).toHaveProperty('disabled', false);
});

test('who may not change settings reads them', async () => {
  await renderInConsole(<SettingsPage />, { ...serverWith(), operator: { ...me, roles: ['readOnly'] } });
  expect(await screen.findByLabelText(/쪽지를 보관하는 기간/)).toHaveProperty('disabled', true);
  expect(screen.getByText('설정은 책임자만 바꿀 수 있습니다.')).toBeTruthy();
});
