import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { guardFor, guardMaintenance, type RouterContext } from './guards.ts';
import { pathOf } from './navigation.ts';
import { guestMeta, memberMeta, type RouteMeta } from './route-meta.ts';

export interface ShellComponents {
  /** Draws the chrome around the page; the layout is chosen there and nowhere else. */
  readonly shell: RouteComponent;
  /** The main page is part of the first load. */
  readonly home: RouteComponent;
  /** Stands around everything, also around a shell that is still waiting or has failed. */
  readonly words: (props: { children: ReactNode }) => ReactElement;
  readonly loading: RouteComponent;
  readonly failed: () => ReactNode;
}

const charge = lazyRouteComponent(() => import('../pages/charge-page.tsx'), 'ChargePage');
const exchange = lazyRouteComponent(() => import('../pages/exchange-page.tsx'), 'ExchangePage');
const cashPages = () => import('../pages/cash-list-page.tsx');
const chargeList = lazyRouteComponent(async () => {
  const { CashListPage } = await cashPages();
  return { default: () => <CashListPage kind="in" /> };
});
const exchangeList = lazyRouteComponent(async () => {
  const { CashListPage } = await cashPages();
  return { default: () => <CashListPage kind="out" /> };
});
const messageList = lazyRouteComponent(() => import('../pages/message-list-page.tsx'), 'MessageListPage');
const messageRead = lazyRouteComponent(() => import('../pages/message-read-page.tsx'), 'MessageReadPage');
const betList = lazyRouteComponent(() => import('../pages/bet-list-page.tsx'), 'BetListPage');
const walletHistory = lazyRouteComponent(
  () => import('../pages/wallet-history-page.tsx'),
  'WalletHistoryPage',
);
const pointPages = () => import('../pages/point-page.tsx');
const pointList = lazyRouteComponent(pointPages, 'PointListPage');
const pointUse = lazyRouteComponent(pointPages, 'PointUsePage');
const pointChange = lazyRouteComponent(pointPages, 'PointChangePage');
const pointMain = lazyRouteComponent(pointPages, 'PointMainPage');
const couponPages = () => import('../pages/coupon-page.tsx');
const couponList = lazyRouteComponent(couponPages, 'CouponListPage');
const couponUse = lazyRouteComponent(couponPages, 'CouponUsePage');
const couponGift = lazyRouteComponent(couponPages, 'CouponGiftPage');
const couponMain = lazyRouteComponent(couponPages, 'CouponMainPage');
const attendance = lazyRouteComponent(() => import('../pages/attendance-page.tsx'), 'AttendancePage');
const rotary = lazyRouteComponent(() => import('../pages/rotary-page.tsx'), 'RotaryPage');
const give = lazyRouteComponent(() => import('../pages/give-page.tsx'), 'GivePage');
const sportsPages = () => import('../pages/sports-page.tsx');
const sportsSoon = lazyRouteComponent(async () => {
  const { SportsPage } = await sportsPages();
  return { default: () => <SportsPage view="soon" /> };
});
const sportsLive = lazyRouteComponent(async () => {
  const { SportsPage } = await sportsPages();
  return { default: () => <SportsPage view="live" /> };
});
const slotLobby = lazyRouteComponent(() => import('../pages/slot-lobby-page.tsx'), 'SlotLobbyPage');
const slotGame = lazyRouteComponent(() => import('../pages/slot-game-page.tsx'), 'SlotGamePage');
const login = lazyRouteComponent(() => import('../pages/login-page.tsx'), 'LoginPage');
const join = lazyRouteComponent(() => import('../pages/join-page.tsx'), 'JoinPage');
const warning = lazyRouteComponent(() => import('../pages/warning-page.tsx'), 'WarningPage');

type Page = readonly [path: `/${string}`, staticData: { meta: RouteMeta }, component: RouteComponent];

const money = { gnbMenu: 'money' } as const;
const mypage = { gnbMenu: 'mypage' } as const;
const slot = { gnbMenu: 'slot' } as const;
const sport = { gnbMenu: 'all' } as const;
const partner = { gnbMenu: 'partner', partnerOnly: true } as const;
const message = { gnbMenu: 'mypage', isMessagePage: true } as const;

