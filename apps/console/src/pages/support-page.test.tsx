import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PostDetail, PostRow } from '../features/support/model.ts';
import { fakeServer, me, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { SupportPage } from './support-page.tsx';

afterEach(cleanup);

const list = '/api/console/board/list';
const detail = '/api/console/board/detail';
const reply = '/api/console/board/reply';
const publish = '/api/console/board/publish';
const hide = '/api/console/board/hide';

const question: PostRow = {
  boardIdx: 7,
  boardType: 'qna',
  category: 'normal',
  type: 'etc',
  status: 'wait',
  title: '환전은 언제 되나요',
  memId: 'member01',
  memNick: '달빛',
  operatorName: null,
  regDate: '2026-03-02T02:50:00.000Z',
  waitingSince: '2026-03-02T02:50:00.000Z',
  commentCount: 0,
  topYn: 'N',
  hiddenYn: 'N',
  deletedAt: null,
};

const listing = (...rows: PostRow[]) => ({
  list: rows,
  pageInfo: pageOne(rows.length),
  waitingCount: rows.filter(({ status, deletedAt }) => status === 'wait' && deletedAt === null).length,
});

function opened(post: PostRow, comments: PostDetail['comments'] = []): PostDetail {
  const text = { content: '어제 신청했습니다.', titles: null, contents: null };
  return {
    post: { ...post, ...text, images: [], hiddenBy: null, formerTexts: [], revision: null },
    comments,
  };
}

/** Questions, of which one is opened, as the server has them. */
function desk(more: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    [list]: ({ boardType }: { boardType: string }) => (boardType === 'qna' ? listing(question) : listing()),
    [detail]: () => opened(question),
    ...more,
  });
}

const openQuestion = async () => fireEvent.click(await screen.findByText('환전은 언제 되나요'));

test('questions that wait are the queue, and are narrowed by status and by words', async () => {
  const server = desk();
  await renderInConsole(<SupportPage />, server);
  const table = await screen.findByRole('table', { name: '글 목록' });
  const [, row] = within(table).getAllByRole('row');
  expect(row?.textContent).toContain('달빛');
  expect(row?.textContent).toContain('답변 대기');
  expect(server.bodiesOf(list)).toEqual([{ boardType: 'qna', status: null, search: '', page: 1 }]);
  fireEvent.click(screen.getByText('공지·이벤트'));
  expect(await screen.findByText('글이 없습니다')).toBeTruthy();
  expect(server.bodiesOf(list).at(-1)).toMatchObject({ boardType: 'notice', status: null });
});

test('[EN-08] a question is answered once, and what the server refuses is said below the answer', async () => {
  let isRefused = true;
  const server = desk({
    [reply]: () => {
      if (isRefused) throw refusal('BD07', '내용을 입력해 주세요.');
      return { cmtIdx: 3 };
    },
  });
  await renderInConsole(<SupportPage />, server);
  await openQuestion();
  expect(await screen.findByText('어제 신청했습니다.')).toBeTruthy();
  const box = screen.getByRole('textbox', { name: /답변/ });
  fireEvent.change(box, { target: { value: '오늘 오후에 됩니다.' } });
  const send = screen.getByRole('button', { name: '보내기' });
  fireEvent.click(send);
  expect(await screen.findByText('내용을 입력해 주세요.')).toBeTruthy();
  isRefused = false;
  // Ctrl and Enter send it as the button does.
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''));
  expect(server.bodiesOf(reply)).toHaveLength(2);
  expect(server.bodiesOf(reply).at(-1)).toMatchObject({ boardIdx: 7, content: '오늘 오후에 됩니다.' });
});

