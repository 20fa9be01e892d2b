import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { Button, LoadingRegion, Skeleton } from '@hanpan/ui';
import { keepFocus } from './keep-focus.ts';
import type { SlipSummary } from './model.ts';
import styles from './slip-body.module.css';
import { SlipConfirmation } from './slip-confirmation.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipLegRow } from './slip-leg.tsx';
import { useSlip } from './slip-store.ts';
import { SlipSystemConfirmation } from './slip-system-confirmation.tsx';
import { SlipUncertain } from './slip-uncertain.tsx';
import { SlipWaiting } from './slip-waiting.tsx';
import { SlipKind } from './slip-way.tsx';
import { useNoteText } from './slip-words.ts';
import { useBetAgain } from './use-bet-again.ts';
import type { SlipState } from './use-slip-state.ts';

interface SlipBodyProps {
  readonly slip: SlipState;
  /** Whether what decides about the bet stands elsewhere, where it stays in view, as the button always does. */
  readonly hasFootApart?: boolean;
}

/** One of: a confirmation, an indeterminate bet, an empty slip, or the bet being made. In that order. */
export function SlipBody({ slip, hasFootApart = false }: SlipBodyProps) {
  const t = useText(slipTexts);
  const { legs, dismiss } = useSlip();
  const again = useBetAgain(slip.confirmation);
  if (slip.confirmation) {
    const [first, ...further] = slip.confirmation.bets;
    const Confirmation = further.length > 0 ? SlipSystemConfirmation : SlipConfirmation;
    return <Confirmation key={first.betIdx} answer={slip.confirmation} onDismiss={dismiss} again={again} />;
  }
  if (slip.uncertain) return <SlipUncertain request={slip.uncertain} onCheckAgain={slip.checkAgain} />;
  if (legs.length === 0) {
    return (
      <div className={styles.empty}>
        <b>{t('slip.emptyTitle')}</b>
        <p>{t('slip.emptyBody')}</p>
      </div>
    );
  }
  if (slip.summary === undefined) {
    return (
      <LoadingRegion className={styles.loading}>
        <Skeleton height="56px" />
        <Skeleton height="48px" />
        <Skeleton height="96px" />
      </LoadingRegion>
    );
  }
  return <SlipForm slip={slip} summary={slip.summary} hasFootApart={hasFootApart} />;
}

interface SlipFormProps extends Required<SlipBodyProps> {
  readonly summary: SlipSummary;
}

function SlipForm({ slip, summary, hasFootApart }: SlipFormProps) {
  const t = useText(slipTexts);
  const { remove, note } = useSlip();
  const { views } = summary;
  const closed = views.filter((view) => view.state === 'closed').map((view) => view.leg.selectionId);
  const noteText = useNoteText(slip.limits);
  return (
    <>
      {slip.waiting && <SlipWaiting answer={slip.waiting} />}
      <p role="status" data-note={note && ''} className={note && styles.note}>
        {noteText(note)}
      </p>
      <ul>
        {views.map((view, index) => (
          <SlipLegRow
            key={view.leg.selectionId}
            view={view}
            place={summary.system && index + 1}
            isAlone={views.length === 1}
            onRemove={(id) => remove([id])}
          />
        ))}
      </ul>
      <div className={styles.form}>
        {closed.length > 0 && (
          <Button
            size="sm"
            block
            icon="trash"
            onClick={({ currentTarget }) => keepFocus(currentTarget, () => remove(closed))}
          >
            {t('slip.removeClosed')}
          </Button>
        )}
        {!hasFootApart && <SlipKind legs={views.length} system={summary.system} />}
        {!hasFootApart && <SlipFoot slip={slip} summary={summary} />}
      </div>
    </>
  );
}