/** Every page there is. A menu entry without a row here answers that it is being prepared (HD-08). */
function pagesOf(home: RouteComponent): readonly Page[] {
  return [
    ['/', guestMeta('navigation.title.main', { layout: 'mobileMain' }), home],
    ['/login', guestMeta('navigation.title.login'), login],
    ['/join', guestMeta('navigation.title.join'), join],
    ['/warning', guestMeta('navigation.title.warning', { layout: 'empty', forAll: true }), warning],
    ['/member/main', memberMeta('navigation.title.main', { layout: 'mobileMain' }), home],
    ['/member/moneyMain/charge', memberMeta('navigation.title.charge', money), charge],
    ['/member/chargeMain/charge', memberMeta('navigation.title.charge', money), charge],
    ['/member/moneyMain/exchange', memberMeta('navigation.title.exchange', money), exchange],
    ['/member/exchangeMain/exchange', memberMeta('navigation.title.exchange', money), exchange],
    ['/member/mypage/charge/list', memberMeta('navigation.title.chargeList', mypage), chargeList],
    ['/member/mypage/exchange/list', memberMeta('navigation.title.exchangeList', mypage), exchangeList],
    ['/member/mypage/message/list', memberMeta('navigation.title.messages', message), messageList],
    ['/member/msgMain/msg', memberMeta('navigation.title.messages', message), messageList],
    ['/member/mypage/message/read/$msgIdx', memberMeta('navigation.title.message', message), messageRead],
    ['/member/msgMain/msgRead/$msgIdx', memberMeta('navigation.title.message', message), messageRead],
    ['/member/mypage/betting/list', memberMeta('navigation.title.bets', mypage), betList],
    ['/member/betList', memberMeta('navigation.title.bets', mypage), betList],
    ['/member/mypage/wallet/list', memberMeta('navigation.title.walletHistory', mypage), walletHistory],
    ['/member/mypage/point/list', memberMeta('navigation.title.point', mypage), pointList],
    ['/member/mypage/point/use', memberMeta('navigation.title.point', mypage), pointUse],
    ['/member/mypage/point/change', memberMeta('navigation.title.point', mypage), pointChange],
    ['/member/pointMain/point', memberMeta('navigation.title.point', mypage), pointMain],
    ['/member/mypage/coupon/list', memberMeta('navigation.title.coupon', mypage), couponList],
    ['/member/mypage/coupon/use', memberMeta('navigation.title.coupon', mypage), couponUse],
    ['/member/mypage/coupon/gift', memberMeta('navigation.title.coupon', mypage), couponGift],
    ['/member/couponMain', memberMeta('navigation.title.coupon', mypage), couponMain],
    ['/member/attendendance', memberMeta('navigation.title.attendance', mypage), attendance],
    ['/member/attendance', memberMeta('navigation.title.attendance', mypage), attendance],
    ['/member/rotary', memberMeta('navigation.title.rotary', mypage), rotary],
    ['/member/mypage/give', memberMeta('navigation.title.give', partner), give],
    ['/member/give', memberMeta('navigation.title.give', partner), give],
    ['/member/sport/combinationbetting', memberMeta('navigation.title.sport', sport), sportsSoon],
    ['/member/sport/livebetting', memberMeta('navigation.title.liveSport', sport), sportsLive],
    ['/member/slotgame', memberMeta('navigation.title.slots', slot), slotLobby],
    ['/member/slotgame/$vendor', memberMeta('navigation.title.slots', slot), slotLobby],
    ['/member/slot/game', memberMeta('navigation.title.slotGame', { ...slot, layout: 'empty' }), slotGame],
  ];
}

export function createAppRouter(components: ShellComponents, context: RouterContext) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: components.shell,
    errorComponent: components.failed,
    beforeLoad: ({ context: held, preload, location }) =>
      guardMaintenance({ context: held, preload }, location.pathname),
  });
  const pages = pagesOf(components.home).map(([path, staticData, component]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData,
      component,
      beforeLoad: ({ context: held, preload }) => guardFor(staticData.meta)?.({ context: held, preload }),
    }),
  );
  /** AC-05. A guest is sent on from the dashboard's guard, so it is asked for silently here. */
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '/$',
    beforeLoad: () => {
      throw redirect({ href: pathOf('mobileMain'), replace: true });
    },
  });
  return createRouter({
    routeTree: root.addChildren([...pages, unknown]),
    context,
    defaultPendingComponent: components.loading,
    defaultErrorComponent: components.failed,
    defaultPendingMs: 120,
    InnerWrap: components.words,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}
