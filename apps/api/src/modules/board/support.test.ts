import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const savePath = '/api/board/{boardType}/save';
const detailPath = '/api/board/{boardType}/datail';
const commentPath = '/api/board/cmtSave';
const deletePath = '/api/board/cmtDelete';
const replyPath = '/api/console/board/reply';
const publishPath = '/api/console/board/publish';

async function ask(member: Person, type: 'bankaccount' | 'etc' = 'etc'): Promise<number> {
  const body = {
    idempotencyKey: newKey(),
    boardType: 'qna',
    title: 'A question',
    content: 'How?',
    type,
  } as const;
  return (await member.call(savePath, body)).boardIdx;
}
async function post(member: Person): Promise<number> {
  const body = { idempotencyKey: newKey(), boardType: 'board', title: 'A post', content: 'Text' } as const;
  return (await member.call(savePath, body)).boardIdx;
}
const comment = (boardIdx: number, change: object = {}) => ({
  idempotencyKey: newKey(),
  boardIdx,
  content: 'A comment',
  ...change,
});
const reply = (boardIdx: number, content = 'Like this.') => ({ idempotencyKey: newKey(), boardIdx, content });
const read = (member: Person, boardIdx: number, boardType: 'qna' | 'board' = 'qna') =>
  member.call(detailPath, { boardType, boardIdx });

describe('a question', () => {
  test('[EN-08][WR-23] waits, is answered, and waits again when its member asks on', async () => {
    const member = await world.member();
    const boardIdx = await ask(member);
    expect((await read(member, boardIdx)).post).toMatchObject({ type: 'etc', status: 'wait' });
    const operator = await world.operator();
    const queue = () => operator.call('/api/console/queue', {});
    const waiting = (await queue()).questions;
    await operator.call(replyPath, reply(boardIdx));
    const answered = await read(member, boardIdx);
    expect(answered.post.status).toBe('answer');
    expect(answered.comments).toMatchObject([{ content: 'Like this.', regId: null, memName: null }]);
    expect((await queue()).questions).toBe(waiting - 1);
    const { list } = await member.call('/api/board/msgList', {});
    expect(list[0]?.body.en).toContain('A question');
    await member.call(commentPath, comment(boardIdx, { content: 'And then?' }));
    expect((await read(member, boardIdx)).post.status).toBe('wait');
    const { list: rows, waitingCount } = await operator.call('/api/console/board/list', {
      boardType: 'qna',
      status: 'wait',
    });
    expect(rows.map((row) => row.boardIdx)).toContain(boardIdx);
    expect(waitingCount).toBe(waiting);
  });

  test('[EN-08][WR-25][ER-03] about the account asks the cash desk, and has its answer when the account is sent', async () => {
    const member = await world.member();
    const boardIdx = await ask(member, 'bankaccount');
    const operator = await world.operator();
    const requests = await operator.call('/api/console/account/list', {});
    const request = need(
      requests.list.find((each) => each.memId === member.memId),
      'request',
    );
    await operator.call('/api/console/account/send', { requestIdx: request.requestIdx });
    const { post: question, comments } = await member
      .inLocale('en')
      .call(detailPath, { boardType: 'qna', boardIdx });
    expect(question).toMatchObject({ type: 'bankaccount', status: 'answer' });
    expect(comments[0]?.content).toBe('The deposit account has been sent to you as a message.');
  });

  test('says how long an answer takes: the median of the last weeks, and nothing where too few were answered', async () => {
    const site = await world.addSite();
    const usual = async (boardType: 'qna' | 'board' = 'qna') => {
      const watcher = await world.member({ site });
      return (await watcher.call('/api/board/{boardType}/list', { boardType })).usualMinutes;
    };
    for (const minutes of [1, 2, 8, 30]) {
      const boardIdx = await ask(await world.member({ site }));
      world.clock.advance(minutes * 60_000);
      await (await world.operator('operator', site)).call(replyPath, reply(boardIdx));
    }
    await ask(await world.member({ site }));
    expect(await usual()).toBeNull();
    const member = await world.member({ site });
    const boardIdx = await ask(member);
    world.clock.advance(5 * 60_000);
    const operator = await world.operator('operator', site);
    await operator.call(replyPath, reply(boardIdx));
    // What is asked and answered on says nothing about the first answer.
    await member.call(commentPath, comment(boardIdx));
    world.clock.advance(60 * 60_000);
    await (await world.operator('operator', site)).call(replyPath, reply(boardIdx));
    expect([await usual(), await usual('board')]).toEqual([5, null]);
    world.clock.advance(29 * 86_400_000);
    expect(await usual()).toBeNull();
  });

  test('is its own even where the desk refuses the account', async () => {
    const member = await world.member();
    await world.setMember(member, 'deposit_allowed = false');
    expect(await ask(member, 'bankaccount')).toBeGreaterThan(0);
  });
});

