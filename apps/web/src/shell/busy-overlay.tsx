import { useText } from '@hanpan/client';
import { overlayTexts } from '@hanpan/messages';
import { Spinner } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { useBusy } from '../app/busy.ts';
import styles from './busy-overlay.module.css';

/** What is over sooner needs no sign of waiting. */
const shownAfterMs = 250;

/** The global loading overlay (MO-01). */
export function BusyOverlay() {
  const isBusy = useBusy(({ count }) => count > 0);
  return isBusy ? <Waiting /> : null;
}

function Waiting() {
  const t = useText(overlayTexts);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <div role="status" className={styles.overlay}>
        <p className={styles.card}>
          <Spinner size={28} />
          {t('overlay.busy')}
        </p>
      </div>
    )
  );
}
