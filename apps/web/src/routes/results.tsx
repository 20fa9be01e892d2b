import { memberMeta } from '../app/route-meta.ts';
import { frame } from './frame.tsx';
import { type Page, page } from './page.ts';

const results = frame('results');

const all = { gnbMenu: 'all' } as const;
const minigame = { gnbMenu: 'minigame' } as const;

export const resultPages: readonly Page[] = [
  page('resultSport', memberMeta('navigation.title.resultSport', all), results),
  page('resultSportKind', memberMeta('navigation.title.resultSport', all), results),
  page('resultMini', memberMeta('navigation.title.resultMini', minigame), results),
];
