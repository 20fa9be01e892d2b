import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { Button, standsAboveFoot } from '@hanpan/ui';
import type { HeldBoard } from './hold-rows.ts';
import styles from './sports-board.module.css';

interface RenewButtonProps {
  readonly held: HeldBoard;
  readonly onRenew: () => void;
  readonly className?: string | undefined;
}

export function isOld({ leavingCount, waitingCount }: HeldBoard): boolean {
  return leavingCount + waitingCount > 0;
}

/** Puts the board in order again when its reader wants it. */
export function RenewButton({ held, onRenew, className }: RenewButtonProps) {
  const t = useText(sportsTexts);
  return (
    <Button size="sm" onClick={onRenew} className={className}>
      {t('sports.renew', { count: held.waitingCount + held.leavingCount })}
    </Button>
  );
}

/**
 * The same for a reader who is further down and does not see the tools. It lies over the board, so that it moves nothing by
 * coming.
 */
export function FloatingRenew({ held, onRenew }: RenewButtonProps) {
  return (
    <div ref={standsAboveFoot} className={styles.renew}>
      {isOld(held) && <RenewButton held={held} onRenew={onRenew} className={styles.renewButton} />}
    </div>
  );
}
