import { memberMeta } from '../app/route-meta.ts';
import { frame } from './frame.tsx';
import { type Page, page } from './page.ts';

const board = frame('support');

const csCenter = { gnbMenu: 'csCenter' } as const;

export const communityPages: readonly Page[] = [
  page('board', memberMeta('navigation.title.board', csCenter), board),
  page('boardRead', memberMeta('navigation.title.boardRead', csCenter), board),
  page('boardWrite', memberMeta('navigation.title.boardWrite', csCenter), board),
];
