import { useText } from '@hanpan/client';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { Button, Countdown, Modal } from '@hanpan/ui';
import { useState } from 'react';
import { type DeskLife, useDeskLife } from '../session/use-desk-life.ts';
import styles from './desk-keeper.module.css';

interface DeskKeeperProps extends DeskLife {
  readonly onSignOut: () => void;
}

/** Keeps the session of a desk while somebody works there, and shows when it is about to end; otherwise it draws nothing. */
export function DeskKeeper({ onSignOut, ...life }: DeskKeeperProps) {
  const t = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const { soon, renew } = useDeskLife(life);
  const [hasSeenLast, setSeenLast] = useState(false);
  if (soon === undefined || (soon.isLast && hasSeenLast)) return null;
  const { endsAtMs, isLast } = soon;
  const goOn = () => (isLast ? setSeenLast(true) : void renew());
  return (
    <Modal
      open
      onOpenChange={goOn}
      role="alertdialog"
      title={t('consoleShell.soonTitle')}
      begin="top"
      actions={
        <>
          <Button onClick={onSignOut}>{t('consoleShell.signOut')}</Button>
          <Button variant="filled" onClick={goOn}>
            {isLast ? common('common.confirm') : t('consoleShell.stay')}
          </Button>
        </>
      }
    >
      <p>{t(isLast ? 'consoleShell.soonOver' : 'consoleShell.soonIdle')}</p>
      <p className={styles.left}>
        <span>{t('consoleShell.soonLeft')}</span>
        <Countdown untilMs={endsAtMs} label={t('consoleShell.soonLeft')} size="lg" />
      </p>
    </Modal>
  );
}
