import { useLocale, useText } from '@hanpan/client';
import { serverNow, useSite, useUiTexts } from '@hanpan/kit';
import { shellTexts } from '@hanpan/messages';
import { SkipLink, UiProvider } from '@hanpan/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLayoutKind } from '../app/layout.ts';
import { useSession } from '../app/session.ts';
import { DesktopFrame } from './desktop-frame-lazy.ts';
import { mainId } from './main-id.ts';
import { MobileFrame } from './mobile-frame.tsx';
import { OverlayGate } from './overlay-gate.tsx';
import { PageLoading } from './page-states.tsx';
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

/** The frame of every page. The layout is chosen here, from the window's width and the page's own meta (AC-07). */
export function Shell() {
  const t = useText(shellTexts);
  return (
    <>
      <SkipLink targetId={mainId}>{t('shell.skip')}</SkipLink>
      <Frame />
      <Suspense>
        <Keepers />
      </Suspense>
      <OverlayGate />
    </>
  );
}

function Frame() {
  const meta = useRouteMeta();
  const layout = useLayoutKind();
  const title = usePageTitle(meta?.titleKey);
  useFocusOnNavigation();
  const page = <Page />;
  if (meta?.layout === 'empty') {
    return (
      <main id={mainId} tabIndex={-1}>
        {page}
      </main>
    );
  }
  if (layout === 'desktop') {
    return (
      <Suspense>
        <DesktopFrame withGnb={meta?.gnb ?? true}>{page}</DesktopFrame>
      </Suspense>
    );
  }
  return (
    <MobileFrame isMain={meta === undefined || meta.layout === 'mobileMain'} title={title}>
      {page}
    </MobileFrame>
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
