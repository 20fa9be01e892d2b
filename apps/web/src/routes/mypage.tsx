import { lazyPage } from '../app/lazy-page.tsx';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const messageList = lazyPage(() => import('../pages/message-list-page.tsx'), 'MessageListPage');
const messageRead = lazyPage(() => import('../pages/message-read-page.tsx'), 'MessageReadPage');
const betList = lazyPage(() => import('../pages/bet-list-page.tsx'), 'BetListPage');
const pointPages = () => import('../pages/point-page.tsx');
const pointList = lazyPage(pointPages, 'PointListPage');
const pointUse = lazyPage(pointPages, 'PointUsePage');
const pointChange = lazyPage(pointPages, 'PointChangePage');
const pointMain = lazyPage(pointPages, 'PointMainPage');
const couponPages = () => import('../pages/coupon-page.tsx');
const couponList = lazyPage(couponPages, 'CouponListPage');
const couponUse = lazyPage(couponPages, 'CouponUsePage');
const couponGift = lazyPage(couponPages, 'CouponGiftPage');
const couponMain = lazyPage(couponPages, 'CouponMainPage');
const attendance = lazyPage(() => import('../pages/attendance-page.tsx'), 'AttendancePage');
const rotary = lazyPage(() => import('../pages/rotary-page.tsx'), 'RotaryPage');
const infoPages = () => import('../pages/info-page.tsx');
const info = lazyPage(infoPages, 'InfoPage');
const myInfo = lazyPage(infoPages, 'MyInfoPage');
const protection = lazyPage(() => import('../pages/protection-page.tsx'), 'ProtectionPage');
const winLose = lazyPage(() => import('../pages/win-lose-page.tsx'), 'WinLosePage');

const mypage = { gnbMenu: 'mypage' } as const;
const record = { gnbMenu: 'mypage', isQuiet: true } as const;
const message = { gnbMenu: 'mypage', isMessagePage: true } as const;

export const mypagePages: readonly Page[] = [
  page('messageList', memberMeta('navigation.title.messages', message), messageList),
  page('messageRead', memberMeta('navigation.title.message', message), messageRead),
  page('betList', memberMeta('navigation.title.bets', record), betList),
  page('point', memberMeta('navigation.title.point', record), pointList, pointMain),
  page('pointUse', memberMeta('navigation.title.point', record), pointUse, pointMain),
  page('pointChange', memberMeta('navigation.title.point', record), pointChange, pointMain),
  page('coupon', memberMeta('navigation.title.coupon', record), couponList, couponMain),
  page('couponUse', memberMeta('navigation.title.coupon', record), couponUse, couponMain),
  page('couponGift', memberMeta('navigation.title.coupon', record), couponGift, couponMain),
  page('attendance', memberMeta('navigation.title.attendance', mypage), attendance),
  page('rotary', memberMeta('navigation.title.rotary', mypage), rotary),
  page('info', memberMeta('navigation.title.info', mypage), info),
  page('myinfo', memberMeta('navigation.title.info', mypage), info, myInfo),
  page('winLose', memberMeta('navigation.title.winLose', record), winLose),
  page('protection', memberMeta('navigation.title.protection', record), protection),
];
