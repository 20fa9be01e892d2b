import { lazyPage } from '../app/lazy-page.tsx';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const pages = () => import('../pages/result-pages.tsx');
const sport = lazyPage(pages, 'SportResultPage');
const mini = lazyPage(pages, 'MiniResultPage');

const fairPages = () => import('../pages/fair-pages.tsx');
const fair = lazyPage(fairPages, 'FairPage');
const fairSeries = lazyPage(fairPages, 'FairSeriesPage');

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
