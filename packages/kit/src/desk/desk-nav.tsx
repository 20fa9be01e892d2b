import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Icon, type IconName, VisuallyHidden } from '@hanpan/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import styles from './desk-nav.module.css';

/** One line of a desk's menu. */
export interface DeskPlace {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** What waits there. */
  readonly count?: number | undefined;
  /** What of it is past its promised time; undefined where nothing is promised. */
  readonly overdue?: number | undefined;
}

export interface DeskGroup {
  readonly title: string;
  readonly places: readonly DeskPlace[];
}

interface DeskNavProps {
  readonly label: string;
  readonly groups: readonly DeskGroup[];
  readonly onNavigate?: (() => void) | undefined;
}

/** The same list beside the page and in the sheet of a narrow window. */
export function DeskNav({ label, groups, onNavigate }: DeskNavProps) {
  const nav = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    // The menu is longer than the window: the line of the page that is open is in sight, however one came to it.
    if (pathname !== undefined)
      nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      {groups.map((group) => (
        <div key={group.title}>
          <h2 className={styles.group}>{group.title}</h2>
          <ul>
            {group.places.map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function PlaceLink({ place, onNavigate }: Pick<DeskNavProps, 'onNavigate'> & { place: DeskPlace }) {
  const t = useText(consoleShellTexts);
  const { to, icon, label, count, overdue } = place;
  return (
    <Link
      to={to}
      className={clsx(styles.link, overdue !== undefined && styles.timed)}
      activeProps={{ 'aria-current': 'page' }}
      activeOptions={{ exact: true, includeSearch: false }}
      onClick={onNavigate}
    >
      <Icon name={icon} size={16} />
      <span className={styles.word}>
        {label}
        {overdue !== undefined && overdue > 0 && (
          <span className={styles.overdue}>{t('consoleShell.overdueCount', { count: overdue })}</span>
        )}
      </span>
      {count !== undefined && count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('consoleShell.waitingCount', { count })}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
