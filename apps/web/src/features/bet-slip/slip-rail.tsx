import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { Button, Card, CountDot } from '@hanpan/ui';
import { useId } from 'react';
import { keepFocus } from './keep-focus.ts';
import type { Offers } from './model.ts';
import { SlipAction } from './slip-action.tsx';
import { SlipBody } from './slip-body.tsx';
import { SlipFoot } from './slip-foot.tsx';
import styles from './slip-rail.module.css';
import { useSlip } from './slip-store.ts';
import { SlipKind } from './slip-way.tsx';
import { useLegsInSight } from './use-legs-in-sight.ts';
import { useSlipState } from './use-slip-state.ts';

export interface BetSlipProps {
  /** What the board offers now; undefined while it is being read. */
  readonly offers: Offers;
  /** The server refused because prices have moved: read the board again. */
  readonly onBoardOld: () => void;
}

/** The slip beside the board, always in view: its legs scroll, and whatever decides about the bet stays at its foot. */
export function SlipRail({ offers, onBoardOld }: BetSlipProps) {
  const t = useText(slipTexts);
  const titleId = useId();
  const slip = useSlipState(offers, onBoardOld);
  const { legs, clear } = useSlip();
  const isBeingMade = legs.length > 0 && !slip.confirmation && !slip.uncertain;
  const isEditing = isBeingMade && !slip.isSending;
  const body = useLegsInSight(isBeingMade ? slip.summary?.views : undefined);
  return (
    <Card as="aside" data-slip="" tabIndex={-1} aria-labelledby={titleId} className={styles.rail}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('slip.title')}
        </h2>
        {isEditing && (
          <>
            <CountDot count={legs.length} tone="celadon" />
            <Button
              variant="text"
              size="sm"
              icon="trash"
              className={styles.clear}
              onClick={({ currentTarget }) => keepFocus(currentTarget, clear)}
            >
              {t('slip.clear')}
            </Button>
          </>
        )}
      </div>
      <div ref={body} className={styles.body}>
        <SlipBody slip={slip} hasFootApart />
      </div>
      {isBeingMade && slip.summary && (
        <div className={styles.foot}>
          <SlipKind legs={legs.length} system={slip.summary.system} />
          <SlipFoot slip={slip} summary={slip.summary} />
          <div className={styles.action}>
            <SlipAction slip={slip} summary={slip.summary} />
          </div>
        </div>
      )}
    </Card>
  );
}
