import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const pages = () => import('../pages/result-pages.tsx');
const sport = lazyRouteComponent(pages, 'SportResultPage');
const mini = lazyRouteComponent(pages, 'MiniResultPage');

const all = { gnbMenu: 'all' } as const;
const minigame = { gnbMenu: 'minigame' } as const;

export const resultPages: readonly Page[] = [
  page('resultSport', memberMeta('navigation.title.resultSport', all), sport),
  page('resultSportKind', memberMeta('navigation.title.resultSport', all), sport),
  page('resultMini', memberMeta('navigation.title.resultMini', minigame), mini),
];
