import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { framePage } from './frame.tsx';
import { type Page, page } from './page.ts';

const give = lazyRouteComponent(() => import('../pages/give-page.tsx'), 'GivePage');

const partner = { gnbMenu: 'partner', partnerOnly: true } as const;

export const partnerPages: readonly Page[] = [
  page('give', memberMeta('navigation.title.give', { ...partner, isQuiet: true }), give),
  framePage('partnerConsole', 'partnerConsole', 'navigation.title.partnerConsole', partner),
  framePage('distributor', 'distributor', 'navigation.title.distributor', partner),
  framePage('distributorSummary', 'distributor', 'navigation.title.distributor', partner),
  framePage('newDistributor', 'newDistributor', 'navigation.title.newDistributor', partner),
  framePage('partner', 'partnerList', 'navigation.title.partnerList', partner),
  framePage('partnerMembers', 'partnerMembers', 'navigation.title.partnerMembers', partner),
  framePage('partnerCash', 'partnerCash', 'navigation.title.partnerCash', partner),
  framePage('partnerBets', 'partnerBets', 'navigation.title.partnerBets', partner),
  framePage('partnerCalculations', 'partnerCalculations', 'navigation.title.partnerCalculations', partner),
  framePage(
    'partnerMemberCalculations',
    'partnerMemberCalculations',
    'navigation.title.partnerMemberCalculations',
    partner,
  ),
  framePage('partnerMoneyMoves', 'partnerMoneyMoves', 'navigation.title.partnerMoneyMoves', partner),
];
