import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
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
  framePage('esports', 'esports', 'navigation.title.esports', sport),
  framePage('liveVideo', 'liveVideo', 'navigation.title.liveVideo', sport),
];
