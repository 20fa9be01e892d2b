import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import type { HeldBoard } from './hold-rows.ts';
import styles from './sports-board.module.css';

/** Puts the board in order again when its reader wants it. It lies over the board, so that it moves nothing by coming. */
export function RenewBoard({ held, onRenew }: { held: HeldBoard; onRenew: () => void }) {
  const t = useText(sportsTexts);
  const { leavingCount: left, waitingCount: added } = held;
  return (
    <div className={styles.renew}>
      {left + added > 0 && (
        <Button size="sm" onClick={onRenew} className={styles.renewButton}>
          {t('sports.renew', { added, left })}
        </Button>
      )}
    </div>
  );
}
