import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const boards = () => import('../pages/board-pages.tsx');
const noticeList = lazyRouteComponent(boards, 'NoticeListPage');
const noticeRead = lazyRouteComponent(boards, 'NoticeReadPage');
const questionList = lazyRouteComponent(boards, 'QuestionListPage');
const questionRead = lazyRouteComponent(boards, 'QuestionReadPage');
const questionWrite = lazyRouteComponent(boards, 'QuestionWritePage');

const start = lazyRouteComponent(() => import('../pages/support-start-page.tsx'), 'SupportStartPage');
const pages = () => import('../pages/support-pages.tsx');
const faq = lazyRouteComponent(pages, 'FaqPage');
const accountInquiry = lazyRouteComponent(pages, 'AccountInquiryPage');
const bettingGuide = lazyRouteComponent(pages, 'BettingGuidePage');
const gameGuide = lazyRouteComponent(pages, 'GameGuidePage');
const wayGuide = lazyRouteComponent(pages, 'WayGuidePage');

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
