import { describe, expect, test } from 'vitest';
import { paths, redirects } from './places.ts';
import { addressOf, isAddress, type PlainName, pathOn, resolveTarget } from './urls.ts';

/** NV-01, as the specification lists them, with the pages that they mean. */
const named: Readonly<Record<string, readonly [desktop: string, mobile: string]>> = {
  main: ['/member/main', '/member/main'],
  mobileMain: ['/member/main', '/member/main'],
  charge: ['/member/moneyMain/charge', '/member/chargeMain/charge'],
  exchange: ['/member/moneyMain/exchange', '/member/exchangeMain/exchange'],
  csCenter: ['/member/cscenter', '/member/csMain'],
  qnaList: ['/member/cscenter/qna/list', '/member/csMain/qnaList'],
  qna: ['/member/cscenter/qna/list', '/member/csMain/qnaList'],
  faq: ['/member/cscenter/faq', '/member/csMain/faq'],
  faqList: ['/member/cscenter/faq', '/member/csMain/faq'],
  bettingList: ['/member/mypage/betting/list', '/member/betList'],
  betList: ['/member/mypage/betting/list', '/member/betList'],
  info: ['/member/mypage/info', '/member/info'],
  myinfo: ['/member/mypage/info', '/member/myinfo'],
  mypage: ['/member/mypage/info', '/member/myinfo'],
  point: ['/member/mypage/point/list', '/member/pointMain/point'],
  message: ['/member/mypage/message/list', '/member/msgMain/msg'],
  messageList: ['/member/mypage/message/list', '/member/msgMain/msg'],
  msg: ['/member/mypage/message/list', '/member/msgMain/msg'],
  msgMain: ['/member/mypage/message/list', '/member/msgMain/msg'],
  notice: ['/member/cscenter/notice/list', '/member/csMain/noticeList'],
  noticeList: ['/member/cscenter/notice/list', '/member/csMain/noticeList'],
  partner: ['/member/partner/partnerList', '/member/partner/partnerList'],
  warning: ['/warning', '/warning'],
  mobileJoin: ['/join', '/join'],
  mobileLogin: ['/login', '/login'],
};

describe('named targets', () => {
  test.each(Object.entries(named))(
    '[NV-01] %s leads to its page on the desktop and on the phone',
    (name, [desktop, mobile]) => {
      expect(pathOn('desktop', name as PlainName)).toBe(desktop);
      expect(pathOn('mobile', name as PlainName)).toBe(mobile);
    },
  );
});

describe('what the server sends', () => {
  test.each([
    '/member/livecasino/evolution',
    '/member/gameway/onefolderbetting',
    '/member/esport/screendescription',
    '/member/board/read/7?page=2',
    'charge',
  ])('%s is a target', (target) => expect(resolveTarget(addressOf(target), 'desktop')).toBeTruthy());

  test.each([
    '/member/nothing',
    '/member/slotgame/a/b',
    '//evil.example/',
    'javascript:alert(1)',
    'https://evil.example/',
    'slotVendor',
    '',
  ])('"%s" is none', (target) => expect(resolveTarget(addressOf(target), 'desktop')).toBeUndefined());
});

test('every address that stands for another leads to a page', () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect(isAddress(to), from).toBe(true);
    expect(redirects[to as keyof typeof redirects], from).toBeUndefined();
  }
});

test('every place has an address on the phone, with the same parameters', () => {
  const parameters = (path: string) => path.match(/\$\w+/g) ?? [];
  for (const { desktop, mobile } of Object.values(paths))
    expect(parameters(mobile)).toEqual(parameters(desktop));
});
