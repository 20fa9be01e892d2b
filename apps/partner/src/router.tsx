import { PageFailed, PagePending } from '@hanpan/kit';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { urls } from './app/urls.ts';
import { PageMissing } from './pages/page-missing.tsx';
import { PartnerGate } from './shell/partner-gate.tsx';

const pages = () => import('./pages/list-pages.tsx');
const summary = lazyRouteComponent(() => import('./pages/summary-page.tsx'), 'SummaryPage');
const tree = lazyRouteComponent(() => import('./pages/tree-page.tsx'), 'TreePage');
const rates = lazyRouteComponent(() => import('./pages/rates-page.tsx'), 'RatesPage');
const create = lazyRouteComponent(() => import('./pages/create-page.tsx'), 'CreatePage');
const give = lazyRouteComponent(() => import('./pages/give-page.tsx'), 'GivePage');
const members = lazyRouteComponent(pages, 'MembersPage');
const calculations = lazyRouteComponent(pages, 'CalculationsPage');
const users = lazyRouteComponent(pages, 'UsersPage');
const moves = lazyRouteComponent(pages, 'MovesPage');
const cash = lazyRouteComponent(pages, 'CashPage');
const bets = lazyRouteComponent(pages, 'BetsPage');

/** Every page is a separate chunk; the address below /RN0 says which. */
export function createPartnerRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: PartnerGate, notFoundComponent: PageMissing });
  const page = <const P extends `/${string}`>(path: P, component: typeof summary) =>
    createRoute({ getParentRoute: () => root, path, component });
  return createRouter({
    routeTree: root.addChildren([
      page(urls.summary, summary),
      page(urls.tree, tree),
      page(urls.members, members),
      page(urls.create, create),
      page(urls.rates, rates),
      page(urls.calculations, calculations),
      page(urls.users, users),
      page(urls.give, give),
      page(urls.moves, moves),
      page(urls.cash, cash),
      page(urls.bets, bets),
    ]),
    basepath: '/RN0',
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PagePending,
    ...(history ? { history } : undefined),
  });
}
