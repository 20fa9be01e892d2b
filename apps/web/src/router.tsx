import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { guardFor, guardMaintenance, type RouterContext } from './app/guards.ts';
import { guestMeta, memberMeta, type RouteMeta } from './app/route-meta.ts';
import { type PlaceName, pathOf, paths } from './app/urls.ts';
import { HomePage } from './pages/home-page.tsx';
import { PageFailed, PageLoading } from './shell/page-states.tsx';
import { Shell, Words } from './shell/shell.tsx';

const charge = lazyRouteComponent(() => import('./pages/charge-page.tsx'), 'ChargePage');
const exchange = lazyRouteComponent(() => import('./pages/exchange-page.tsx'), 'ExchangePage');
const cashPages = () => import('./pages/cash-list-page.tsx');
const chargeList = lazyRouteComponent(async () => {
  const { CashListPage } = await cashPages();
  return { default: () => <CashListPage kind="in" /> };
});
const exchangeList = lazyRouteComponent(async () => {
  const { CashListPage } = await cashPages();
  return { default: () => <CashListPage kind="out" /> };
});
const messageList = lazyRouteComponent(() => import('./pages/message-list-page.tsx'), 'MessageListPage');
const messageRead = lazyRouteComponent(() => import('./pages/message-read-page.tsx'), 'MessageReadPage');
const betList = lazyRouteComponent(() => import('./pages/bet-list-page.tsx'), 'BetListPage');
const walletHistory = lazyRouteComponent(
  () => import('./pages/wallet-history-page.tsx'),
  'WalletHistoryPage',
);
const pointPages = () => import('./pages/point-page.tsx');
const pointList = lazyRouteComponent(pointPages, 'PointListPage');
const pointUse = lazyRouteComponent(pointPages, 'PointUsePage');
const pointChange = lazyRouteComponent(pointPages, 'PointChangePage');
const pointMain = lazyRouteComponent(pointPages, 'PointMainPage');
const couponPages = () => import('./pages/coupon-page.tsx');
const couponList = lazyRouteComponent(couponPages, 'CouponListPage');
const couponUse = lazyRouteComponent(couponPages, 'CouponUsePage');
const couponGift = lazyRouteComponent(couponPages, 'CouponGiftPage');
const couponMain = lazyRouteComponent(couponPages, 'CouponMainPage');
const attendance = lazyRouteComponent(() => import('./pages/attendance-page.tsx'), 'AttendancePage');
const rotary = lazyRouteComponent(() => import('./pages/rotary-page.tsx'), 'RotaryPage');
const give = lazyRouteComponent(() => import('./pages/give-page.tsx'), 'GivePage');
const sportsPages = () => import('./pages/sports-page.tsx');
const sportsSoon = lazyRouteComponent(async () => {
  const { SportsPage } = await sportsPages();
  return { default: () => <SportsPage view="soon" /> };
});
const sportsLive = lazyRouteComponent(async () => {
  const { SportsPage } = await sportsPages();
  return { default: () => <SportsPage view="live" /> };
});
const slotLobby = lazyRouteComponent(() => import('./pages/slot-lobby-page.tsx'), 'SlotLobbyPage');
const slotGame = lazyRouteComponent(() => import('./pages/slot-game-page.tsx'), 'SlotGamePage');
const login = lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage');
const join = lazyRouteComponent(() => import('./pages/join-page.tsx'), 'JoinPage');
const warning = lazyRouteComponent(() => import('./pages/warning-page.tsx'), 'WarningPage');

/** A place with its page; on a phone it may be another page than on the desktop. */
interface Page {
  readonly place: PlaceName;
  readonly staticData: { readonly meta: RouteMeta };
  readonly desktop: RouteComponent;
  readonly mobile: RouteComponent;
}

function page(
  place: PlaceName,
  staticData: Page['staticData'],
  desktop: RouteComponent,
  mobile: RouteComponent = desktop,
): Page {
  return { place, staticData, desktop, mobile };
}

