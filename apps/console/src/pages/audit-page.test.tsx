import type { DataOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, pageOne, renderInConsole } from '../testing/console-world.tsx';
import { AuditPage } from './audit-page.tsx';

afterEach(cleanup);

const path = '/api/console/audit';
const verify = '/api/console/audit/verify';
const entry: DataOf<typeof path>['list'][number] = {
  auditIdx: 12,
  place: 9,
  at: '2026-03-02T02:00:00.000Z',
  actor: '이서윤',
  actorId: 'seoyun',
  action: 'member.level',
  subject: 'member:4',
  subjectName: 'member04',
  reason: '이용 실적',
  changes: [{ field: 'level', before: '1', after: '3' }],
  facts: [],
};
const verdict = { entryCount: 9, anchorCount: 1, verifiedAt: entry.at, tookMs: 4, fault: null };

test('an entry opens to what it changed, and the log says that it is whole or where it is not', async () => {
  let answer: DataOf<typeof verify> = verdict;
  const server = fakeServer({
    [path]: () => ({ list: [entry], pageInfo: pageOne(1), actions: ['member.level'] }),
    [verify]: () => answer,
  });
  await renderInConsole(<AuditPage />, server);
  expect(await screen.findByText('이서윤 (seoyun)')).toBeTruthy();
  fireEvent.click(await screen.findByText('member04'));
  expect(await screen.findByText('level')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '기록 검증' }));
  expect(await screen.findByText('모두 그대로입니다')).toBeTruthy();
  answer = { ...verdict, fault: { place: 5, auditIdx: 8, kind: 'changed' } };
  fireEvent.click(screen.getByRole('button', { name: '기록 검증' }));
  expect(await screen.findByText('5번째 기록이 처음과 다릅니다')).toBeTruthy();
});