test('[OPS-3] a question that its member has deleted is read with what it said before, and takes no answer', async () => {
  const gone: PostRow = { ...question, deletedAt: '2026-03-02T03:00:00.000Z' };
  const formerTexts = [{ title: '항의', content: '돈이 사라졌습니다.', until: '2026-03-02T02:55:00.000Z' }];
  const server = desk({
    [list]: ({ status }: { status?: string | null }) => listing(...(status === 'deleted' ? [gone] : [])),
    [detail]: () => ({
      post: { ...opened(gone).post, formerTexts },
      comments: [
        {
          ...{ cmtIdx: 3, memId: 'member01', memNick: '달빛', operatorName: null, hiddenYn: 'N' as const },
          ...{ content: '아직입니까', regDate: gone.regDate, deletedAt: gone.deletedAt, formerTexts: [] },
        },
      ],
    }),
  });
  await renderInConsole(<SupportPage />, server, '/?status=deleted');
  await openQuestion();
  expect(await screen.findByText('수정 전 내용 1건')).toBeTruthy();
  expect(screen.getByText('돈이 사라졌습니다.')).toBeTruthy();
  expect(screen.getByText('아직입니까')).toBeTruthy();
  const [, row] = within(screen.getByRole('table', { name: '글 목록' })).getAllByRole('row');
  expect(row?.textContent).toContain('회원이 삭제');
  expect(row?.textContent).not.toContain('답변 대기');
  for (const name of ['보내기', '숨기기']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a notice is published in the languages that were written', async () => {
  const server = desk({ [publish]: () => ({ boardIdx: 9 }) });
  await renderInConsole(<SupportPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: '새 글' }));
  const dialog = await screen.findByRole('alertdialog');
  const write = (title: string, html: string) => {
    fireEvent.change(within(dialog).getByLabelText(/^제목/), { target: { value: title } });
    const text = within(dialog).getByRole('textbox', { name: '내용' });
    text.innerHTML = html;
    fireEvent.input(text);
  };
  write('점검 안내', '<p>오늘 밤 점검합니다.</p>');
  fireEvent.click(within(dialog).getByText('English'));
  write('Maintenance', '<p>Tonight.</p>');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '목록 맨 위에 고정' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '게시' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(publish)).toMatchObject([
    {
      boardIdx: null,
      boardType: 'notice',
      category: 'notice',
      titles: { ko: '점검 안내', en: 'Maintenance', vi: '' },
      contents: { ko: '<p>오늘 밤 점검합니다.</p>', en: '<p>Tonight.</p>', vi: '' },
      topYn: 'Y',
    },
  ]);
});

test('a picture that comes while another language is written belongs to its own text, and nothing is published before', async () => {
  const coming: ((image: { imageIdx: number; src: string; width: number; height: number }) => void)[] = [];
  const server = desk({
    [publish]: () => ({ boardIdx: 9 }),
    '/api/console/board/image': () => new Promise((resolve) => coming.push(resolve)),
  });
  await renderInConsole(<SupportPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: '새 글' }));
  const dialog = await screen.findByRole('alertdialog');
  const write = (title: string, html: string) => {
    fireEvent.change(within(dialog).getByLabelText(/^제목/), { target: { value: title } });
    const text = within(dialog).getByRole('textbox', { name: '내용' });
    text.innerHTML = html;
    fireEvent.input(text);
  };
  write('점검 안내', '<p>오늘 밤</p>');
  const sendPicture = () => {
    const files = [new File([new Uint8Array([1])], 'a.png', { type: 'image/png' })];
    fireEvent.change(within(dialog).getByLabelText('사진'), { target: { files } });
  };
  const image = (src: string) => ({ imageIdx: 1, src, width: 1, height: 1 });
  sendPicture();
  await waitFor(() => expect(coming).toHaveLength(1));
  fireEvent.click(within(dialog).getByText('English'));
  write('Maintenance', '<p>Tonight.</p>');
  sendPicture();
  await waitFor(() => expect(coming).toHaveLength(2));
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: '게시' });
  fireEvent.click(within(dialog).getByText('한국어'));
  coming[1]?.(image('/api/board/image/y.webp'));
  await waitFor(() => expect(button.disabled).toBe(true));
  coming[0]?.(image('/api/board/image/x.webp'));
  await waitFor(() => expect(button.disabled).toBe(false));
  // It stands in the text to which its writer has come back, and stays there when more is written.
  const text = within(dialog).getByRole('textbox', { name: '내용' });
  expect(text.querySelector('img')).not.toBeNull();
  fireEvent.input(text);
  fireEvent.click(button);
  await waitFor(() => expect(server.bodiesOf(publish)).toHaveLength(1));
  expect(server.bodiesOf(publish)).toMatchObject([
    {
      titles: { ko: '점검 안내', en: 'Maintenance', vi: '' },
      contents: {
        ko: '<p>오늘 밤</p><img src="/api/board/image/x.webp">',
        en: '<p>Tonight.</p><img src="/api/board/image/y.webp">',
        vi: '',
      },
    },
  ]);
});

