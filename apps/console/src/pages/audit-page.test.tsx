import type { DataOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SettingColumn } from '../app/setting-values.ts';
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
  subjectText: null,
  reason: '이용 실적',
  changes: [{ field: 'level', before: '1', after: '3' }],
  facts: [{ field: 'address', value: '192.0.2.1' }],
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
  // The list has the whole width until a row is chosen, and again once its detail is closed.
  expect(screen.queryByRole('complementary')).toBeNull();
  fireEvent.click(await screen.findByText('member04'));
  expect(await screen.findByRole('complementary')).toBeTruthy();
  expect(await screen.findByText('레벨')).toBeTruthy();
  expect(screen.getByText('접속 주소')).toBeTruthy();
  expect(document.body.textContent).not.toContain('member:4');
  expect(document.body.textContent).not.toContain('member.level');
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '기록 검증' }));
  expect(await screen.findByText('모두 그대로입니다')).toBeTruthy();
  answer = { ...verdict, fault: { place: 5, auditIdx: 8, kind: 'changed' } };
  fireEvent.click(screen.getByRole('button', { name: '기록 검증' }));
  expect(await screen.findByText('5번째 기록이 처음과 다릅니다')).toBeTruthy();
});

test('what a link asks for is shown and can be taken back: a member, and the beginning of several actions', async () => {
  const server = fakeServer({
    [path]: () => ({ list: [entry], pageInfo: pageOne(1), actions: ['member.level'] }),
  });
  await renderInConsole(<AuditPage />, server, '/?subject=member:4&action=sports.');
  const chip = await screen.findByRole('button', { name: 'member04' });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '무엇을' });
  expect(select.selectedOptions[0]?.textContent).toBe('경기와 배당 …');
  fireEvent.click(chip);
  await waitFor(() => expect(server.bodiesOf(path).at(-1)).toMatchObject({ subject: '', action: 'sports.' }));
  expect(screen.queryByRole('button', { name: 'member04' })).toBeNull();
  fireEvent.change(select, { target: { value: '' } });
  await waitFor(() => expect(server.bodiesOf(path).at(-1)).toMatchObject({ subject: '', action: '' }));
});

test('what was acted on is said by the receipt of a request and the sides of a match', async () => {
  const sides = { ko: '울산 – 서울', en: 'Ulsan – Seoul', vi: 'Ulsan – Seoul' };
  const server = fakeServer({
    [path]: () => ({
      list: [
        { ...entry, auditIdx: 13, action: 'cash.claim', subject: 'cash:3', subjectName: 'D-1003' },
        { ...entry, action: 'sports.hold', subject: 'event:7', subjectName: null, subjectText: sides },
      ],
      pageInfo: pageOne(2),
      actions: [],
    }),
  });
  await renderInConsole(<AuditPage />, server);
  expect(await screen.findByText('입출금 신청 D-1003')).toBeTruthy();
  expect(screen.getByText('울산 – 서울')).toBeTruthy();
});

test('a changed setting is said by its name, with its rows and choices in words', async () => {
  const bonus = (percent: number) => JSON.stringify([{ code: 'first', percent, level: null }]);
  const server = fakeServer({
    [path]: () => ({
      list: [
        {
          ...entry,
          action: 'settings.change',
          subject: 'settings:bonus',
          subjectName: null,
          changes: [
            { field: 'depositBonuses', before: bonus(30), after: bonus(25) },
            { field: 'memberPolicy.passwordCharacters', before: '"any"', after: '"letters-digits"' },
          ],
        },
      ],
      pageInfo: pageOne(1),
      actions: [],
    }),
  });
  await renderInConsole(<AuditPage />, server);
  fireEvent.click(await screen.findByText('보너스와 롤링'));
  const panel = await screen.findByRole('complementary');
  expect(panel.textContent).toContain('모든 글자');
  expect(panel.textContent).not.toMatch(/depositBonuses|passwordCharacters|[{}"]/);
});

test('a changed setting is said in the unit in which it is set', async () => {
  const field = (key: string, kind: 'milliseconds' | 'rows', columns: SettingColumn[] = []) => ({
    ...{ key, kind, columns, min: 0, max: 9, choices: [] as string[], optional: false, fixed: false },
    ...{ value: '0', initial: '0' },
  });
  const bounds = { min: 0, max: 9, choices: [], optional: false };
  const share: SettingColumn = { key: 'value', kind: 'basisPoints', ...bounds };
  const fields = [field('bet.quoteMs', 'milliseconds'), field('liability.levels', 'rows', [share])];
  const server = fakeServer({
    [path]: () => ({
      list: [
        {
          ...entry,
          action: 'settings.change',
          subject: 'settings:sports',
          subjectName: null,
          changes: [
            { field: 'bet.quoteMs', before: '100', after: '1500' },
            { field: 'liability.levels', before: '[]', after: '[{"value":2550}]' },
          ],
        },
      ],
      pageInfo: pageOne(1),
      actions: [],
    }),
    '/api/console/settings': () => ({ groups: [{ group: 'sports' as const, fields, revision: '1' }] }),
  });
  await renderInConsole(<AuditPage />, server);
  fireEvent.click(await screen.findByText('스포츠 베팅'));
  const panel = await screen.findByRole('complementary');
  await waitFor(() => expect(panel.textContent).toContain('1.5초'));
  expect(panel.textContent).toContain('값 25.5%');
});

test('values of the program are said in words, amounts and shares as a reader takes them in', async () => {
  const facts = [
    { field: 'kind', value: 'event' },
    { field: 'amount', value: '120000' },
    { field: 'share', value: '5000' },
    { field: 'roles.0', value: 'cashier' },
    { field: 'path', value: '/api/console/operators/create' },
    { field: 'until', value: '2026-03-02T02:00:00.000Z' },
  ];
  const server = fakeServer({
    [path]: () => ({
      list: [{ ...entry, action: 'point.give', facts }],
      pageInfo: pageOne(1),
      actions: [],
    }),
  });
  await renderInConsole(<AuditPage />, server);
  fireEvent.click(await screen.findByText('member04'));
  const panel = await screen.findByRole('complementary');
  for (const word of ['이벤트', '120,000', '50%', '출납', '운영자', '2026. 03. 02.'])
    expect(panel.textContent).toContain(word);
  expect(panel.textContent).not.toMatch(/cashier|api|T02:00/);
});
