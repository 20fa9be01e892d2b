import { useConnectionState, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { overlayTexts } from '@hanpan/messages';
import { Icon, TimeText, useDocumentMark } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHeldPage } from '../app/use-held-page.ts';
import styles from './notice-bars.module.css';

/**
 * Says within five seconds that nothing comes from the server any more, and since when; numbers turn grey meanwhile,
 * because they may be outdated. It goes by itself, and everything on screen is read again; a page that was asked for
 * meanwhile opens then.
 */
export function ConnectionBar() {
  const isLost = useConnectionState() === 'offline';
  const isHeld = useHeldPage(isLost);
  const queryClient = useQueryClient();
  const wasLost = useRef(false);
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries());
  useDocumentMark('lost-connection', isLost);
  useEffect(() => {
    if (!isLost && wasLost.current) readAgain();
    wasLost.current = isLost;
  }, [isLost]);
  return <div aria-live="polite">{isLost && <Line isHeld={isHeld} />}</div>;
}

function Line({ isHeld }: { isHeld: boolean }) {
  const t = useText(overlayTexts);
  const [sinceMs] = useState(serverNow);
  useDocumentMark('bar');
  return (
    <p className={styles.lost} data-bar="connection">
      <Icon name="alert" />
      <span>
        <b>{t('overlay.lost')}</b> <span>{t('overlay.lostSince')}</span>{' '}
        <TimeText atMs={sinceMs} format="timeSeconds" />
      </span>
      <span className={styles.note}>{t(isHeld ? 'overlay.lostHeld' : 'overlay.lostNote')}</span>
    </p>
  );
}
