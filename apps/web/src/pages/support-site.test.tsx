import type { DataOf, PostLine } from '@hanpan/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

afterEach(cleanup);

const listPath = '/api/board/{boardType}/list';
const detailPath = '/api/board/{boardType}/datail';
const savePath = '/api/board/{boardType}/save';
const deletePath = '/api/board/{boardType}/delete';
const commentPath = '/api/board/cmtSave';

type Detail = DataOf<typeof detailPath>;

const line: PostLine = {
  boardIdx: 7,
  category: 'normal',
  type: null,
  status: null,
  title: '첫 글입니다',
  regId: 'mem***',
  memName: '달빛나루',
  regDate: '2026-01-01T10:00:00Z',
  commentCount: 1,
  hasImage: 'N',
  topYn: 'N',
  mineYn: 'N',
};

function detailOf(post: Partial<Detail['post']>): Detail {
  return {
    post: {
      ...line,
      content: '안녕하세요, 반갑습니다.',
      contentType: 'text',
      editDate: null,
      images: [],
      commentYn: 'Y',
      ...post,
    },
    comments: [
      {
        cmtIdx: 3,
        content: '저도 반갑습니다.',
        regId: 'oth***',
        memName: '별빛',
        regDate: '2026-01-01T11:00:00Z',
        editDate: null,
        mineYn: 'N',
      },
    ],
    cmtInfo: { page: 1, count_per_list: 10, total: 1 },
    newer: null,
    older: null,
  };
}

/** A server with one post; the same for every board. */
function server(post: Partial<Detail['post']> = {}) {
  const row = { ...line, ...post };
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_000, 5),
    [listPath]: {
      list: [row],
      pageInfo: { page: 1, count_per_list: 10, total: 1 },
      idxList: [row.boardIdx],
      usualMinutes: null,
    },
    [detailPath]: detailOf(post),
    [savePath]: { boardIdx: 7 },
    [deletePath]: {},
    [commentPath]: { cmtIdx: 4 },
  });
}

const bodiesOf = ({ made }: ReturnType<typeof server>, path: string) =>
  made.filter((each) => each.path === path).map(({ body }) => body);

