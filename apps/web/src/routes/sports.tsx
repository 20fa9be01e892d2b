import type { RouteComponent } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.tsx';
import { guestMeta, memberMeta } from '../app/route-meta.ts';
import type { SportsView } from '../pages/sports-page.tsx';
import { type Page, page } from './page.ts';

const loadBoard = () => import('../pages/sports-page.tsx');

function board(view: SportsView): RouteComponent {
  return lazyPage(async () => {
    const { SportsPage } = await loadBoard();
    return { default: () => <SportsPage view={view} /> };
  }, 'default');
}

const event = lazyPage(() => import('../pages/event-page.tsx'), 'EventPage');
const liveVideo = lazyPage(() => import('../pages/live-page.tsx'), 'LivePage');
const esports = lazyPage(() => import('../pages/esports-page.tsx'), 'EsportsPage');

const sport = { gnbMenu: 'all' } as const;

/** The price lists are everybody's: a guest has the same pages outside of /member. */
const boards = (
  [
    ['soon', 'sport', 'guestSport'],
    ['live', 'liveSport', 'guestLiveSport'],
    ['special', 'specialSport', 'guestSpecialSport'],
  ] as const
).flatMap(([view, memberPlace, guestPlace]) => {
  const shown = board(view);
  const title = `navigation.title.${memberPlace}` as const;
  return [
    page(memberPlace, memberMeta(title, sport), shown),
    page(guestPlace, guestMeta(title, { ...sport, memberPlace }), shown),
  ];
});

export const sportPages: readonly Page[] = [
  ...boards,
  page('event', memberMeta('navigation.title.event', { ...sport, forAll: true }), event),
  page('esports', memberMeta('navigation.title.esports', sport), esports),
  page('liveVideo', memberMeta('navigation.title.liveVideo', sport), liveVideo),
];