test('a change names what it was made from, and what another operator published meanwhile is not written over', async () => {
  const notice: PostRow = { ...question, boardIdx: 8, boardType: 'notice', title: '점검 안내', status: null };
  const words = (text: string) => ({ ko: text, en: '', vi: '' });
  const { post, comments } = opened({ ...notice, category: 'notice' });
  const server = fakeServer({
    [list]: () => listing(notice),
    [detail]: () => ({
      post: {
        ...post,
        titles: words('점검 안내'),
        contents: words('<p>오늘</p>'),
        content: null,
        revision: 'first',
      },
      comments,
    }),
    [publish]: () => {
      throw refusal('T999', '이미 처리되었습니다.');
    },
  });
  await renderInConsole(<SupportPage />, server);
  fireEvent.click(await screen.findByText('점검 안내'));
  fireEvent.click(await screen.findByRole('button', { name: '수정' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.change(within(dialog).getByLabelText(/^제목/), { target: { value: '점검 연기' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '게시' }));
  expect(await within(dialog).findByText('그사이 다른 운영자가 이 글을 바꿨습니다.')).toBeTruthy();
  expect(within(dialog).getByDisplayValue('점검 연기')).toBeTruthy();
  expect(server.bodiesOf(publish)).toMatchObject([
    { boardIdx: 8, revision: 'first', titles: { ko: '점검 연기' } },
  ]);
});

test('a post is hidden with a reason, and shown again without one', async () => {
  let isHidden = false;
  const row = (): PostRow => ({ ...question, hiddenYn: isHidden ? 'Y' : 'N' });
  const server = desk({
    [list]: () => listing(row()),
    [detail]: () => opened(row()),
    [hide]: ({ hiddenYn }: { hiddenYn: 'Y' | 'N' }) => {
      isHidden = hiddenYn === 'Y';
      return {};
    },
  });
  await renderInConsole(<SupportPage />, server);
  await openQuestion();
  fireEvent.click(await screen.findByRole('button', { name: '숨기기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '홍보·도배' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '숨기기' }));
  fireEvent.click(await screen.findByRole('button', { name: '다시 보이기' }));
  expect(await screen.findByRole('button', { name: '숨기기' })).toBeTruthy();
  expect(server.bodiesOf(hide)).toEqual([
    { boardIdx: 7, cmtIdx: null, hiddenYn: 'Y', reason: '홍보·도배' },
    { boardIdx: 7, cmtIdx: null, hiddenYn: 'N', reason: '' },
  ]);
});

test('each role is offered its part: who answers publishes nothing, who publishes answers nothing, who reads neither', async () => {
  const notice: PostRow = { ...question, boardIdx: 8, boardType: 'notice', title: '점검 안내', status: null };
  const titles = { ko: '점검 안내', en: '', vi: '' };
  const server = desk({
    [list]: () => listing(question, notice),
    [detail]: ({ boardIdx }: { boardIdx: number }) => {
      if (boardIdx === question.boardIdx) return opened(question);
      const { post, comments } = opened(notice);
      return { post: { ...post, titles, content: '오늘 밤' }, comments };
    },
  });
  for (const [role, answers, publishes] of [
    ['support', true, false],
    ['content', false, true],
    ['readOnly', false, false],
  ] as const) {
    await renderInConsole(<SupportPage />, { ...server, operator: { ...me, roles: [role] } });
    await openQuestion();
    await screen.findByText('어제 신청했습니다.');
    const offered = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect([role, offered('보내기')]).toEqual([role, answers]);
    expect([role, offered('숨기기')]).toEqual([role, role !== 'readOnly']);
    expect([role, offered('새 글')]).toEqual([role, publishes]);
    fireEvent.click(screen.getByText('점검 안내'));
    await screen.findByText('오늘 밤');
    expect([role, offered('수정')]).toEqual([role, publishes]);
    cleanup();
  }
});