describe('comments', () => {
  test('[CL-25][EN-07] one is written with its writer, changed and deleted, in the order of time', async () => {
    const [writer, other] = [await world.member(), await world.member()];
    const boardIdx = await post(writer);
    const { cmtIdx } = await other.call(commentPath, comment(boardIdx, { regId: other.memId, memName: 'x' }));
    await writer.call(commentPath, comment(boardIdx, { content: 'Thanks' }));
    const { comments, post: read1 } = await read(writer, boardIdx, 'board');
    expect(read1.commentCount).toBe(2);
    expect(comments).toMatchObject([
      { cmtIdx, regId: `${other.memId.slice(0, 3)}***`, memName: `${other.memId} nick`, mineYn: 'N' },
      { content: 'Thanks', mineYn: 'Y' },
    ]);
    await other.call(commentPath, comment(boardIdx, { cmtIdx, content: 'Changed' }));
    expect((await read(other, boardIdx, 'board')).comments[0]).toMatchObject({
      content: 'Changed',
      editDate: expect.any(String),
    });
    await other.call(deletePath, { cmtIdx });
    expect((await read(writer, boardIdx, 'board')).comments).toMatchObject([{ content: 'Thanks' }]);
  });

  test.each(
    refusalsOf(commentPath, {
      C999: [
        'a key that was used for another comment',
        async () => {
          const member = await world.member();
          const body = comment(await post(member));
          await member.call(commentPath, body);
          return member.codeOf(commentPath, { ...body, content: 'Another' });
        },
      ],
      BD07: ['an empty comment', async () => refused({ content: '  ' })],
      BD05: ['a hidden letter', async () => refused({ content: 'a\u200Bb' })],
      E403: ['a comment in the name of somebody else', async () => refused({ regId: 'somebodyelse' })],
      E404: ['a comment that is not there', async () => refused({ cmtIdx: 999_999 })],
      BD04: [
        'a comment on the board while suspended',
        async () => {
          const member = await world.member();
          const boardIdx = await post(member);
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(commentPath, comment(boardIdx));
        },
      ],
      BD10: [
        'a twenty-first comment within ten minutes',
        async () => {
          const member = await world.member();
          const boardIdx = await post(member);
          for (let index = 1; index <= 20; index += 1) await member.call(commentPath, comment(boardIdx));
          return member.codeOf(commentPath, comment(boardIdx));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  async function refused(change: object) {
    const member = await world.member();
    return member.codeOf(commentPath, comment(await post(member), change));
  }

  test.each(
    refusalsOf(deletePath, {
      E404: [
        "somebody else's comment",
        async () => {
          const member = await world.member();
          const { cmtIdx } = await member.call(commentPath, comment(await post(member)));
          return (await world.member()).codeOf(deletePath, { cmtIdx });
        },
      ],
    }),
  )('%s cannot be deleted: %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test("below another member's question nobody writes", async () => {
    const boardIdx = await ask(await world.member());
    expect(await (await world.member()).codeOf(commentPath, comment(boardIdx))).toBe('E404');
  });
});

describe('the console', () => {
  const words = (text: string) => ({ ko: text, en: '', vi: '' });
  const publication = (change: object = {}) => ({
    idempotencyKey: newKey(),
    boardType: 'notice' as const,
    category: 'notice' as const,
    titles: words('A notice'),
    contents: words('<p>Text</p>'),
    ...change,
  });

  test('what it publishes is cleaned, audited, changed and hidden', async () => {
    const operator = await world.operator();
    const dirty =
      '<p onclick="x()">Hi <b>all</b><script>alert(1)</script><img src="https://evil.test/a.png"></p><a href="javascript:x()">a</a>';
    const { boardIdx } = await operator.call(publishPath, publication({ contents: words(dirty) }));
    const guest = world.guest();
    const shown = () => guest.ask(detailPath, { boardType: 'notice', boardIdx });
    expect((await shown()).data?.post.content).toBe(
      '<p>Hi <strong>all</strong></p><a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    );
    const { revision } = (await operator.call('/api/console/board/detail', { boardIdx })).post;
    await operator.call(
      publishPath,
      publication({ boardIdx, revision, titles: words('Changed'), topYn: 'Y' }),
    );
    expect((await shown()).data?.post).toMatchObject({ title: 'Changed', topYn: 'Y' });
    await operator.call('/api/console/board/hide', { boardIdx, hiddenYn: 'Y', reason: 'old' });
    expect((await shown()).code).toBe('E404');
    const { post: hidden } = await operator.call('/api/console/board/detail', { boardIdx });
    expect(hidden).toMatchObject({ hiddenYn: 'Y', titles: { ko: 'Changed', en: '', vi: '' } });
    await operator.call('/api/console/board/hide', { boardIdx, hiddenYn: 'N' });
    expect((await shown()).code).toBe('0');
    const actions = await world.database.rows<{ action: string }>(
      'select action from audit_log where subject = $1 order by id',
      [`post:${boardIdx}`],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'board.publish',
      'board.change',
      'board.hide',
      'board.show',
    ]);
  });

  test('of two who change a notice from the same draft the second is refused, and the log keeps both texts', async () => {
    const [one, other] = [await world.operator(), await world.operator()];
    const { boardIdx } = await one.call(publishPath, publication());
    const read = async () => (await one.call('/api/console/board/detail', { boardIdx })).post;
    const { revision } = await read();
    const change = (title: string, from = revision) =>
      publication({ boardIdx, revision: from, titles: { ko: title, en: title, vi: '' }, contents: both });
    const both = { ko: '<p>New</p>', en: '<p>New</p>', vi: '' };
    const codes = await Promise.all([
      one.codeOf(publishPath, change('First')),
      other.codeOf(publishPath, change('Second')),
    ]);
    expect(codes.toSorted()).toEqual(['0', 'T999']);
    const winner = codes[0] === '0' ? 'First' : 'Second';
    expect((await read()).titles).toEqual({ ko: winner, en: winner, vi: '' });
    expect(await other.codeOf(publishPath, change('Third', (await read()).revision))).toBe('0');
    const entries = await world.database.rows<{ detail: Record<string, unknown> }>(
      "select detail from audit_log where subject = $1 and action = 'board.change' order by id",
      [`post:${boardIdx}`],
    );
    const of = (ko: string, en: string, text: string) => ({
      titles: { ko, en, vi: '' },
      contents: { ko: text, en: en && text, vi: '' },
    });
    expect(entries.map(({ detail }) => [detail.before, detail.after])).toMatchObject([
      [of('A notice', '', '<p>Text</p>'), of(winner, winner, '<p>New</p>')],
      [of(winner, winner, '<p>New</p>'), of('Third', 'Third', '<p>New</p>')],
    ]);
  });

  test('a hidden comment is gone for members and stays for operators', async () => {
    const member = await world.member();
    const boardIdx = await post(member);
    const { cmtIdx } = await member.call(commentPath, comment(boardIdx));
    const operator = await world.operator();
    await operator.call('/api/console/board/hide', { boardIdx, cmtIdx, hiddenYn: 'Y', reason: 'spam' });
    expect((await read(member, boardIdx, 'board')).comments).toEqual([]);
    const { comments } = await operator.call('/api/console/board/detail', { boardIdx });
    expect(comments).toMatchObject([{ cmtIdx, hiddenYn: 'Y', memId: member.memId }]);
  });

  test('a hidden question waits for no answer', async () => {
    const site = await world.addSite();
    const [member, desk] = [await world.member({ site }), await world.operator('support', site)];
    const [hidden, waiting] = [await ask(member), await ask(member)];
    await desk.call('/api/console/board/hide', { boardIdx: hidden, hiddenYn: 'Y', reason: 'spam' });
    const listed = async (status: 'wait' | null) => {
      const { list } = await desk.call('/api/console/board/list', { boardType: 'qna', status });
      return list.map(({ boardIdx }) => boardIdx);
    };
    expect(await listed('wait')).toEqual([waiting]);
    // Of all of them it is no longer the first.
    expect(await listed(null)).toEqual([waiting, hidden]);
  });

  const refusedPublication = async (change: object) =>
    (await world.operator()).codeOf(publishPath, publication(change));

  test.each(
    refusalsOf(publishPath, {
      C999: [
        'a key that was used for another text',
        async () => {
          const operator = await world.operator();
          const body = publication();
          await operator.call(publishPath, body);
          return operator.codeOf(publishPath, { ...body, titles: words('Another') });
        },
      ],
      BD01: ['no title in any language', () => refusedPublication({ titles: words('') })],
      BD02: ['a title without a text', () => refusedPublication({ contents: words('<p> </p>') })],
      BD06: ['a category of another board', () => refusedPublication({ category: 'cash' })],
      E404: [
        'a change of what a member wrote',
        async () => refusedPublication({ boardIdx: await post(await world.member()) }),
      ],
      T999: [
        'a change that names no revision',
        async () => {
          const { boardIdx } = await (await world.operator()).call(publishPath, publication());
          return refusedPublication({ boardIdx });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(replyPath, {
      C999: [
        'a key that was used for another answer',
        async () => {
          const operator = await world.operator();
          const body = reply(await ask(await world.member()));
          await operator.call(replyPath, body);
          return operator.codeOf(replyPath, { ...body, content: 'Another' });
        },
      ],
      BD07: ['an empty answer', async () => (await world.operator()).codeOf(replyPath, reply(1, ' '))],
      E404: [
        'an answer to a question of another site',
        async () => {
          const site = await world.addSite();
          const boardIdx = await ask(await world.member({ site }));
          return (await world.operator()).codeOf(replyPath, reply(boardIdx));
        },
      ],
      BD04: [
        'a comment on a notice',
        async () => {
          const operator = await world.operator();
          const { boardIdx } = await operator.call(publishPath, publication());
          return operator.codeOf(replyPath, reply(boardIdx));
        },
      ],
      T999: [
        'an answer to a question that says something else by now',
        async () => {
          const body = { ...reply(await ask(await world.member())), revision: 'of before' };
          return (await world.operator()).codeOf(replyPath, body);
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf('/api/console/board/detail', {
      E404: [
        'a post of another site',
        async () => {
          const boardIdx = await post(await world.member({ site: await world.addSite() }));
          return (await world.operator()).codeOf('/api/console/board/detail', { boardIdx });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf('/api/console/board/hide', {
      E404: [
        'hiding a post of another site',
        async () => {
          const boardIdx = await post(await world.member({ site: await world.addSite() }));
          return (await world.operator()).codeOf('/api/console/board/hide', { boardIdx, hiddenYn: 'Y' });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
