import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const pages = () => import('../pages/result-pages.tsx');
const sport = lazyRouteComponent(pages, 'SportResultPage');
const mini = lazyRouteComponent(pages, 'MiniResultPage');

const fairPages = () => import('../pages/fair-pages.tsx');
const fair = lazyRouteComponent(fairPages, 'FairPage');
const fairSeries = lazyRouteComponent(fairPages, 'FairSeriesPage');

const all = { gnbMenu: 'all' } as const;
const minigame = { gnbMenu: 'minigame' } as const;

export const resultPages: readonly Page[] = [
  page('resultSport', memberMeta('navigation.title.resultSport', all), sport),
  page('resultSportKind', memberMeta('navigation.title.resultSport', all), sport),
  page('resultMini', memberMeta('navigation.title.resultMini', minigame), mini),
  // Whoever holds a receipt may check it, signed in or not.
  page('fair', memberMeta('navigation.title.fair', { ...all, forAll: true }), fair),
  page('fairSeries', memberMeta('navigation.title.fair', { ...all, forAll: true }), fairSeries),
];
