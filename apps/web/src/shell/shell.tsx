import { useLocale, useText } from '@hanpan/client';
import { serverNow, useSite, useUiTexts } from '@hanpan/kit';
import { shellTexts } from '@hanpan/messages';
import { SkipLink, UiProvider } from '@hanpan/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSession } from '../app/session.ts';
import { Frame } from './frame.tsx';
import { mainId } from './main-id.ts';
import { OverlayGate } from './overlay-gate.tsx';
import { PageLoading } from './page-states.tsx';
import { useFirstPage } from './use-first-page.ts';
import { usePageTitle } from './use-page-title.ts';
import { useRouteMeta } from './use-route-meta.ts';

const Keepers = lazy(() => import('./keepers.tsx').then((module) => ({ default: module.Keepers })));

const defaultTimeZone = 'Asia/Seoul';

/** The texts, zone and clock of the primitives; above the shell, so that its loading and error states have them. */
export function Words({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const timeZone = useSite()?.timeZone ?? defaultTimeZone;
  const uiTexts = useUiTexts();
  return (
    <UiProvider texts={uiTexts} locale={locale} timeZone={timeZone} now={serverNow}>
      {children}
    </UiProvider>
  );
}

/** Everything around the page, and what watches over it. */
export function Shell() {
  const t = useText(shellTexts);
  const first = useFirstPage();
  return (
    <>
      <SkipLink targetId={mainId}>{t('shell.skip')}</SkipLink>
      <FramedPage />
      <Suspense>
        <Keepers first={first} />
      </Suspense>
      <OverlayGate />
    </>
  );
}

function FramedPage() {
  const meta = useRouteMeta();
  const title = usePageTitle(meta?.titleKey);
  useFocusOnNavigation();
  return (
    <Frame meta={meta} title={title}>
      <Page />
    </Frame>
  );
}

/** A session may end while a member's page is open; its page is then unmounted before the redirect home. */
function Page() {
  const meta = useRouteMeta();
  const { state } = useSession();
  const isForMembers = meta !== undefined && !meta.guestOnly && !meta.forAll;
  return isForMembers && state !== 'member' ? <PageLoading /> : <Outlet />;
}

/** A new page begins at its content, as a page load would; the first one is left to the browser. */
function useFocusOnNavigation(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== pathname) {
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    before.current = pathname;
  }, [pathname]);
}
