import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { frame } from './frame.tsx';
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

const sport = { gnbMenu: 'all' } as const;

export const sportPages: readonly Page[] = [
  page('sport', memberMeta('navigation.title.sport', sport), soon),
  page('liveSport', memberMeta('navigation.title.liveSport', sport), live),
  page('specialSport', memberMeta('navigation.title.specialSport', sport), frame('specialSport')),
  page('esports', memberMeta('navigation.title.esports', sport), frame('esports')),
  page('liveVideo', memberMeta('navigation.title.liveVideo', sport), frame('liveVideo')),
];
