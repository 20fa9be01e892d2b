import { fillUrl, type PlainUrl, type UrlParams } from '@hanpan/kit';
import { useParams } from '@tanstack/react-router';
import { type LayoutKind, readLayoutKind } from './layout.ts';

type Path = `/${string}`;

/** One place: its path on each layout. `$name` is filled from the parameters of the visit. */
interface Place<D extends Path = Path, M extends Path = Path> {
  readonly desktop: D;
  readonly mobile: M;
}

function at<const D extends Path>(desktop: D): Place<D, D>;
function at<const D extends Path, const M extends Path>(desktop: D, mobile: M): Place<D, M>;
function at(desktop: Path, mobile: Path = desktop): Place {
  return { desktop, mobile };
}

const charge = at('/member/moneyMain/charge', '/member/chargeMain/charge');
const exchange = at('/member/moneyMain/exchange', '/member/exchangeMain/exchange');
const notices = at('/member/cscenter/notice/list', '/member/csMain/noticeList');
const questions = at('/member/cscenter/qna/list', '/member/csMain/qnaList');
const faq = at('/member/cscenter/faq', '/member/csMain/faq');
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
  faq,
  faqList: faq,
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
  powerball: at('/member/minigame/powerball'),
  powerladder: at('/member/minigame/powerladder'),
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof paths;
type ParamsOf<N extends PlaceName> = UrlParams<(typeof paths)[N]['desktop']>;

/** The places without parameters. */
export type PlainName = {
  [N in PlaceName]: PlainUrl<(typeof paths)[N]['desktop']> extends never ? never : N;
}[PlaceName];

/** A place together with what its path is filled with. */
export interface Visit {
  readonly name: PlaceName;
  readonly params: Readonly<Record<string, string | number>>;
}

declare const isAddress: unique symbol;
/** A name or a path as the server's code list and its banners carry it, or as this module has made it. */
export type Address = string & { readonly [isAddress]: true };

/** Where a link of this site may lead. */
export type Target = PlainName | Visit | Address;

/** `visit('messageRead', { msgIdx })`: the compiler knows which places of the path have to be filled. */
export function visit<N extends Exclude<PlaceName, PlainName>>(name: N, params: ParamsOf<N>): Visit {
  return { name, params: params as Visit['params'] };
}

/** For targets that the server sends; `resolveTarget` validates them. */
export function addressOf(target: string): Address {
  return target as Address;
}

/** The path of a place on one layout, whichever layout is shown. */
export function pathOn(layout: LayoutKind, to: PlainName | Visit): Address {
  const { name, params } = typeof to === 'string' ? { name: to, params: {} } : to;
  return addressOf(fillUrl(paths[name][layout] as string, params as UrlParams<string>));
}

/** The path of a place on the layout of this moment. */
export function pathOf(to: PlainName | Visit): Address {
  return pathOn(readLayoutKind(), to);
}

function isPlainName(target: string): target is PlainName {
  return Object.hasOwn(paths, target);
}

/** The path of a target. Undefined where it is no page of this site. */
export function resolveTarget(target: Target, layout: LayoutKind = readLayoutKind()): string | undefined {
  if (typeof target !== 'string' || isPlainName(target)) return pathOn(layout, target);
  return /^\/(?!\/)/.test(target) ? target : undefined;
}

/** The parameters of the place in the address of this page; both layouts name them alike. */
export function useUrlParams<N extends PlaceName>(_name: N): Partial<Record<keyof ParamsOf<N>, string>> {
  return useParams({ strict: false }) as Partial<Record<keyof ParamsOf<N>, string>>;
}

/** The embedded page with a vendor's game in it. It says which launch, and the server tells its session the address. */
export function framedGamePath(launchId: string): string {
  return `${pathOf('slotGame')}?launch=${encodeURIComponent(launchId)}`;
}

/** Whether a path leads to one of these places, on any layout. */
export function isPathOf(path: string, ...names: readonly PlaceName[]): boolean {
  return names.some(
    (name) => (paths[name].desktop as string) === path || (paths[name].mobile as string) === path,
  );
}

const lobbyPath: string = paths.slotLobby.desktop;

/** The vendor that an address of the slot lobby names: '' for the lobby itself, undefined for any other address. */
export function lobbyVendorOf(path: string): string | undefined {
  if (path === lobbyPath) return '';
  return path.startsWith(`${lobbyPath}/`) ? path.slice(lobbyPath.length + 1) : undefined;
}

/** The partner console (NV-02), opened in a new tab. */
export const partnerConsolePath = '/RN0';
