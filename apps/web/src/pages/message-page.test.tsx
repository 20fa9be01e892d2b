import { CallError } from '@hanpan/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const text = (words: string) => ({ ko: words, en: words, vi: words });
const message = (msgIdx: number, title: string, isRead: boolean) => ({
  msgIdx,
  title: text(title),
  body: text(`body of ${title}`),
  copyText: null,
  sentAt: '2026-11-20T03:00:00.000Z',
  readAt: isRead ? '2026-11-20T04:00:00.000Z' : null,
});

function server() {
  let list = [message(3, 'three', false), message(2, 'two', true), message(1, 'one', true)];
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession({ newMsg: 1 }),
    '/api/wallet/balance': aBalance(1_284_500, 5, 1),
    '/api/board/msgList': () => ({
      list,
      pageInfo: { page: 1, count_per_list: 10, total: list.length },
      newMsg: list.filter(({ readAt }) => readAt === null).length,
      keepDays: 365,
      keepCount: 50,
    }),
    '/api/board/msgRead': ({ msgIdx }) => {
      const found = list.find((each) => each.msgIdx === msgIdx);
      return found === undefined ? new CallError('E404', '') : { message: found, newMsg: 0 };
    },
    '/api/board/msgUpdate': ({ act, msgIdxs }) => {
      if (act === 'delete') list = list.filter(({ msgIdx }) => !msgIdxs.includes(msgIdx));
      else list = list.map((each) => ({ ...each, readAt: each.readAt ?? each.sentAt }));
      return { newMsg: 0 };
    },
  });
}

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const updates = (fake: ReturnType<typeof server>) =>
  fake.made.filter(({ path }) => path === '/api/board/msgUpdate').map(({ body }) => body);

describe('the messages of a member', () => {
  test('[WR-37] [CL-25] chosen ones are deleted after a question, and the list says how long it keeps them', async () => {
    const fake = server();
    renderApp(fake, { path: '/member/mypage/message/list' });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'two 선택' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'one 선택' }));
    fireEvent.click(screen.getByRole('button', { name: '삭제' }));
    const question = await screen.findByRole('alertdialog', { name: '쪽지 2통을 삭제할까요?' });
    expect(updates(fake)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /two/ })).toBeNull());
    expect(updates(fake)).toEqual([{ act: 'delete', msgIdxs: [2, 1], lastMsgIdx: null }]);
    expect(screen.getByRole('link', { name: /three/ })).toBeTruthy();
    expect(
      screen.getByText('쪽지는 365일 동안 보관됩니다. 90일이 지나면 최근 50통만 남습니다.'),
    ).toBeTruthy();
  });

  test('[VL-16] an unread one cannot be deleted, and without a selection nothing can', async () => {
    const fake = server();
    renderApp(fake, { path: '/member/mypage/message/list' });
    fireEvent.click(await screen.findByRole('button', { name: '삭제' }));
    expect(await screen.findByText('쪽지를 선택해 주세요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '확인' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'three 선택' }));
    fireEvent.click(screen.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('읽지 않은 쪽지는 삭제할 수 없습니다.')).toBeTruthy();
    expect(updates(fake)).toEqual([]);
  });

  test('all of a page are marked as read, up to the newest that the reader has seen', async () => {
    const fake = server();
    renderApp(fake, { path: '/member/mypage/message/list' });
    fireEvent.click(await screen.findByRole('checkbox', { name: '전체 선택' }));
    fireEvent.click(screen.getByRole('button', { name: '읽음 처리' }));
    await waitFor(() => expect(updates(fake)).toEqual([{ act: 'read', msgIdxs: [3, 2, 1], lastMsgIdx: 3 }]));
  });

  test('all of a later page are marked as read, though newer ones stand before it', async () => {
    const fake = server();
    renderApp(fake, { path: '/member/mypage/message/list?page=2' });
    fireEvent.click(await screen.findByRole('checkbox', { name: '전체 선택' }));
    fireEvent.click(screen.getByRole('button', { name: '읽음 처리' }));
    const sent = { act: 'read', msgIdxs: [3, 2, 1], lastMsgIdx: null };
    await waitFor(() => expect(updates(fake)).toEqual([sent]));
  });

  test('[MR-07] on a phone the list leads to a message and back', async () => {
    setWidth(390);
    const { router } = renderApp(server(), { path: '/member/msgMain/msg' });
    fireEvent.click(await screen.findByRole('link', { name: /two/ }));
    expect(await screen.findByText('body of two')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/member/msgMain/msgRead/2');
    fireEvent.click(screen.getByRole('link', { name: '쪽지함으로' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/msgMain/msg'));
  });
});
