import { useText } from '@hanpan/client';
import { replayTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import styles from './replay-button.module.css';
import { useReplay } from './use-replay.ts';

/** Shows a round once more at the vendor that it was played at. Nothing is asked before the press. */
export function ReplayButton({ betIdx }: { betIdx: number }) {
  const t = useText(replayTexts);
  const { isBusy, watch } = useReplay(betIdx);
  return (
    <div className={styles.replay}>
      <Button icon="play" busy={isBusy} onClick={watch}>
        {t('replay.open')}
      </Button>
      <p className={styles.hint}>{t('replay.hint')}</p>
    </div>
  );
}
