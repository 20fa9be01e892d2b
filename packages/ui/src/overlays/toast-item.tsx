import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './toast-item.module.css';
import type { ShownToast } from './toast-store.ts';
import { useToastTimer } from './use-toast-timer.ts';

const icons = { done: 'check', info: 'info', warn: 'alert' } as const;

export function ToastItem({ shown, onLeave }: { shown: ShownToast; onLeave: () => void }) {
  const { texts } = useUi();
  const [held, setHeld] = useState(false);
  const { kind = 'done', action } = shown;
  useToastTimer(shown.durationMs ?? 5000, held, onLeave);
  const act = () => {
    action?.onSelect();
    onLeave();
  };
  return (
    <li
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} className={clsx(styles.mark, styles[kind])} />
      <p className={styles.text}>
        {shown.text} {shown.receiptId && <span className={styles.receipt}>{shown.receiptId}</span>}
      </p>
      {action && (
        <Button variant="text" size="sm" className={styles.action} onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" size="sm" label={texts.close} onClick={onLeave} />
    </li>
  );
}
