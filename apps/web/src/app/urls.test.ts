import { describe, expect, test } from 'vitest';
import { gameAddress, popupFeatures } from './game-window.ts';
import { byPrecedence, type Popup, shownPopup } from './popups.ts';
import { addressOf, isShownAt, pathOn, paths, resolveTarget, visit } from './urls.ts';

describe('named targets', () => {
  test.each([
    ['charge', '/member/moneyMain/charge', '/member/chargeMain/charge'],
    ['exchange', '/member/moneyMain/exchange', '/member/exchangeMain/exchange'],
    ['bettingList', '/member/mypage/betting/list', '/member/betList'],
    ['messageList', '/member/mypage/message/list', '/member/msgMain/msg'],
    ['noticeList', '/member/cscenter/notice/list', '/member/csMain/noticeList'],
    ['qnaList', '/member/cscenter/qna/list', '/member/csMain/qnaList'],
    ['faqList', '/member/cscenter/faq', '/member/csMain/faq'],
    ['point', '/member/mypage/point/list', '/member/pointMain/point'],
  ] as const)('%s has a place on the desktop and on the phone', (name, desktop, mobile) => {
    expect(pathOn('desktop', name)).toBe(desktop);
    expect(pathOn('mobile', name)).toBe(mobile);
  });

  test('every name of the specification is there', () => {
    const names = `main mobileMain charge exchange csCenter qnaList qna faq faqList bettingList betList info myinfo mypage
      point message messageList msg msgMain notice noticeList partner warning mobileJoin mobileLogin`;
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(names.split(/\s+/)));
  });

  test('parameters are filled and escaped', () => {
    expect(pathOn('desktop', visit('slotVendor', { vendor: 'a/b' }))).toBe('/member/slotgame/a%2Fb');
  });

  test('a target is a name or a path of this site, and nothing else', () => {
    expect(resolveTarget('sport', 'desktop')).toBe('/member/sport/combinationbetting');
    expect(resolveTarget(addressOf('/member/betList'))).toBe('/member/betList');
    expect(resolveTarget(addressOf('//evil.example/x'))).toBeUndefined();
    expect(resolveTarget(addressOf('javascript:alert(1)'))).toBeUndefined();
  });
});

describe('the page that a link leads to is marked', () => {
  test.each([
    ['desktop', 'chargeList', '/member/mypage/charge/list'],
    ['desktop', 'charge', '/member/chargeMain/charge'],
    ['mobile', 'charge', '/member/moneyMain/charge'],
    ['mobile', 'pointUse', '/member/mypage/point/use'],
    ['mobile', 'myinfo', '/member/mypage/info'],
    ['mobile', 'info', '/member/mypage/info'],
    ['mobile', visit('messageRead', { msgIdx: 7 }), '/member/mypage/message/read/7'],
    ['desktop', addressOf('/member/betList'), '/member/betList'],
  ] as const)('on the %s, %o at %s', (layout, target, pathname) => {
    expect(isShownAt(target, pathname, layout)).toBe(true);
  });

  test.each([
    ['mobile', 'point', '/member/mypage/point/use'],
    ['desktop', 'exchange', '/member/chargeMain/charge'],
    ['mobile', visit('messageRead', { msgIdx: 7 }), '/member/mypage/message/read/8'],
    // It is a page of its own on the desktop, and stands in for the summary on a phone alone.
    ['desktop', 'distributorSummary', '/member/stributor'],
  ] as const)('and not, on the %s, %o at %s', (layout, target, pathname) => {
    expect(isShownAt(target, pathname, layout)).toBe(false);
  });
});

describe('game windows', () => {
  test('[BC-08] a popup is 1500 × 800 at top 50, the bomb game keeps its height, a phone gets a plain tab', () => {
    expect(popupFeatures('standard', false)).toBe('popup,width=1500,height=800,top=50');
    expect(popupFeatures('bomb', false)).toBe('popup,width=449,height=800,top=50');
    expect(popupFeatures('standard', true)).toBeUndefined();
    const gameurl = 'https://game.example/a?b=1';
    expect(gameAddress({ gameurl, launchId: 'a-b_1' })).toBe('/member/slot/game?launch=a-b_1');
    expect(gameAddress({ gameurl, launchId: null })).toBe(gameurl);
  });
});

test('popups queue: maintenance, another sign-in, the end of an idle session, message, promotion', () => {
  const message: Popup = { kind: 'message', unread: 1 };
  const ended: Popup = { kind: 'sessionEnd', text: '' };
  const planned: Popup = { kind: 'maintenance', text: '' };
  const queue = byPrecedence([message, planned, ended]);
  expect(queue).toEqual([planned, ended, message]);
  expect(shownPopup([ended, message], 0)).toBe(ended);
});

test('over a bet confirmation comes only what cannot wait: maintenance, and the last minute of an idle session', () => {
  const message: Popup = { kind: 'message', unread: 1 };
  const ended: Popup = { kind: 'sessionEnd', text: '' };
  const idle: Popup = { kind: 'idle', endsAtMs: 0, stay: undefined };
  const planned: Popup = { kind: 'maintenance', text: '' };
  expect(shownPopup([ended, message], 1)).toBeUndefined();
  expect(shownPopup(byPrecedence([message, planned, ended]), 1)).toBe(planned);
  expect(shownPopup(byPrecedence([idle, message]), 1)).toBe(idle);
  expect(shownPopup(byPrecedence([idle, planned]), 1)).toBe(planned);
});
