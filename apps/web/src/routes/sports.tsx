import type { RouteComponent } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.tsx';
import { guestMeta, memberMeta } from '../app/route-meta.ts';
import type { SportsView } from '../pages/sports-page.tsx';
import { type Page, page } from './page.ts';

function board(view: SportsView): RouteComponent {
  return lazyPage(async () => {
    const { SportsPage } = await import('../pages/sports-page.tsx');
    return { default: () => <SportsPage view={view} /> };
  }, 'default');
}

const event = lazyPage(() => import('../pages/event-page.tsx'), 'EventPage');
const liveVideo = lazyPage(() => import('../pages/live-page.tsx'), 'LivePage');
const esports = lazyPage(() => import('../pages/esports-page.tsx'), 'EsportsPage');
const soon = board('soon');
const live = board('live');
const special = board('special');

const sport = { gnbMenu: 'all' } as const;

export const sportPages: readonly Page[] = [
  page('sport', memberMeta('navigation.title.sport', sport), soon),
  page('liveSport', memberMeta('navigation.title.liveSport', sport), live),
  page('specialSport', memberMeta('navigation.title.specialSport', sport), special),
  page('event', memberMeta('navigation.title.event', { ...sport, forAll: true }), event),
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
  page('esports', memberMeta('navigation.title.esports', sport), esports),
  page('liveVideo', memberMeta('navigation.title.liveVideo', sport), liveVideo),
];
