import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const give = lazyRouteComponent(() => import('../pages/give-page.tsx'), 'GivePage');
const console = lazyRouteComponent(() => import('../pages/partner-console-page.tsx'), 'PartnerConsolePage');
const pages = () => import('../pages/partner-pages.tsx');
const distributor = lazyRouteComponent(pages, 'DistributorPage');
const newDistributor = lazyRouteComponent(pages, 'NewDistributorPage');
const list = lazyRouteComponent(pages, 'PartnerListPage');
const members = lazyRouteComponent(pages, 'PartnerMembersPage');
const cash = lazyRouteComponent(pages, 'PartnerCashPage');
const bets = lazyRouteComponent(pages, 'PartnerBetsPage');
const moves = lazyRouteComponent(pages, 'PartnerMovesPage');
const calculations = lazyRouteComponent(pages, 'PartnerCalculationsPage');
const memberCalculations = lazyRouteComponent(pages, 'PartnerMemberCalculationsPage');

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
