import { useText } from '@hanpan/client';
import { liveVideoTexts, minigameTexts } from '@hanpan/messages';
import { Button, ErrorState, prefersStillness, Skeleton } from '@hanpan/ui';
import type { RefObject } from 'react';
import styles from './live-player.module.css';
import { type LiveStream, normalDelaySeconds } from './use-live-stream.ts';

interface LivePlayerProps {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly stream: LiveStream;
}

/** The video itself with the browser's own controls, how late it is, and the way back to now. */
export function LivePlayer({ element, stream }: LivePlayerProps) {
  const t = useText(liveVideoTexts);
  const games = useText(minigameTexts);
  const { state, delaySeconds, retry, toLive } = stream;
  const isBroken = state === 'failed' || state === 'unsupported';
  return (
    <div className={styles.player}>
      <div className={styles.screen} aria-busy={state === 'waiting'}>
        <video
          ref={element}
          className={styles.video}
          aria-label={t('liveVideo.video')}
          muted
          playsInline
          controls={state === 'ready'}
          autoPlay={!prefersStillness()}
        />
        {/* The video itself is in no language. */}
        {state === 'ready' && <span className={styles.counts}>{games('minigame.untilDraw')}</span>}
        {state === 'waiting' && <Skeleton className={styles.cover} />}
        {isBroken && (
          <div className={styles.cover}>
            <ErrorState
              level={2}
              title={t(state === 'failed' ? 'liveVideo.errorTitle' : 'liveVideo.noBrowser')}
              onRetry={state === 'failed' ? retry : undefined}
            >
              {t('liveVideo.errorBody')}
            </ErrorState>
          </div>
        )}
      </div>
      <div className={styles.line}>
        <span role="status">{state === 'waiting' && t('liveVideo.waiting')}</span>
        {delaySeconds !== undefined && <span>{t('liveVideo.delay', { seconds: delaySeconds })}</span>}
        {delaySeconds !== undefined && delaySeconds > normalDelaySeconds && (
          <Button size="sm" icon="arrowRight" onClick={toLive}>
            {t('liveVideo.toLive')}
          </Button>
        )}
      </div>
    </div>
  );
}
