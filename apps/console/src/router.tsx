import { PageFailed, PagePending } from '@hanpan/kit';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { urls } from './app/urls.ts';
import { PageMissing } from './pages/page-missing.tsx';
import { DutyGate } from './shell/duty-gate.tsx';
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
const member = lazyRouteComponent(() => import('./pages/member-page.tsx'), 'MemberPage');
const harm = lazyRouteComponent(() => import('./pages/harm-page.tsx'), 'HarmPage');
const partners = lazyRouteComponent(() => import('./pages/partners-page.tsx'), 'PartnersPage');
const newPartner = lazyRouteComponent(() => import('./pages/new-partner-page.tsx'), 'NewPartnerPage');
const partnerSettlements = lazyRouteComponent(
  () => import('./pages/partner-settlements-page.tsx'),
  'PartnerSettlementsPage',
);
const commission = lazyRouteComponent(() => import('./pages/commission-page.tsx'), 'CommissionPage');
const approvals = lazyRouteComponent(() => import('./pages/approvals-page.tsx'), 'ApprovalsPage');
const adjustments = lazyRouteComponent(() => import('./pages/adjustments-page.tsx'), 'AdjustmentsPage');
const bets = lazyRouteComponent(() => import('./pages/bets-page.tsx'), 'BetsPage');
const ledger = lazyRouteComponent(() => import('./pages/ledger-page.tsx'), 'LedgerPage');
const points = lazyRouteComponent(() => import('./pages/points-page.tsx'), 'PointsPage');
const coupons = lazyRouteComponent(() => import('./pages/coupons-page.tsx'), 'CouponsPage');
const sports = lazyRouteComponent(() => import('./pages/trading-page.tsx'), 'TradingPage');
const limits = lazyRouteComponent(() => import('./pages/limits-page.tsx'), 'LimitsPage');
const maintenance = lazyRouteComponent(() => import('./pages/maintenance-page.tsx'), 'MaintenancePage');

const vendors = lazyRouteComponent(() => import('./pages/vendors-page.tsx'), 'VendorsPage');
const stuck = lazyRouteComponent(() => import('./pages/stuck-page.tsx'), 'StuckPage');
const bestGames = lazyRouteComponent(() => import('./pages/best-games-page.tsx'), 'BestGamesPage');
const codes = lazyRouteComponent(() => import('./pages/codes-page.tsx'), 'CodesPage');
const today = lazyRouteComponent(() => import('./pages/today-page.tsx'), 'TodayPage');
const why = lazyRouteComponent(() => import('./pages/why-page.tsx'), 'WhyPage');
const reports = lazyRouteComponent(() => import('./pages/reports-page.tsx'), 'ReportsPage');
const miniPrices = lazyRouteComponent(() => import('./pages/mini-prices-page.tsx'), 'MiniPricesPage');
const bankMatch = lazyRouteComponent(() => import('./pages/bank-match-page.tsx'), 'BankMatchPage');
const messages = lazyRouteComponent(() => import('./pages/messages-page.tsx'), 'MessagesPage');
const banners = lazyRouteComponent(() => import('./pages/banners-page.tsx'), 'BannersPage');
const documents = lazyRouteComponent(() => import('./pages/documents-page.tsx'), 'DocumentsPage');
const settings = lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage');
const operators = lazyRouteComponent(() => import('./pages/operators-page.tsx'), 'OperatorsPage');
const significant = lazyRouteComponent(() => import('./pages/significant-page.tsx'), 'SignificantPage');
const audit = lazyRouteComponent(() => import('./pages/audit-page.tsx'), 'AuditPage');
const logins = lazyRouteComponent(() => import('./pages/logins-page.tsx'), 'LoginsPage');
const personalAccess = lazyRouteComponent(
  () => import('./pages/personal-access-page.tsx'),
  'PersonalAccessPage',
);

/** Every page is a separate chunk; the address below /console says which. */
export function createConsoleRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: SessionGate, notFoundComponent: PageMissing });
  const duty = createRoute({ getParentRoute: () => root, id: 'duty', component: DutyGate });
  const page = <const P extends `/${string}`>(path: P, component: typeof deposits) =>
    createRoute({ getParentRoute: () => duty, path, component });
  const start = createRoute({
    getParentRoute: () => root,
    path: urls.start,
    beforeLoad: () => {
      throw redirect({ to: urls.today, replace: true });
    },
  });
  return createRouter({
    routeTree: root.addChildren([
      start,
      duty.addChildren([
        page(urls.today, today),
        page(urls.deposits, deposits),
        page(urls.withdrawals, withdrawals),
        page(urls.signups, signups),
        page(urls.accountRequests, accounts),
        page(urls.depositAccounts, depositAccounts),
        page(urls.questions, questions),
        page(urls.members, members),
        page(urls.member, member),
        page(urls.harm, harm),
        page(urls.partners, partners),
        page(urls.newPartner, newPartner),
        page(urls.partnerSettlements, partnerSettlements),
        page(urls.commission, commission),
        page(urls.approvals, approvals),
        page(urls.adjustments, adjustments),
        page(urls.bets, bets),
        page(urls.ledger, ledger),
        page(urls.points, points),
        page(urls.coupons, coupons),
        page(urls.sports, sports),
        page(urls.limits, limits),
        page(urls.maintenance, maintenance),
        page(urls.vendors, vendors),
        page(urls.stuck, stuck),
        page(urls.codes, codes),
        page(urls.bestGames, bestGames),
        page(urls.reports, reports),
        page(urls.why, why),
        page(urls.miniPrices, miniPrices),
        page(urls.bankMatch, bankMatch),
        page(urls.messages, messages),
        page(urls.banners, banners),
        page(urls.documents, documents),
        page(urls.settings, settings),
        page(urls.operators, operators),
        page(urls.audit, audit),
        page(urls.significant, significant),
        page(urls.logins, logins),
        page(urls.personalAccess, personalAccess),
      ]),
    ]),
    basepath: '/console',
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PagePending,
    ...(history ? { history } : undefined),
  });
}
