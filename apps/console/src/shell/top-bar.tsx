import { useText } from '@hanpan/client';
import { LiveClock, LookTools, useIsNarrow } from '@hanpan/kit';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { IconButton, LogoMark } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useOperator, useSignOut } from '../app/session.ts';
import { urls } from '../app/urls.ts';
import type { Sound } from '../features/queue-watch/use-sound.ts';
import { ConnectionMark } from './connection-mark.tsx';
import { SoundButton } from './sound-button.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  sound: Sound;
  waiting: number;
  onOpenNav: () => void;
}

export function TopBar({ sound, waiting, onOpenNav }: TopBarProps) {
  const t = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const narrow = useIsNarrow();
  const menuLabel =
    waiting > 0 ? t('consoleShell.openNavCount', { count: waiting }) : t('consoleShell.openNav');
  return (
    <header className={styles.bar}>
      {narrow && <IconButton icon="menu" label={menuLabel} count={waiting} onClick={onOpenNav} />}
      <Link to={urls.deposits} className={styles.logo} aria-label={t('consoleShell.homeLabel')}>
        <LogoMark size={24} />
        <b>{common('common.siteName')}</b>
        <span>{t('consoleShell.name')}</span>
      </Link>
      <div className={styles.end}>
        <ConnectionMark />
        <SoundButton sound={sound} />
        <LiveClock label={t('consoleShell.clock')} />
        {!narrow && <OperatorTools />}
      </div>
    </header>
  );
}

/** The operator's name and display settings. In a narrow window it is in the navigation sheet. */
export function OperatorTools() {
  const t = useText(consoleShellTexts);
  const operator = useOperator();
  const signOut = useSignOut();
  return (
    <div className={styles.tools}>
      <LookTools size="sm" />
      <span className={styles.who}>
        <b>{operator.name}</b> {t(`consoleShell.role.${operator.role}`)}
      </span>
      <IconButton size="sm" icon="logout" label={t('consoleShell.signOut')} onClick={() => void signOut()} />
    </div>
  );
}
