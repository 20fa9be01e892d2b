import type { PostCategory, RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const listPath = '/api/board/{boardType}/list';
const detailPath = '/api/board/{boardType}/datail';
const savePath = '/api/board/{boardType}/save';
const deletePath = '/api/board/{boardType}/delete';

type Save = RequestOf<typeof savePath>;
const postOf = (change: Partial<Save> = {}): Save => ({
  idempotencyKey: newKey(),
  boardType: 'board',
  title: 'A title',
  content: 'A text',
  ...change,
});
const save = async (member: Person, change: Partial<Save> = {}) =>
  (await member.call(savePath, postOf(change))).boardIdx;
const list = (member: Person, change: Partial<RequestOf<typeof listPath>> = {}) =>
  member.call(listPath, { boardType: 'board', ...change });
const detail = (member: Person, boardIdx: number, boardType: 'board' | 'qna' = 'board') =>
  member.call(detailPath, { boardType, boardIdx });

/** How many posts the world has, to show that a refusal stored none. */
async function postCount(): Promise<number> {
  const row = await world.database.row<{ count: number }>('select count(*) from board_post');
  return need(row, 'count').count;
}

async function publish(
  boardType: 'board' | 'notice' | 'faq',
  title: string,
  content = '<p>Text</p>',
  category: 'cash' | 'event' | 'notice' = boardType === 'faq' ? 'cash' : 'notice',
) {
  const operator = await world.operator();
  const words = (text: string) => ({ ko: text, en: `${text} (en)`, vi: '' });
  const { boardIdx } = await operator.call('/api/console/board/publish', {
    idempotencyKey: newKey(),
    boardType,
    category,
    titles: words(title),
    contents: words(content),
  });
  return boardIdx;
}

describe('the board', () => {
  test('[CL-24][EN-07] a post is listed and read with its writer, page and ids, and nothing personal', async () => {
    const member = await world.member();
    const content = 'First line\r\nsecond <b>line</b> <script>alert(1)</script>';
    const boardIdx = await save(member, { title: '  Hello   board ', content, memName: 'Somebody else' });
    const reader = await world.member();
    const { list: rows, pageInfo, idxList } = await list(reader);
    const line = {
      boardIdx,
      category: 'normal',
      title: 'Hello board',
      regId: `${member.memId.slice(0, 3)}***`,
      memName: `${member.memId} nick`,
      mineYn: 'N',
      status: null,
    };
    expect(rows[0]).toMatchObject(line);
    expect(idxList).toEqual(rows.map((row) => row.boardIdx));
    expect(pageInfo).toMatchObject({ page: 1, count_per_list: 10, total: rows.length });
    const { post, comments } = await detail(reader, boardIdx);
    expect(post).toMatchObject({ ...line, contentType: 'text', commentYn: 'Y', images: [] });
    expect(post.content).toBe('First line\nsecond <b>line</b> <script>alert(1)</script>');
    expect(comments).toEqual([]);
    expect((await detail(member, boardIdx)).post.mineYn).toBe('Y');
  });

  test('[EN-07][BC-09] ten a page, notices on top, and each post knows its neighbours', async () => {
    const site = await world.addSite();
    const member = await world.member({ site });
    const ids: number[] = [];
    for (let index = 1; index <= 11; index += 1) {
      world.clock.advance(125_000);
      ids.push(await save(member, { title: `Post ${index}` }));
    }
    const first = await list(member);
    expect(first.list.map(({ title }) => title).slice(0, 2)).toEqual(['Post 11', 'Post 10']);
    expect(first.list).toHaveLength(10);
    expect(await list(member, { page: 2 })).toMatchObject({
      list: [{ title: 'Post 1' }],
      pageInfo: { page: 2, count_per_list: 10, total: 11 },
    });
    const { newer, older } = await detail(member, need(ids[5], 'post'));
    expect([newer?.title, older?.title]).toEqual(['Post 7', 'Post 5']);
    const last = await detail(member, need(ids[10], 'post'));
    expect([last.newer, last.older?.title]).toEqual([null, 'Post 10']);
  });

  test('the category and the writer filter, and a search finds a part of a word with its signs as they are', async () => {
    const site = await world.addSite();
    const member = await world.member({ site });
    const other = await world.member({ site });
    await save(member, { title: '환전문의드립니다', content: '보통 100% 들어오나요' });
    await save(member, { title: 'Second', content: 'snake_case and back\\slash' });
    await save(other, { title: 'Third', content: 'snakeXcase 1000' });
    const found = async (search: string) => (await list(member, { search })).list.map(({ title }) => title);
    expect(await found('문의')).toEqual(['환전문의드립니다']);
    expect(await found('100%')).toEqual(['환전문의드립니다']);
    expect(await found('E_C')).toEqual(['Second']);
    expect(await found('k\\s')).toEqual(['Second']);
    expect(await found("'; drop table board_post; --")).toEqual([]);
    expect(await found('  ')).toHaveLength(3);
    expect((await list(member, { mineYn: 'Y' })).pageInfo.total).toBe(2);
    expect((await list(member, { category: 'event' })).pageInfo.total).toBe(0);
  });

  test('[EN-07] a category is normal, event or notice, and the list of one has posts of it alone', async () => {
    const member = await world.member();
    const search = `Of three kinds ${world.next()}`;
    const [normal, event, notice] = [
      await save(member, { title: search }),
      await publish('board', search, undefined, 'event'),
      await publish('board', search, undefined, 'notice'),
    ];
    for (const [category, boardIdx] of Object.entries({ normal, event, notice })) {
      const { list: rows } = await list(member, { search, category: category as PostCategory });
      expect(rows).toMatchObject([{ boardIdx, category }]);
    }
    expect((await list(member, { search })).pageInfo.total).toBe(3);
  });

  test('an own post is changed and deleted, and its writer stays', async () => {
    const member = await world.member();
    const boardIdx = await save(member);
    expect(await save(member, { boardIdx, title: 'Another title' })).toBe(boardIdx);
    const { post } = await detail(member, boardIdx);
    expect(post).toMatchObject({ title: 'Another title', mineYn: 'Y', editDate: expect.any(String) });
    await member.call(deletePath, { boardType: 'board', boardIdx });
    expect(await member.codeOf(detailPath, { boardType: 'board', boardIdx })).toBe('E404');
  });

  test('the same click twice writes one post', async () => {
    const member = await world.member();
    const body = postOf({ title: 'Twice' });
    const answers = await Promise.all([1, 2, 3].map(() => member.call(savePath, body)));
    expect(new Set(answers.map(({ boardIdx }) => boardIdx)).size).toBe(1);
    expect((await list(member, { search: 'Twice' })).pageInfo.total).toBe(1);
  });
});

describe('notices and the FAQ', () => {
  test('[CL-24][WR-22] a guest reads them, in the language of the guest and else in one that there is', async () => {
    const boardIdx = await publish('notice', '점검 안내', '<p>Read <strong>this</strong></p>');
    await publish('faq', '환전은 언제');
    const guest = world.guest();
    const notices = await guest.call(listPath, { boardType: 'notice' });
    expect(notices.list[0]).toMatchObject({ boardIdx, title: '점검 안내', regId: null, memName: null });
    const inVietnamese = await guest.inLocale('vi').call(detailPath, { boardType: 'notice', boardIdx });
    expect(inVietnamese.post).toMatchObject({
      title: '점검 안내 (en)',
      contentType: 'html',
      content: '<p>Read <strong>this</strong></p> (en)',
      commentYn: 'N',
    });
    const faq = await guest.call(listPath, { boardType: 'faq', category: 'cash', search: '언제' });
    expect(faq.list).toMatchObject([{ title: '환전은 언제' }]);
  });

  test('[CL-15] the notice strip of the home page shows the same posts', async () => {
    const boardIdx = await publish('notice', '홈에도 보이는 공지');
    const { list: strip } = await world.guest().call('/api/main/nt/list', {});
    expect(strip[0]).toMatchObject({ boardIdx, title: { ko: '홈에도 보이는 공지' } });
  });
});

describe('what a member may not read', () => {
  test.each(
    refusalsOf(listPath, {
      E401: ['the board for a guest', () => world.guest().codeOf(listPath, { boardType: 'board' })],
      BD03: [
        'a search of ten thousand characters',
        async () =>
          (await world.member()).codeOf(listPath, { boardType: 'board', search: 'x'.repeat(10_000) }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(detailPath, {
      E401: [
        'questions for a guest',
        () => world.guest().codeOf(detailPath, { boardType: 'qna', boardIdx: 1 }),
      ],
      E404: [
        'a question of another member',
        async () => {
          const boardIdx = await save(await world.member(), { boardType: 'qna', type: 'etc' });
          return (await world.member()).codeOf(detailPath, { boardType: 'qna', boardIdx });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('a post of another site, or on another board, is not there', async () => {
    const boardIdx = await save(await world.member());
    const foreign = await world.member({ site: await world.addSite() });
    expect(await foreign.codeOf(detailPath, { boardType: 'board', boardIdx })).toBe('E404');
    expect(await (await world.member()).codeOf(detailPath, { boardType: 'notice', boardIdx })).toBe('E404');
  });

  test.each([[-1], [0], [1.5], [1_000_000_000], ['2'], [null]])('page %s is E400', async (page) => {
    const member = await world.member();
    const answer = await member.ask(listPath, { boardType: 'board', page: page as number });
    expect([answer.status, answer.code, answer.message.length > 5]).toEqual([400, 'E400', true]);
  });

  test('[CL-24] a board that there is not is no call, and a body that names another one disagrees', async () => {
    const member = await world.member();
    expect(await member.codeOf(listPath, { boardType: 'secret' as never })).toBe('E404');
    const body = JSON.stringify({ boardType: 'notice' });
    expect((await member.sendRaw(listPath, body, '/api/board/board/list')).code).toBe('E400');
    expect((await member.sendRaw(listPath, '{}', '/api/board/notice/list')).code).toBe('0');
    const got = await world.app.inject({ method: 'GET', url: '/api/board/board/list' });
    expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST']);
  });
});

const refused = async (change: Partial<Save>) => (await world.member()).codeOf(savePath, postOf(change));

describe('what a member may not write', () => {
  test.each(
    refusalsOf(savePath, {
      C999: [
        'a key that was used for another text',
        async () => {
          const member = await world.member();
          const body = postOf();
          await member.call(savePath, body);
          return member.codeOf(savePath, { ...body, title: 'Something else' });
        },
      ],
      BD01: ['[VL-15] a post without a title', () => refused({ title: ' \n ' })],
      BD02: ['[VL-15] a post without a text', () => refused({ content: '' })],
      BD06: ['[EN-08] a question of no type', () => refused({ boardType: 'qna' })],
      BD11: ['a picture of somebody else', () => refused({ images: [999_999] })],
      BD05: ['a look-alike letter', () => refused({ title: 'H\u0430npan' })],
      E403: ['a post in the name of somebody else', () => refused({ memId: 'somebodyelse' })],
      BD04: ['a notice by a member', () => refused({ boardType: 'notice' })],
      E404: ["somebody else's post", async () => refused({ boardIdx: await save(await world.member()) })],
      BD12: [
        'a change of an answered question',
        async () => {
          const member = await world.member();
          const boardIdx = await save(member, { boardType: 'qna', type: 'etc' });
          const reply = { idempotencyKey: newKey(), boardIdx, content: 'Yes' };
          await (await world.operator()).call('/api/console/board/reply', reply);
          return member.codeOf(savePath, postOf({ boardType: 'qna', type: 'etc', boardIdx }));
        },
      ],
      BD10: [
        'a sixth post within ten minutes',
        async () => {
          const member = await world.member();
          for (let index = 1; index <= 5; index += 1) await save(member);
          return member.codeOf(savePath, postOf());
        },
      ],
    }),
  )('%s is refused with %s, in three languages', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each([
    ['a title of 101 letters', { title: 'x'.repeat(101) }, 'BD01'],
    ['a title that is no text', { title: 7 as never }, 'BD01'],
    ['a text of 5,001 letters', { content: 'x'.repeat(5_001) }, 'BD02'],
    ['a missing text', { content: undefined as never }, 'BD02'],
    ['a direction turned round', { content: 'safe\u202Etxet' }, 'BD05'],
    ['a category of operators', { category: 'notice' }, 'BD04'],
    ['a category that there is not', { category: 'rumour' as never }, 'BD06'],
    ['a type on the board', { type: 'etc' }, 'BD06'],
    ['six pictures', { images: [1, 2, 3, 4, 5, 6] }, 'BD11'],
    ['an answer to the FAQ', { boardType: 'faq' }, 'BD04'],
  ] as const)('%s is refused, and nothing is stored', async (_, change, code) => {
    const member = await world.member();
    const before = await postCount();
    const said = new Set<string>();
    for (const locale of ['ko', 'en', 'vi'] as const) {
      const answer = await member.inLocale(locale).ask(savePath, postOf(change as Partial<Save>));
      expect(answer.code).toBe(code);
      said.add(answer.message);
    }
    expect(said.size).toBe(3);
    expect(await postCount()).toBe(before);
  });

  test('a guest is asked to log in, and a suspended member writes to support only', async () => {
    const before = await postCount();
    expect(await world.guest().codeOf(savePath, postOf())).toBe('E401');
    const member = await world.member();
    await world.setMember(member, "status = 'suspended'");
    expect(await member.codeOf(savePath, postOf())).toBe('BD04');
    expect(await postCount()).toBe(before);
    expect(await member.codeOf(savePath, postOf({ boardType: 'qna', type: 'etc' }))).toBe('0');
  });

  test.each(
    refusalsOf(deletePath, {
      E404: [
        "somebody else's post",
        async () => {
          const owner = await world.member();
          const boardIdx = await save(owner);
          const code = await (await world.member()).codeOf(deletePath, { boardType: 'board', boardIdx });
          expect((await detail(owner, boardIdx)).post.boardIdx).toBe(boardIdx);
          return code;
        },
      ],
    }),
  )('%s cannot be deleted: %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
