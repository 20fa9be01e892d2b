import { lazyPage } from '../app/lazy-page.tsx';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const give = lazyPage(() => import('../pages/give-page.tsx'), 'GivePage');
const console = lazyPage(() => import('../pages/partner-console-page.tsx'), 'PartnerConsolePage');
const pages = () => import('../pages/partner-pages.tsx');
const distributor = lazyPage(pages, 'DistributorPage');
const newDistributor = lazyPage(pages, 'NewDistributorPage');
const list = lazyPage(pages, 'PartnerListPage');
const members = lazyPage(pages, 'PartnerMembersPage');
const cash = lazyPage(pages, 'PartnerCashPage');
const bets = lazyPage(pages, 'PartnerBetsPage');
const moves = lazyPage(pages, 'PartnerMovesPage');
const calculations = lazyPage(pages, 'PartnerCalculationsPage');
const memberCalculations = lazyPage(pages, 'PartnerMemberCalculationsPage');

const partner = { gnbMenu: 'partner', partnerOnly: true } as const;
/** Money is moved there, or looked up. */
const quiet = { ...partner, isQuiet: true } as const;

export const partnerPages: readonly Page[] = [
  page('give', memberMeta('navigation.title.give', quiet), give),
  page('partnerConsole', memberMeta('navigation.title.partnerConsole', partner), console),
  page('distributor', memberMeta('navigation.title.distributor', partner), distributor),
  page('distributorSummary', memberMeta('navigation.title.distributor', partner), distributor),
  page('newDistributor', memberMeta('navigation.title.newDistributor', quiet), newDistributor),
  page('partner', memberMeta('navigation.title.partnerList', partner), list),
  page('partnerMembers', memberMeta('navigation.title.partnerMembers', partner), members),
  page('partnerCash', memberMeta('navigation.title.partnerCash', quiet), cash),
  page('partnerBets', memberMeta('navigation.title.partnerBets', quiet), bets),
  page('partnerCalculations', memberMeta('navigation.title.partnerCalculations', quiet), calculations),
  page(
    'partnerMemberCalculations',
    memberMeta('navigation.title.partnerMemberCalculations', quiet),
    memberCalculations,
  ),
  page('partnerMoneyMoves', memberMeta('navigation.title.partnerMoneyMoves', quiet), moves),
];
