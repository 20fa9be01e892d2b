import { lazyPage } from '../app/lazy-page.tsx';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const boards = () => import('../pages/board-pages.tsx');
const noticeList = lazyPage(boards, 'NoticeListPage');
const noticeRead = lazyPage(boards, 'NoticeReadPage');
const questionList = lazyPage(boards, 'QuestionListPage');
const questionRead = lazyPage(boards, 'QuestionReadPage');
const questionWrite = lazyPage(boards, 'QuestionWritePage');

const start = lazyPage(boards, 'SupportStartPage');
const faq = lazyPage(boards, 'FaqPage');
const accountInquiry = lazyPage(boards, 'AccountInquiryPage');
/** A file of their own: their letters are no part of the font that every page waits for (`tools/vite/typeface.ts`). */
const guides = () => import('../pages/guide-pages.tsx');
const bettingGuide = lazyPage(guides, 'BettingGuidePage');
const gameGuide = lazyPage(guides, 'GameGuidePage');
const wayGuide = lazyPage(guides, 'WayGuidePage');

const notice = { gnbMenu: 'notice' } as const;
const csCenter = { gnbMenu: 'csCenter' } as const;

export const supportPages: readonly Page[] = [
  page('csCenter', memberMeta('navigation.title.csCenter', csCenter), start),
  page('noticeList', memberMeta('navigation.title.notices', notice), noticeList),
  page('noticeRead', memberMeta('navigation.title.notice', notice), noticeRead),
  page('qnaList', memberMeta('navigation.title.questions', csCenter), questionList),
  page('questionRead', memberMeta('navigation.title.question', csCenter), questionRead),
  page('questionWrite', memberMeta('navigation.title.questionWrite', csCenter), questionWrite),
  page('faq', memberMeta('navigation.title.faq', csCenter), faq),
  page('accountQuestion', memberMeta('navigation.title.accountQuestion', csCenter), accountInquiry),
  page('bettingGuide', memberMeta('navigation.title.bettingGuide', csCenter), bettingGuide),
  page('gameGuide', memberMeta('navigation.title.gameGuide', csCenter), gameGuide),
  page('gameway', memberMeta('navigation.title.bettingGuide', csCenter), wayGuide),
];
