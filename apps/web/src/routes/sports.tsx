import { lazyRouteComponent } from '@tanstack/react-router';
import { guestMeta, memberMeta } from '../app/route-meta.ts';
import { framePage } from './frame.tsx';
import { type Page, page } from './page.ts';

const load = () => import('../pages/sports-page.tsx');
const soon = lazyRouteComponent(async () => {
  const { SportsPage } = await load();
  return { default: () => <SportsPage view="soon" /> };
});
const live = lazyRouteComponent(async () => {
  const { SportsPage } = await load();
  return { default: () => <SportsPage view="live" /> };
});

const special = lazyRouteComponent(async () => {
  const { SportsPage } = await load();
  return { default: () => <SportsPage view="special" /> };
});

const sport = { gnbMenu: 'all' } as const;

export const sportPages: readonly Page[] = [
  page('sport', memberMeta('navigation.title.sport', sport), soon),
  page('liveSport', memberMeta('navigation.title.liveSport', sport), live),
  page('specialSport', memberMeta('navigation.title.specialSport', sport), special),
  // The price lists are everybody's: a guest has the same pages outside of /member.
  page('guestSport', guestMeta('navigation.title.sport', { ...sport, memberPlace: 'sport' }), soon),
  page(
    'guestLiveSport',
    guestMeta('navigation.title.liveSport', { ...sport, memberPlace: 'liveSport' }),
    live,
  ),
  page(
    'guestSpecialSport',
    guestMeta('navigation.title.specialSport', { ...sport, memberPlace: 'specialSport' }),
    special,
  ),
  framePage('esports', 'esports', 'navigation.title.esports', sport),
  framePage('liveVideo', 'liveVideo', 'navigation.title.liveVideo', sport),
];
