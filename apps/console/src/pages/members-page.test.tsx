import type { DataOf, RequestOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MemberRow } from '../features/members/model.ts';
import { fakeServer, refusal, renderInConsole } from '../testing/console-world.tsx';
import { memberRow } from '../testing/member-row.ts';
import { MembersPage } from './members-page.tsx';

afterEach(cleanup);

const members = '/api/console/members';
const perPage = 50;
const total = 100_000;

function rowOf(memberKey: number): MemberRow {
  const [memId, memNick] = [`member${memberKey}`, `회원${memberKey}`];
  return { ...memberRow, memberKey, memId, memNick, cashAmt: amount(memberKey) };
}

function pageOf({ page = 1 }: RequestOf<typeof members>): DataOf<typeof members> {
  const first = (page - 1) * perPage + 1;
  return {
    list: Array.from({ length: perPage }, (_, at) => rowOf(first + at)),
    pageInfo: { page, count_per_list: perPage, total },
  };
}

type View = DataOf<'/api/console/view/list'>['views'][number];

function desk(answer: (body: RequestOf<typeof members>) => DataOf<typeof members> = pageOf) {
  let views: View[] = [{ viewIdx: 7, name: '정지 회원', query: 'cols=member.status&status=suspended' }];
  return fakeServer({
    [members]: answer,
    '/api/console/view/list': () => ({ views }),
    '/api/console/view/save': ({ viewIdx = null, name, query }) => {
      if (viewIdx === null && views.some((view) => view.name === name))
        throw refusal('O007', '같은 이름으로 저장한 보기가 있습니다.');
      views = [...views.filter((view) => view.viewIdx !== viewIdx), { viewIdx: viewIdx ?? 8, name, query }];
      return { views };
    },
    '/api/console/view/delete': ({ viewIdx }) => {
      views = views.filter((view) => view.viewIdx !== viewIdx);
      return { views };
    },
  });
}

const table = () => screen.findByRole('table', { name: '회원 목록' });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const openViews = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '저장한 보기' }));
  return screen.findByRole('dialog', { name: '저장한 보기' });
};

test('of 100,000 members a window is in the document, and the pages around the view are asked for', async () => {
  const server = desk();
  await renderInConsole(<MembersPage />, server);
  const rows = within(await table()).getAllByRole('row');
  expect(rows.length).toBeLessThan(80);
  expect((await table()).getAttribute('aria-rowcount')).toBe('100001');
  expect(screen.getByText('모두 100,000건', { exact: false })).toBeTruthy();
  rows[1]?.focus();
  press('End');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('100001');
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(90);
  const asked = server.bodiesOf(members) as RequestOf<typeof members>[];
  expect(Math.max(...asked.map(({ page = 1 }) => page))).toBeLessThan(5);
});

test('[ACC-16] the list shows the test accounts alone, whatever else they are', async () => {
  const server = desk();
  await renderInConsole(<MembersPage />, server);
  await table();
  fireEvent.change(screen.getByRole('combobox', { name: '상태' }), { target: { value: 'test' } });
  await waitFor(() => expect(server.bodiesOf(members).at(-1)).toMatchObject({ status: 'test', page: 1 }));
});

test('a head orders the whole list, from its top, and says so', async () => {
  const server = desk();
  await renderInConsole(<MembersPage />, server);
  await table();
  const sort = async () => fireEvent.click(await screen.findByRole('button', { name: '보유금' }));
  await sort();
  const bodies = () => server.bodiesOf(members);
  const ordered = (direction: string) => ({ sort: { by: 'cash', direction }, page: 1 });
  await waitFor(() => expect(bodies().at(-1)).toMatchObject(ordered('ascending')));
  expect((await screen.findByRole('columnheader', { name: '보유금' })).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  await sort();
  await waitFor(() => expect(bodies().at(-1)).toMatchObject(ordered('descending')));
});

test('columns are chosen, and one is always left', async () => {
  await renderInConsole(<MembersPage />, desk());
  expect(await headers()).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: '열 선택' }));
  const menu = await screen.findByRole('dialog', { name: '열 선택' });
  for (const name of ['이름', '소속', '레벨', '보유금', '포인트', '신청', '상태'])
    fireEvent.click(await within(menu).findByRole('checkbox', { name }));
  await waitFor(async () => expect(await headers()).toEqual(['회원']));
  expect(within(menu).getByRole('checkbox', { name: '회원' })).toHaveProperty('disabled', true);
  fireEvent.click(within(menu).getByRole('button', { name: '모든 열 보기' }));
  await waitFor(async () => expect(await headers()).toHaveLength(8));
});

test('a kept view brings back filter and columns, and what is shown is kept under a name', async () => {
  const server = desk();
  await renderInConsole(<MembersPage />, server);
  fireEvent.click(await within(await openViews()).findByRole('button', { name: '정지 회원' }));
  await waitFor(async () => expect(await headers()).toEqual(['회원', '상태']));
  expect(server.bodiesOf(members).at(-1)).toMatchObject({ status: 'suspended' });
  const menu = await openViews();
  const name = await within(menu).findByRole('textbox', { name: '보기 이름' });
  fireEvent.change(name, { target: { value: '정지 회원' } });
  fireEvent.click(within(menu).getByRole('button', { name: '저장' }));
  expect(await within(menu).findByText(/같은 이름으로/)).toBeTruthy();
  fireEvent.change(name, { target: { value: '정지만' } });
  fireEvent.click(within(menu).getByRole('button', { name: '저장' }));
  expect(await within(menu).findByRole('button', { name: '정지만' })).toBeTruthy();
  expect(server.bodiesOf('/api/console/view/save').at(-1)).toEqual({
    list: 'members',
    viewIdx: null,
    name: '정지만',
    query: 'cols=member.status&status=suspended',
  });
  fireEvent.click(within(menu).getByRole('button', { name: '‘정지만’ 보기 지우기' }));
  await waitFor(() => expect(within(menu).queryByRole('button', { name: '정지만' })).toBeNull());
});

test('a page that fails leaves the others in view, and is loaded again', async () => {
  let fails = true;
  const server = desk((body) => {
    if (fails && body.page === 2) throw refusal('E400', '잘못된 요청입니다.');
    return pageOf(body);
  });
  await renderInConsole(<MembersPage />, server);
  expect(await screen.findByText('일부 줄을 불러오지 못했습니다')).toBeTruthy();
  expect(screen.getByText('회원1')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.queryByText('일부 줄을 불러오지 못했습니다')).toBeNull());
  expect(await screen.findByText('회원51')).toBeTruthy();
});
