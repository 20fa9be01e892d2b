import { lazyPage } from '../app/lazy-page.tsx';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const pages = () => import('../pages/board-pages.tsx');
const list = lazyPage(pages, 'BoardListPage');
const read = lazyPage(pages, 'BoardReadPage');
const write = lazyPage(pages, 'BoardWritePage');

const csCenter = { gnbMenu: 'csCenter' } as const;

export const communityPages: readonly Page[] = [
  page('board', memberMeta('navigation.title.board', csCenter), list),
  page('boardRead', memberMeta('navigation.title.boardRead', csCenter), read),
  page('boardWrite', memberMeta('navigation.title.boardWrite', csCenter), write),
];