/** Reads what is asked or said, and agrees. */
async function agree(text: string): Promise<void> {
  const box = await screen.findByRole('alertdialog');
  expect(within(box).getByText(text)).toBeTruthy();
  fireEvent.click(within(box).getAllByRole('button').at(-1) ?? box);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

const isPhone = () => screen.queryByRole('navigation', { name: '하단 메뉴' }) !== null;

describe.each([
  ['the desktop', 1440],
  ['the phone', 390],
])('the board on %s', (_, width) => {
  beforeEach(() => setWidth(width));

  test('[WR-21][MR-12] is listed, searched, and a post is read with its comments', async () => {
    const fake = server();
    const { router } = renderApp(fake, { path: '/member/board/list' });
    const link = () => screen.findByRole('link', { name: /첫 글입니다/ });
    await link();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '첫' } });
    fireEvent.click(screen.getByRole('button', { name: '검색' }));
    await waitFor(() => expect(bodiesOf(fake, listPath).at(-1)).toMatchObject({ search: '첫', page: 1 }));
    fireEvent.click(await link());
    expect(await screen.findByText('안녕하세요, 반갑습니다.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/member/board/read/7');
    expect(await screen.findByText('저도 반갑습니다.')).toBeTruthy();
    expect(screen.getByText('별빛')).toBeTruthy();
  });

  test('[WR-21][MR-12] a comment is written below a post', async () => {
    const fake = server();
    renderApp(fake, { path: '/member/board/read/7' });
    const box = await screen.findByRole('textbox', { name: /댓글/ });
    fireEvent.change(box, { target: { value: '환영합니다' } });
    const form = box.closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() =>
      expect(bodiesOf(fake, commentPath)).toMatchObject([{ boardIdx: 7, content: '환영합니다' }]),
    );
  });

  test('[WR-21][MR-12][ER-03] a post is written, confirmed and opened', async () => {
    const fake = server();
    const { router } = renderApp(fake, { path: '/member/board/write' });
    fireEvent.change(await screen.findByLabelText(/제목/), { target: { value: '첫 글입니다' } });
    fireEvent.change(screen.getByLabelText(/내용/), { target: { value: '안녕하세요' } });
    fireEvent.click(screen.getByRole('button', { name: '등록' }));
    await agree('글을 등록하시겠습니까?');
    await agree('등록되었습니다.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/board/read/7'));
    expect(bodiesOf(fake, savePath)).toMatchObject([{ boardType: 'board', title: '첫 글입니다' }]);
  });

  test('whoever goes elsewhere while a post is being sent is told there, and stays there', async () => {
    const fake = server();
    let come: (sent: DataOf<typeof savePath>) => void = () => undefined;
    const sent = new Promise<DataOf<typeof savePath>>((resolve) => {
      come = resolve;
    });
    Object.assign(fake.responses, { [savePath]: () => sent });
    const { router } = renderApp(fake, { path: '/member/board/write' });
    fireEvent.change(await screen.findByLabelText(/제목/), { target: { value: '첫 글입니다' } });
    fireEvent.change(screen.getByLabelText(/내용/), { target: { value: '안녕하세요' } });
    fireEvent.click(screen.getByRole('button', { name: '등록' }));
    await agree('글을 등록하시겠습니까?');
    await waitFor(() => expect(bodiesOf(fake, savePath)).toHaveLength(1));
    await act(() => router.navigate({ to: '/member/board/list' }));
    await screen.findByRole('link', { name: /첫 글입니다/ });
    come({ boardIdx: 7 });
    const toasts = within(await screen.findByRole('region', { name: '알림 모음' }));
    expect(await toasts.findByText('등록되었습니다.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/member/board/list');
  });

  test('[ER-03] an own post is deleted after a question, and the list comes back', async () => {
    const fake = server({ mineYn: 'Y' });
    const { router } = renderApp(fake, { path: '/member/board/read/7' });
    fireEvent.click(await screen.findByRole('button', { name: '삭제' }));
    expect(bodiesOf(fake, deletePath)).toEqual([]);
    await agree('글을 삭제하시겠습니까?');
    await agree('삭제되었습니다.');
    expect(bodiesOf(fake, deletePath)).toEqual([{ boardType: 'board', boardIdx: 7 }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/board/list'));
  });
});

describe('the customer centre on a phone', () => {
  beforeEach(() => setWidth(390));

  test.each([
    ['qnaList', '1:1 문의', 'qna'],
    ['noticeList', '공지사항', 'notice'],
    ['faq', '자주 묻는 질문', 'faq'],
  ] as const)('[MR-08] /member/csMain/%s is the list of its board', async (name, title, boardType) => {
    const fake = server();
    renderApp(fake, { path: `/member/csMain/${name}` });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('첫 글입니다')).toBeTruthy();
    expect(bodiesOf(fake, listPath)).toMatchObject([{ boardType }]);
    expect(isPhone()).toBe(true);
  });

  test.each([
    ['qna/read/7', 'qna'],
    ['notice/read/7', 'notice'],
  ] as const)('[MR-08] /member/csMain/%s is one post', async (address, boardType) => {
    const fake = server();
    renderApp(fake, { path: `/member/csMain/${address}` });
    expect(await screen.findByRole('heading', { level: 1, name: '첫 글입니다' })).toBeTruthy();
    expect(bodiesOf(fake, detailPath)).toMatchObject([{ boardType, boardIdx: 7 }]);
    expect(isPhone()).toBe(true);
  });

  test('[MR-08] /member/csMain/qnaWrite asks a question', async () => {
    const fake = server();
    const { router } = renderApp(fake, { path: '/member/csMain/qnaWrite' });
    fireEvent.change(await screen.findByLabelText(/제목/), { target: { value: '환전' } });
    fireEvent.change(screen.getByLabelText(/내용/), { target: { value: '언제 되나요' } });
    fireEvent.click(screen.getByRole('button', { name: '등록' }));
    await agree('글을 등록하시겠습니까?');
    await agree('등록되었습니다.');
    expect(bodiesOf(fake, savePath)).toMatchObject([{ boardType: 'qna', type: 'etc', title: '환전' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/csMain/qna/read/7'));
  });

  test('[MR-08] /member/csMain/rule states the limits of the site', async () => {
    renderApp(server(), { path: '/member/csMain/rule' });
    const limit = await screen.findByText('최대 적중금');
    expect(limit.parentElement?.textContent).toContain('10,000,000');
    expect(isPhone()).toBe(true);
  });
});

describe.each([
  ['/member/cscenter', 1440],
  ['/member/csMain', 390],
])('the start of the customer centre, %s at %s px', (path, width) => {
  beforeEach(() => setWidth(width));

  function startServer() {
    const fake = server();
    fake.responses['/api/cash/rules'] = {
      deposit: { minAmount: 1, maxAmount: 10, unitAmount: 1 },
      withdrawal: { minAmount: 1, maxAmount: 10, unitAmount: 1 },
      withdrawalRefusal: null,
      withdrawalRepeatMinutes: 0,
      usualMinutes: { in: 3, out: null },
    } as never;
    return fake;
  }

  test('says how long an answer takes as it was measured, and nothing of what was not', async () => {
    const fake = startServer();
    const list = fake.responses[listPath] as DataOf<typeof listPath>;
    fake.responses[listPath] = { ...list, usualMinutes: 12 };
    renderApp(fake, { path });
    const answer = await screen.findByRole('link', { name: /1:1 문의 답변/ });
    expect(answer.textContent).toContain('보통 12분');
    expect(screen.getByRole('link', { name: /충전 처리/ }).textContent).toContain('보통 3분');
    expect(screen.getByRole('link', { name: /환전 처리/ }).textContent).not.toMatch(/보통|차례/);
  });

  test('has the FAQ, notices, own questions and how long things take, and a word is searched for at a press', async () => {
    const fake = startServer();
    const { router } = renderApp(fake, { path });
    expect(await screen.findByRole('heading', { level: 1, name: '고객센터' })).toBeTruthy();
    expect(await screen.findByText('보통 3분')).toBeTruthy();
    for (const name of ['무엇이 궁금하세요?', '공지사항', '내 문의', '가이드'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    const boards = new Set(bodiesOf(fake, listPath).map((body) => (body as { boardType: string }).boardType));
    expect(boards).toEqual(new Set(['faq', 'notice', 'qna']));
    fireEvent.click(screen.getByRole('button', { name: '롤링' }));
    await waitFor(() =>
      expect(bodiesOf(fake, listPath).at(-1)).toMatchObject({ boardType: 'faq', search: '롤링' }),
    );
    expect(await screen.findByRole('heading', { name: "'롤링' 1건" })).toBeTruthy();
    expect(router.state.location.search).toEqual({ search: '롤링' });
  });
});

describe('guides and the FAQ', () => {
  beforeEach(() => setWidth(1440));

  test('[WR-24] a question of the FAQ is read at its press, and its answer opens below itself', async () => {
    const fake = server();
    fake.responses[detailPath] = detailOf({ content: '<p>매일 됩니다.</p>', contentType: 'html' });
    renderApp(fake, { path: '/member/cscenter/faq' });
    const question = (await screen.findByText('첫 글입니다')).closest('summary');
    if (question === null) throw new Error('no question');
    expect(screen.queryByText('매일 됩니다.')).toBeNull();
    fireEvent.click(question);
    expect(await screen.findByText('매일 됩니다.')).toBeTruthy();
    expect(bodiesOf(fake, detailPath)).toMatchObject([{ boardType: 'faq', boardIdx: 7 }]);
  });

  test.each([
    ['screendescription', '베팅 화면 보는 법', /배당/],
    ['onefolderbetting', '단폴 베팅', /1,850/],
    ['twofolderbetting', '조합 베팅', /1.85 × 2.10/],
  ] as const)('[WR-04] /member/gameway/%s is its guide', async (type, title, text) => {
    renderApp(server(), { path: `/member/gameway/${type}` });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.textContent).toMatch(text);
    const current = within(main).getByRole('link', { name: title, current: 'page' });
    expect(current.getAttribute('href')).toBe(`/member/gameway/${type}`);
  });
});
