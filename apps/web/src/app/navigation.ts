import { type LayoutKind, readLayoutKind } from './layout.ts';

/** One place: its path on each layout. `$name` is filled from the parameters of the visit. */
interface Place {
  readonly desktop: string;
  readonly mobile: string;
}

function at(desktop: string, mobile: string = desktop): Place {
  return { desktop, mobile };
}

const charge = at('/member/moneyMain/charge', '/member/chargeMain/charge');
const exchange = at('/member/moneyMain/exchange', '/member/exchangeMain/exchange');
const notices = at('/member/cscenter/notice/list', '/member/csMain/noticeList');
const questions = at('/member/cscenter/qna/list', '/member/csMain/qnaList');
const answers = at('/member/cscenter/faq', '/member/csMain/faq');
const bets = at('/member/mypage/betting/list', '/member/betList');
const messages = at('/member/mypage/message/list', '/member/msgMain/msg');

/** Every named target of the specification (NV-01), then the places that our own pages name. */
export const paths = {
  main: at('/member/main'),
  mobileMain: at('/member/main'),
  charge,
  exchange,
  csCenter: notices,
  qnaList: questions,
  qna: questions,
  faq: answers,
  faqList: answers,
  bettingList: bets,
  betList: bets,
  info: at('/member/mypage/info', '/member/info'),
  myinfo: at('/member/mypage/info', '/member/myinfo'),
  mypage: at('/member/mypage/info', '/member/myinfo'),
  point: at('/member/mypage/point/list', '/member/pointMain/point'),
  message: messages,
  messageList: messages,
  msg: messages,
  msgMain: messages,
  notice: notices,
  noticeList: notices,
  partner: at('/member/partner/partnerList'),
  warning: at('/warning'),
  mobileJoin: at('/join'),
  mobileLogin: at('/login'),

  guestMain: at('/'),
  noticeRead: at('/member/cscenter/notice/read/$boardIdx', '/member/csMain/notice/read/$boardIdx'),
  chargeList: at('/member/mypage/charge/list'),
  exchangeList: at('/member/mypage/exchange/list'),
  walletHistory: at('/member/mypage/wallet/list'),
  messageRead: at('/member/mypage/message/read/$msgIdx', '/member/msgMain/msgRead/$msgIdx'),
  sport: at('/member/sport/combinationbetting'),
  liveSport: at('/member/sport/livebetting'),
  slotLobby: at('/member/slotgame'),
  slotVendor: at('/member/slotgame/$vendor'),
  slotGame: at('/member/slot/game'),
  pointUse: at('/member/mypage/point/use', '/member/pointMain/point'),
  pointChange: at('/member/mypage/point/change', '/member/pointMain/point'),
  coupon: at('/member/mypage/coupon/list', '/member/couponMain'),
  couponUse: at('/member/mypage/coupon/use', '/member/couponMain'),
  couponGift: at('/member/mypage/coupon/gift', '/member/couponMain'),
  attendance: at('/member/attendendance', '/member/attendance'),
  rotary: at('/member/rotary'),
  accountQuestion: at('/member/cscenter/accountqna', '/member/csMain/qnaWrite'),
  bettingGuide: at('/member/cscenter/bettingguide/sport', '/member/csMain/rule'),
  give: at('/member/mypage/give', '/member/give'),
  partnerMembers: at('/member/partner/partnerMemberList'),
  partnerCalculations: at('/member/partner/partnerCalculationList'),
} as const satisfies Record<string, Place>;

export type TargetName = keyof typeof paths;
export type TargetParams = Readonly<Record<string, string | number>>;

function isTargetName(target: string): target is TargetName {
  return Object.hasOwn(paths, target);
}

/** The partner console (NV-02), opened in a tab of its own. */
export const partnerConsolePath = '/RN0';

/** The path of a named target on a layout, or of the layout of this moment. */
export function pathOf(
  name: TargetName,
  params: TargetParams = {},
  layout: LayoutKind = readLayoutKind(),
): string {
  return paths[name][layout].replace(/\$(\w+)/g, (place, key: string) => {
    const value = params[key];
    return value === undefined ? place : encodeURIComponent(value);
  });
}

/** A target as the server or a page writes it: a name or a path. Undefined where it leads nowhere of ours. */
export function resolveTarget(
  target: string,
  params?: TargetParams,
  layout?: LayoutKind,
): string | undefined {
  if (isTargetName(target)) return pathOf(target, params, layout);
  return /^\/(?!\/)/.test(target) ? target : undefined;
}
