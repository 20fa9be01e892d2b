import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { frame } from './frame.tsx';
import { type Page, page } from './page.ts';

const give = lazyRouteComponent(() => import('../pages/give-page.tsx'), 'GivePage');

const partner = { gnbMenu: 'partner', partnerOnly: true } as const;

export const partnerPages: readonly Page[] = [
  page('give', memberMeta('navigation.title.give', partner), give),
  page('distributor', memberMeta('navigation.title.distributor', partner), frame('distributor')),
  page('distributorSummary', memberMeta('navigation.title.distributor', partner), frame('distributor')),
  page('newDistributor', memberMeta('navigation.title.newDistributor', partner), frame('newDistributor')),
  page('partner', memberMeta('navigation.title.partnerList', partner), frame('partnerList')),
  page('partnerMembers', memberMeta('navigation.title.partnerMembers', partner), frame('partnerMembers')),
  page('partnerCash', memberMeta('navigation.title.partnerCash', partner), frame('partnerCash')),
  page('partnerBets', memberMeta('navigation.title.partnerBets', partner), frame('partnerBets')),
  page(
    'partnerCalculations',
    memberMeta('navigation.title.partnerCalculations', partner),
    frame('partnerCalculations'),
  ),
  page(
    'partnerMemberCalculations',
    memberMeta('navigation.title.partnerMemberCalculations', partner),
    frame('partnerCalculations'),
  ),
  page(
    'partnerMoneyMoves',
    memberMeta('navigation.title.partnerMoneyMoves', partner),
    frame('partnerMoneyMoves'),
  ),
];
