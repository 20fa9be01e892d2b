import { memberMeta } from '../app/route-meta.ts';
import { frame } from './frame.tsx';
import { type Page, page } from './page.ts';

const support = frame('support');

const notice = { gnbMenu: 'notice' } as const;
const csCenter = { gnbMenu: 'csCenter' } as const;

export const supportPages: readonly Page[] = [
  page('noticeList', memberMeta('navigation.title.notices', notice), support),
  page('noticeRead', memberMeta('navigation.title.notice', notice), support),
  page('qnaList', memberMeta('navigation.title.questions', csCenter), support),
  page('questionRead', memberMeta('navigation.title.question', csCenter), support),
  page('questionWrite', memberMeta('navigation.title.questionWrite', csCenter), support),
  page('faq', memberMeta('navigation.title.faq', csCenter), support),
  page('accountQuestion', memberMeta('navigation.title.accountQuestion', csCenter), support),
  page('bettingGuide', memberMeta('navigation.title.bettingGuide', csCenter), support),
  page('gameGuide', memberMeta('navigation.title.gameGuide', csCenter), support),
  page('gameway', memberMeta('navigation.title.gameGuide', csCenter), support),
];
