import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { IconButton, Sheet, SkipLink } from '@hanpan/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DeskBar } from './desk-bar.tsx';
import { DeskBottom } from './desk-bottom.tsx';
import { type DeskGroup, DeskNav, type DeskPlace } from './desk-nav.tsx';
import styles from './desk-shell.module.css';
import { useIsNarrow } from './narrow.ts';

interface DeskShellProps {
  readonly name: string;
  readonly homeTo: string;
  readonly homeLabel: string;
  readonly navLabel: string;
  readonly groups: readonly DeskGroup[];
  /** What waits at this desk; the button of the menu says it. */
  readonly waiting: number;
  readonly marks?: ReactNode;
  /** On a phone, under the thumb; without it a phone has the menu alone. */
  readonly bottom?: { readonly label: string; readonly places: readonly DeskPlace[] };
  readonly person: ReactNode;
}

/** What every desk looks like to whoever is signed in: bar, navigation, page. */
export function DeskShell(props: DeskShellProps) {
  const { name, homeTo, homeLabel, navLabel, groups, waiting, marks, bottom, person } = props;
  const t = useText(consoleShellTexts);
  const narrow = useIsNarrow();
  const [navOpen, setNavOpen] = useState(false);
  const menuLabel =
    waiting > 0 ? t('consoleShell.openNavCount', { count: waiting }) : t('consoleShell.openNav');
  return (
    <div className={clsx(styles.app, bottom && styles.footed)}>
      <SkipLink targetId="main">{t('consoleShell.skip')}</SkipLink>
      <DeskBar
        name={name}
        homeTo={homeTo}
        homeLabel={homeLabel}
        menu={
          narrow && (
            <IconButton icon="menu" label={menuLabel} count={waiting} onClick={() => setNavOpen(true)} />
          )
        }
        marks={marks}
        person={!narrow && person}
      />
      {narrow ? (
        <Sheet side="left" open={navOpen} onOpenChange={setNavOpen} title={name} footer={person}>
          <DeskNav label={navLabel} groups={groups} onNavigate={() => setNavOpen(false)} />
        </Sheet>
      ) : (
        <div className={styles.nav}>
          <DeskNav label={navLabel} groups={groups} />
        </div>
      )}
      <PageArea />
      {bottom && <DeskBottom {...bottom} />}
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
