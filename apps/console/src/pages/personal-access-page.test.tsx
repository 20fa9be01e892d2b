import type { DataOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, pageOne, renderInConsole } from '../testing/console-world.tsx';
import { PersonalAccessPage } from './personal-access-page.tsx';

afterEach(cleanup);

const path = '/api/console/personalAccess';
const monthsPath = '/api/console/personalAccess/months';
const reviewPath = '/api/console/personalAccess/review';
const at = '2026-03-02T02:00:00.000Z';
const row: DataOf<typeof path>['list'][number] = {
  accessKey: '1',
  at,
  operatorId: 'seoyun',
  operatorName: '이서윤',
  call: '/api/console/members',
  address: '203.0.113.9',
  memberCount: 120,
  members: ['member04', 'member05'],
};
const due: DataOf<typeof monthsPath>['list'][number] = {
  month: '2026-02',
  state: 'due',
  lookCount: 31,
  operatorCount: 2,
  fileCount: 1,
  reviews: [],
  isOwn: false,
  isOnlyOwn: true,
};
const running = { ...due, month: '2026-03', state: 'running' } as const;
const lead = { ...me, roles: ['supervisor' as const] };

function serverOf(list: (typeof row)[]) {
  let months = [running, due];
  const server = fakeServer({
    [path]: () => ({
      list,
      pageInfo: pageOne(list.length),
      startDate: '2026-03-01',
      endDate: null,
      operatorCount: 1,
      operators: [{ operatorId: 'seoyun', name: '이서윤' }],
      calls: ['/api/console/members'],
    }),
    [monthsPath]: () => ({ list: months }),
    [reviewPath]: ({ month, note }) => {
      const review = { operatorId: 'seoyun', name: '이서윤', note, at };
      months = [running, { ...due, state: 'reviewed', reviews: [review], isOwn: true }];
      return { month, reviewedAt: at };
    },
  });
  return server;
}

test('[KR-5] a look opens to whose data it showed, and a month that is due is reviewed with what was found', async () => {
  const server = serverOf([row]);
  await renderInConsole(<PersonalAccessPage />, { ...server, operator: lead });
  fireEvent.click(await screen.findByText('member04 외 119명'));
  expect(screen.getAllByText('가입 승인 · 회원').length).toBeGreaterThan(0);
  expect(await screen.findByText('203.0.113.9', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('member05')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '월별 점검' }));
  const dialog = await screen.findByRole('dialog', { name: '월별 점검' });
  expect(await within(dialog).findByText('점검 필요')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: '2026-03 점검 남기기' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: '2026-02 점검 남기기' }));
  const ask = await screen.findByRole('alertdialog', { name: '2026-02 점검 남기기' });
  expect(within(ask).getByText(/이 달의 열람은 모두 본인의 열람입니다/)).toBeTruthy();
  fireEvent.click(within(ask).getByText('모두 업무에 필요한 열람'));
  fireEvent.click(within(ask).getByRole('button', { name: '점검 남기기' }));
  expect(await screen.findByText('점검 완료')).toBeTruthy();
  expect(server.bodiesOf(reviewPath)).toMatchObject([{ month: '2026-02', note: '모두 업무에 필요한 열람' }]);
});

test('[KR-5] who only audits reviews nothing, and a list of nothing says so', async () => {
  const server = serverOf([]);
  await renderInConsole(<PersonalAccessPage />, { ...server, operator: { ...me, roles: ['readOnly'] } });
  expect(await screen.findByText('열람 기록이 없습니다')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '월별 점검' }));
  expect(await screen.findByText('점검 필요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '2026-02 점검 남기기' })).toBeNull();
});
