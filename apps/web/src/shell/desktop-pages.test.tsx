import type { CallPath } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

afterEach(cleanup);
beforeEach(() => setWidth(1440));

const pageInfo = { page: 1, count_per_list: 10, total: 0 };
const boardList = '/api/board/{boardType}/list';
const boardDetail = '/api/board/{boardType}/datail';

const post = {
  boardIdx: 7,
  category: 'normal' as const,
  type: null,
  status: null,
  title: '첫 글입니다',
  regId: null,
  memName: null,
  regDate: '2026-01-01T10:00:00Z',
  commentCount: 0,
  hasImage: 'N' as const,
  topYn: 'N' as const,
  mineYn: 'N' as const,
  content: '안녕하세요',
  contentType: 'text' as const,
  editDate: null,
  images: [],
  commentYn: 'N' as const,
};

/** A site where nothing has happened yet; what it is not told is an error on the page, and never another page. */
function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession({ partner: 'Y' }),
    '/api/wallet/balance': aBalance(1_000, 5),
    [boardList]: { list: [], pageInfo, idxList: [], usualMinutes: null },
    [boardDetail]: { post, comments: [], cmtInfo: pageInfo, newer: null, older: null },
    '/api/result/sport': { list: [], leagues: [], pageInfo },
    '/api/result/mini': { list: [], pageInfo },
    '/api/give/list': { list: [], pageInfo, givenAmt: amount(0), takenBackAmt: amount(0) },
  });
}

/** The address with its title and the call that only this page makes there, where it makes one. */
const pages: readonly (readonly [
  id: string,
  path: string,
  title: string,
  call: CallPath | null,
  body: object,
])[] = [
  ['WR-07', '/member/sport/livebetting', '라이브 베팅', '/api/sport/events', { sport: 'soccer' }],
  ['WR-08', '/member/sport/combinationbetting', '조합 베팅', '/api/sport/events', { sport: 'soccer' }],
  ['WR-19', '/member/result/sport/win-loose', '경기 결과', '/api/result/sport', { type: 'win-loose' }],
  ['WR-19', '/member/result/sport/handicap', '경기 결과', '/api/result/sport', { type: 'handicap' }],
  ['WR-19', '/member/result/sport/under-over', '경기 결과', '/api/result/sport', { type: 'under-over' }],
  ['WR-19', '/member/result/sport/special', '경기 결과', '/api/result/sport', { type: 'special' }],
  ['WR-20', '/member/result/mini', '미니게임 결과', '/api/result/mini', { game: 'powerball' }],
  ['WR-22', '/member/cscenter/notice/list', '공지사항', boardList, { boardType: 'notice', page: 1 }],
  ['WR-22', '/member/cscenter/notice/read/7', '공지사항', boardDetail, { boardType: 'notice', boardIdx: 7 }],
  ['WR-23', '/member/cscenter/qna/list', '1:1 문의', boardList, { boardType: 'qna', page: 1 }],
  ['WR-23', '/member/cscenter/qna/write', '문의하기', null, {}],
  ['WR-23', '/member/cscenter/qna/read/7', '문의 내용', boardDetail, { boardType: 'qna', boardIdx: 7 }],
  ['WR-25', '/member/cscenter/accountqna', '계좌 문의', boardList, { boardType: 'qna' }],
  ['WR-26', '/member/cscenter/bettingguide/sport', '베팅 가이드', null, {}],
  ['WR-27', '/member/cscenter/gameguide', '게임 가이드', null, {}],
  ['WR-30', '/member/mypage/betting/list', '베팅내역', '/api/bet/betlistNew', { page: 1 }],
  ['WR-34', '/member/mypage/winlose', '손익 현황', '/api/member/winlose', {}],
  ['WR-37', '/member/mypage/message/list', '쪽지함', '/api/board/msgList', { page: 1 }],
  ['WR-37', '/member/mypage/message/read/7', '쪽지', '/api/board/msgRead', { msgIdx: 7 }],
  ['WR-38', '/member/mypage/info', '내 정보', '/api/member/security', {}],
  ['WR-39', '/member/mypage/give', '머니 지급', '/api/give/targets', {}],
];

test.each(pages)(
  '[%s] %s is the page called %s, and asks for what is its own',
  async (_, path, title, call, body) => {
    const fake = server();
    const { router } = renderApp(fake, { path });
    await waitFor(() => expect(document.title).toBe(`${title} | 한판`));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(await screen.findByRole('navigation', { name: '주 메뉴' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
    if (call === null) return;
    const asked = () => fake.made.filter((each) => each.path === call).map((each) => each.body);
    await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining(body)));
  },
);
