import { useText } from '@hanpan/client';
import { useIsNarrow } from '@hanpan/kit';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { Sheet, SkipLink, toast } from '@hanpan/ui';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { places } from '../app/navigation.ts';
import { urls } from '../app/urls.ts';
import { type Arrival, placeOf, titleWith, totalOf } from '../features/queue-watch/model.ts';
import { useQueueWatch } from '../features/queue-watch/use-queue-watch.ts';
import { useSound } from '../features/queue-watch/use-sound.ts';
import styles from './console-shell.module.css';
import { SideNav } from './side-nav.tsx';
import { OperatorTools, TopBar } from './top-bar.tsx';

/** The console of a signed-in operator: bar, navigation, page; and the signals for what comes in. */
export function ConsoleShell() {
  const t = useText(consoleShellTexts);
  const narrow = useIsNarrow();
  const sound = useSound();
  const announce = useArrivalToast();
  const counts = useQueueWatch((arrival) => {
    sound.play(arrival.kind);
    announce(arrival);
  });
  const waiting = totalOf(counts);
  const [navOpen, setNavOpen] = useState(false);
  usePageTitle(waiting);
  return (
    <div className={styles.app}>
      <SkipLink targetId="main">{t('consoleShell.skip')}</SkipLink>
      <TopBar sound={sound} waiting={waiting} onOpenNav={() => setNavOpen(true)} />
      {narrow ? (
        <Sheet
          side="left"
          open={navOpen}
          onOpenChange={setNavOpen}
          title={t('consoleShell.name')}
          footer={<OperatorTools />}
        >
          <SideNav counts={counts} onNavigate={() => setNavOpen(false)} />
        </Sheet>
      ) : (
        <div className={styles.nav}>
          <SideNav counts={counts} />
        </div>
      )}
      <PageArea />
    </div>
  );
}

/** Focus follows to the new page, so that a keyboard or a screen reader begins there and not in the menu. */
function PageArea() {
  const main = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = pathname === undefined;
  }, [pathname]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}

function useArrivalToast(): (arrival: Arrival) => void {
  const t = useText(consoleShellTexts);
  const navigate = useNavigate();
  return ({ kind, count }) => {
    toast({
      kind: 'info',
      text: t(`consoleShell.new.${kind}`, { count }),
      action: { label: t('consoleShell.view'), onSelect: () => void navigate({ to: urls[placeOf[kind]] }) },
    });
  };
}

/** The count comes first, because a browser's tab shows little more than the first letters. */
function usePageTitle(waiting: number): void {
  const t = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const place = places.find(({ name }) => urls[name] === pathname);
  const site = `${common('common.siteName')} ${t('consoleShell.name')}`;
  const title = place ? `${t(`consoleShell.${place.name}`)} · ${site}` : site;
  useEffect(() => {
    document.title = titleWith(title, waiting);
  }, [title, waiting]);
}
