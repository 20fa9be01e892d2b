import { lazyPage } from '../app/lazy-page.tsx';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const boards = () => import('../pages/board-pages.tsx');
const noticeList = lazyPage(boards, 'NoticeListPage');
const noticeRead = lazyPage(boards, 'NoticeReadPage');
const questionList = lazyPage(boards, 'QuestionListPage');
const questionRead = lazyPage(boards, 'QuestionReadPage');
const questionWrite = lazyPage(boards, 'QuestionWritePage');

const start = lazyPage(() => import('../pages/support-start-page.tsx'), 'SupportStartPage');
const pages = () => import('../pages/support-pages.tsx');
const faq = lazyPage(pages, 'FaqPage');
const accountInquiry = lazyPage(pages, 'AccountInquiryPage');
const bettingGuide = lazyPage(pages, 'BettingGuidePage');
const gameGuide = lazyPage(pages, 'GameGuidePage');
const wayGuide = lazyPage(pages, 'WayGuidePage');

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
  page('gameway', memberMeta('navigation.title.gameGuide', csCenter), wayGuide),
];
