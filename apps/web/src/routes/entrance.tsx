import type { RouteComponent } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.tsx';
import { guestMeta, memberMeta } from '../app/route-meta.ts';
import { type Page, page } from './page.ts';

const login = lazyPage(() => import('../pages/login-page.tsx'), 'LoginPage');
const join = lazyPage(() => import('../pages/join-page.tsx'), 'JoinPage');
const documents = () => import('../pages/document-pages.tsx');
const terms = lazyPage(documents, 'TermsPage');
const privacy = lazyPage(documents, 'PrivacyPage');
const warning = lazyPage(() => import('../pages/warning-page.tsx'), 'WarningPage');

const forAll = { gnbMenu: 'csCenter', forAll: true } as const;

/** `home` is the main page of guests and members. */
export function entrancePages(home: RouteComponent): readonly Page[] {
  return [
    page(
      'guestMain',
      guestMeta('navigation.title.main', { layout: 'mobileMain', memberPlace: 'main' }),
      home,
    ),
    page('mobileLogin', guestMeta('navigation.title.login'), login),
    page('mobileJoin', guestMeta('navigation.title.join'), join),
    page('warning', guestMeta('navigation.title.warning', { layout: 'empty', forAll: true }), warning),
    page('terms', memberMeta('navigation.title.terms', forAll), terms),
    page('privacy', memberMeta('navigation.title.privacy', forAll), privacy),
    page('main', memberMeta('navigation.title.main', { layout: 'mobileMain' }), home),
  ];
}
