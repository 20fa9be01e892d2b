import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { urls } from './app/urls.ts';
import { PageFailed } from './pages/page-failed.tsx';
import { PageMissing } from './pages/page-missing.tsx';
import { PagePending } from './pages/page-pending.tsx';
import { SessionGate } from './shell/session-gate.tsx';

const deposits = lazyRouteComponent(() => import('./pages/deposits-page.tsx'), 'DepositsPage');
const withdrawals = lazyRouteComponent(() => import('./pages/withdrawals-page.tsx'), 'WithdrawalsPage');
const signups = lazyRouteComponent(() => import('./pages/signups-page.tsx'), 'SignupsPage');
const accounts = lazyRouteComponent(() => import('./pages/account-requests-page.tsx'), 'AccountRequestsPage');
const depositAccounts = lazyRouteComponent(
  () => import('./pages/deposit-accounts-page.tsx'),
  'DepositAccountsPage',
);
const questions = lazyRouteComponent(() => import('./pages/support-page.tsx'), 'SupportPage');
const members = lazyRouteComponent(() => import('./pages/members-page.tsx'), 'MembersPage');
const approvals = lazyRouteComponent(() => import('./pages/approvals-page.tsx'), 'ApprovalsPage');
const adjustments = lazyRouteComponent(() => import('./pages/adjustments-page.tsx'), 'AdjustmentsPage');
const ledger = lazyRouteComponent(() => import('./pages/ledger-page.tsx'), 'LedgerPage');
const points = lazyRouteComponent(() => import('./pages/points-page.tsx'), 'PointsPage');
const coupons = lazyRouteComponent(() => import('./pages/coupons-page.tsx'), 'CouponsPage');
const sports = lazyRouteComponent(() => import('./pages/trading-page.tsx'), 'TradingPage');
const limits = lazyRouteComponent(() => import('./pages/limits-page.tsx'), 'LimitsPage');
const maintenance = lazyRouteComponent(() => import('./pages/maintenance-page.tsx'), 'MaintenancePage');

/** Every page is a separate chunk; the address below /console says which. */
export function createConsoleRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: SessionGate, notFoundComponent: PageMissing });
  const page = <const P extends `/${string}`>(path: P, component: typeof deposits) =>
    createRoute({ getParentRoute: () => root, path, component });
  const start = createRoute({
    getParentRoute: () => root,
    path: urls.start,
    beforeLoad: () => {
      throw redirect({ to: urls.deposits, replace: true });
    },
  });
  return createRouter({
    routeTree: root.addChildren([
      start,
      page(urls.deposits, deposits),
      page(urls.withdrawals, withdrawals),
      page(urls.signups, signups),
      page(urls.accountRequests, accounts),
      page(urls.depositAccounts, depositAccounts),
      page(urls.questions, questions),
      page(urls.members, members),
      page(urls.approvals, approvals),
      page(urls.adjustments, adjustments),
      page(urls.ledger, ledger),
      page(urls.points, points),
      page(urls.coupons, coupons),
      page(urls.sports, sports),
      page(urls.limits, limits),
      page(urls.maintenance, maintenance),
    ]),
    basepath: '/console',
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PagePending,
    ...(history ? { history } : undefined),
  });
}
