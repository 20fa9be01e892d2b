import { useText } from '@hanpan/client';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { IconButton, LogoMark } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LiveClock } from '../frame/live-clock.tsx';
import { LookTools } from '../frame/look-tools.tsx';
import { ConnectionMark } from './connection-mark.tsx';
import styles from './desk-bar.module.css';

interface DeskBarProps {
  /** The desk's own name, behind the site's. */
  readonly name: string;
  readonly homeTo: string;
  readonly homeLabel: string;
  /** The button of the menu, where the menu is a sheet. */
  readonly menu: ReactNode;
  /** The desk's own marks and buttons, before the clock. */
  readonly marks: ReactNode;
  readonly person: ReactNode;
}

export function DeskBar({ name, homeTo, homeLabel, menu, marks, person }: DeskBarProps) {
  const t = useText(consoleShellTexts);
  const common = useText(commonTexts);
  return (
    <header className={styles.bar}>
      {menu}
      <Link to={homeTo} className={styles.logo} aria-label={homeLabel}>
        <LogoMark size={24} />
        <b>{common('common.siteName')}</b>
        <span>{name}</span>
      </Link>
      <div className={styles.end}>
        {marks}
        <ConnectionMark />
        <LiveClock label={t('consoleShell.clock')} />
        {person}
      </div>
    </header>
  );
}

interface PersonToolsProps {
  readonly name: string;
  readonly role: string;
  /** More buttons beside the way out. */
  readonly tools?: ReactNode;
  readonly onSignOut: () => void;
}

/** Who sits at the desk, the display settings and the way out. In a narrow window it is in the sheet of the menu. */
export function PersonTools({ name, role, tools, onSignOut }: PersonToolsProps) {
  const t = useText(consoleShellTexts);
  return (
    <div className={styles.tools}>
      <LookTools size="sm" />
      <span className={styles.who}>
        <b>{name}</b> {role}
      </span>
      {tools}
      <IconButton size="sm" icon="logout" label={t('consoleShell.signOut')} onClick={onSignOut} />
    </div>
  );
}
