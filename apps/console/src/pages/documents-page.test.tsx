import type { DataOf, StaffRole } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, refusal, renderInConsole } from '../testing/console-world.tsx';
import { DocumentsPage } from './documents-page.tsx';

afterEach(cleanup);

const path = '/api/console/documents';
const publishPath = `${path}/publish` as const;
const supervisor = { ...me, roles: ['supervisor'] satisfies StaffRole[] };

const version = (change: Partial<DataOf<typeof path>['list'][number]>) => ({
  kind: 'terms' as const,
  version: 1,
  isCurrent: true,
  isMaterial: true,
  publishedAt: '2026-03-01T00:00:00.000Z',
  publishedBy: null,
  acceptedCount: 0,
  ...change,
});

function server(
  publish: () => DataOf<typeof publishPath> = () => ({ version: 3 }),
  isOvertaken = () => false,
) {
  return fakeServer({
    [path]: () => ({
      list: [
        ...(isOvertaken() ? [version({ version: 3, publishedBy: 'owner2' })] : []),
        version({
          version: 2,
          isCurrent: !isOvertaken(),
          publishedBy: 'owner1',
          isMaterial: false,
          acceptedCount: 3,
        }),
        version({ isCurrent: false, acceptedCount: 12 }),
        version({ kind: 'privacy' }),
      ],
      memberCount: 20,
      places: [{ name: 'legalAge', value: { ko: '19', en: '19', vi: '19' } }],
    }),
    [`${path}/detail`]: () => ({
      kind: 'terms' as const,
      version: 2,
      texts: {
        ko: '# 제1조 <i>자격</i>\n만 {legalAge}세 이상',
        en: '# 1. Age\nAged {legalAge}',
        vi: '# 1. Tuổi\nTừ {legalAge} tuổi',
      },
    }),
    [publishPath]: publish,
  });
}

const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }));

test('every version stands with what it was, and how many members have accepted it', async () => {
  await renderInConsole(<DocumentsPage />, { ...server(), operator: supervisor });
  const terms = await screen.findByRole('table', { name: '이용약관의 버전' });
  const rows = within(terms)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/버전 2.*적용 중.*표현 변경.*owner1.*3명 \/ 20명/);
  expect(rows[1]).toMatch(/버전 1.*중요 변경.*기본 제공.*12명 \/ 20명/);
});

test('a version is read as members read it, with the settings filled in and markup as text', async () => {
  await renderInConsole(<DocumentsPage />, { ...server(), operator: supervisor });
  await screen.findByRole('table', { name: '이용약관의 버전' });
  press('이용약관 버전 2 보기');
  expect(await screen.findByText('만 19세 이상')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '제1조 <i>자격</i>' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
  expect(await screen.findByText('Từ 19 tuổi')).toBeTruthy();
});

test('a new version begins from the current one, is asked about again, and is sent with the version it began from', async () => {
  const fake = server();
  await renderInConsole(<DocumentsPage />, { ...fake, operator: supervisor });
  await screen.findByRole('table', { name: '이용약관의 버전' });
  press('이용약관 새 버전');
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^본문 \(한국어\)/);
  expect(screen.getByText('적용 중인 버전과 내용이 같습니다.')).toBeTruthy();
  fireEvent.change(text, { target: { value: '# 제1조\n새 본문' } });
  fireEvent.click(screen.getByRole('radio', { name: '미리보기' }));
  expect(await screen.findByText('새 본문')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /중요 변경/ }));
  press('게시');
  const asked = await screen.findByRole('alertdialog', { name: '이용약관 버전 3을 게시할까요?' });
  expect(within(asked).getByText(/다시 동의를 받지 않습니다/)).toBeTruthy();
  expect(fake.bodiesOf(publishPath)).toEqual([]);
  press('게시', within(asked));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(fake.bodiesOf(publishPath)).toEqual([
    expect.objectContaining({
      kind: 'terms',
      baseVersion: 2,
      isMaterial: false,
      texts: {
        ko: '# 제1조\n새 본문',
        en: '# 1. Age\nAged {legalAge}',
        vi: '# 1. Tuổi\nTừ {legalAge} tuổi',
      },
    }),
  ]);
});

test('a language that is empty is named and nothing can be published; a refusal is said and the text stays', async () => {
  let isOvertaken = false;
  const publish = () => {
    isOvertaken = true;
    throw refusal('D005', '그사이 다른 운영자가 새 버전을 게시했습니다.');
  };
  const fake = server(publish, () => isOvertaken);
  await renderInConsole(<DocumentsPage />, { ...fake, operator: supervisor });
  await screen.findByRole('table', { name: '이용약관의 버전' });
  press('이용약관 새 버전');
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^본문 \(한국어\)/);
  fireEvent.change(text, { target: { value: ' ' } });
  expect(screen.getByText('한국어 본문이 비어 있습니다.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '게시' }).disabled).toBe(true);
  fireEvent.change(text, { target: { value: '# 제1조\n새 본문' } });
  press('게시');
  press('게시', within(await screen.findByRole('alertdialog', { name: /게시할까요/ })));
  expect(await screen.findByText('그사이 다른 운영자가 새 버전을 게시했습니다.')).toBeTruthy();
  // The list tells of the other one's version by now, and the draft is still of the one that it began from.
  expect(await screen.findByText('owner2')).toBeTruthy();
  expect(screen.getByText('그사이 다른 운영자가 새 버전을 게시했습니다.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^본문 \(한국어\)/).value).toBe('# 제1조\n새 본문');
  press('게시');
  expect(await screen.findByRole('alertdialog', { name: '이용약관 버전 3을 게시할까요?' })).toBeTruthy();
});

test('who only reads is offered no new version', async () => {
  await renderInConsole(<DocumentsPage />, { ...server(), operator: me });
  await screen.findByRole('table', { name: '이용약관의 버전' });
  expect(screen.queryByRole('button', { name: '이용약관 새 버전' })).toBeNull();
});