const money = { gnbMenu: 'money' } as const;
const mypage = { gnbMenu: 'mypage' } as const;
const slot = { gnbMenu: 'slot' } as const;
const sport = { gnbMenu: 'all' } as const;
const partner = { gnbMenu: 'partner', partnerOnly: true } as const;
const message = { gnbMenu: 'mypage', isMessagePage: true } as const;

/** Every page there is. A menu entry without a row here says that it is being prepared (HD-08). */
function pagesOf(home: RouteComponent): readonly Page[] {
  return [
    page('guestMain', guestMeta('navigation.title.main', { layout: 'mobileMain' }), home),
    page('mobileLogin', guestMeta('navigation.title.login'), login),
    page('mobileJoin', guestMeta('navigation.title.join'), join),
    page('warning', guestMeta('navigation.title.warning', { layout: 'empty', forAll: true }), warning),
    page('main', memberMeta('navigation.title.main', { layout: 'mobileMain' }), home),
    page('charge', memberMeta('navigation.title.charge', money), charge),
    page('exchange', memberMeta('navigation.title.exchange', money), exchange),
    page('chargeList', memberMeta('navigation.title.chargeList', mypage), chargeList),
    page('exchangeList', memberMeta('navigation.title.exchangeList', mypage), exchangeList),
    page('messageList', memberMeta('navigation.title.messages', message), messageList),
    page('messageRead', memberMeta('navigation.title.message', message), messageRead),
    page('betList', memberMeta('navigation.title.bets', mypage), betList),
    page('walletHistory', memberMeta('navigation.title.walletHistory', mypage), walletHistory),
    page('point', memberMeta('navigation.title.point', mypage), pointList, pointMain),
    page('pointUse', memberMeta('navigation.title.point', mypage), pointUse, pointMain),
    page('pointChange', memberMeta('navigation.title.point', mypage), pointChange, pointMain),
    page('coupon', memberMeta('navigation.title.coupon', mypage), couponList, couponMain),
    page('couponUse', memberMeta('navigation.title.coupon', mypage), couponUse, couponMain),
    page('couponGift', memberMeta('navigation.title.coupon', mypage), couponGift, couponMain),
    page('attendance', memberMeta('navigation.title.attendance', mypage), attendance),
    page('rotary', memberMeta('navigation.title.rotary', mypage), rotary),
    page('give', memberMeta('navigation.title.give', partner), give),
    page('sport', memberMeta('navigation.title.sport', sport), sportsSoon),
    page('liveSport', memberMeta('navigation.title.liveSport', sport), sportsLive),
    page('slotLobby', memberMeta('navigation.title.slots', slot), slotLobby),
    page('slotVendor', memberMeta('navigation.title.slots', slot), slotLobby),
    page('slotGame', memberMeta('navigation.title.slotGame', { ...slot, layout: 'empty' }), slotGame),
  ];
}

interface AddressedPage {
  readonly staticData: Page['staticData'];
  readonly component: RouteComponent;
}

/** By address: both layouts of a place may share one, and so may several places on a phone. */
function byAddress(pages: readonly Page[]): ReadonlyMap<string, AddressedPage> {
  return new Map(
    pages.flatMap(({ place, staticData, desktop, mobile }) => [
      [paths[place].mobile as string, { staticData, component: mobile }] as const,
      [paths[place].desktop as string, { staticData, component: desktop }] as const,
    ]),
  );
}

/** `home` replaces the main page, which is part of the first load. */
export function createAppRouter(context: RouterContext, home: RouteComponent = HomePage) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Shell,
    errorComponent: PageFailed,
    beforeLoad: ({ context: held, preload, location }) =>
      guardMaintenance({ context: held, preload }, location.pathname),
  });
  const pages = [...byAddress(pagesOf(home))].map(([path, { staticData, component }]) =>
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
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageFailed,
    defaultPendingMs: 120,
    // Wraps everything, also a shell that is still loading or has failed.
    InnerWrap: Words,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}
