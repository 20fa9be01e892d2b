import { useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import { Button, CountDot, Icon, Money, Sheet, standsAtFoot, toast, VisuallyHidden } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { useBetRemark } from '../../app/bet-wait.tsx';
import { useOddsText } from '../../app/odds-text.ts';
import { holdPopups } from '../../app/popups.ts';
import type { BetAnswer } from './model.ts';
import { SlipAction } from './slip-action.tsx';
import { SlipBody } from './slip-body.tsx';
import { ConfirmationTitle } from './slip-confirmation.tsx';
import type { BetSlipProps } from './slip-rail.tsx';
import styles from './slip-sheet.module.css';
import { useSlip } from './slip-store.ts';
import { SystemConfirmationTitle } from './slip-system-confirmation.tsx';
import { useNoteText, useProblemText } from './slip-words.ts';
import { type SlipState, useSlipState } from './use-slip-state.ts';

/** The slip where there is no room beside the board: folded above the bottom bar, opened as a sheet. */
export function SlipSheet({ offers, onBoardOld }: BetSlipProps) {
  const t = useText(slipTexts);
  const [isOpen, setOpen] = useState(false);
  const slip = useSlipState(offers, onBoardOld);
  const { legs, clear, note } = useSlip();
  const noteText = useNoteText(slip.limits);
  const hasContent = legs.length > 0 || slip.confirmation !== undefined || slip.uncertain !== undefined;
  const isBeingMade = legs.length > 0 && !slip.confirmation && !slip.uncertain;
  const isEditing = isBeingMade && !slip.isSending;
  useEffect(() => (isOpen ? holdPopups() : undefined), [isOpen]);
  useEffect(() => {
    if (!hasContent) setOpen(false);
  }, [hasContent]);
  // Folded, the slip has no room for it.
  const said = noteText(note);
  useEffect(() => {
    if (note && said && !isOpen) toast({ kind: 'info', text: said });
  }, [note, said, isOpen]);
  if (!hasContent) return null;
  return (
    <>
      <FoldedSlip slip={slip} onOpen={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('slip.title')}
        headerExtra={
          isEditing && (
            <Button variant="text" size="sm" icon="trash" onClick={clear}>
              {t('slip.clear')}
            </Button>
          )
        }
        footer={isBeingMade && slip.summary && <SlipAction slip={slip} summary={slip.summary} />}
      >
        <SlipBody slip={slip} />
      </Sheet>
    </>
  );
}

/** Count, return and the worst problem: enough to know whether to open it. */
function FoldedSlip({ slip, onOpen }: { slip: SlipState; onOpen: () => void }) {
  const t = useText(slipTexts);
  const problemText = useProblemText();
  const betRemark = useBetRemark();
  const legCount = useSlip((held) => held.legs.length);
  const { summary } = slip;
  const problem = summary?.problem;
  const worst = () => {
    if (slip.uncertain) return t('slip.uncertain.title');
    if (slip.confirmation)
      return slip.confirmation.bets.length > 1 ? undefined : betRemark(slip.confirmation.bets[0]);
    if (summary === undefined) return undefined;
    if (slip.bettorRefusal !== undefined) return slip.bettorRefusal;
    if (problem?.kind === 'blocked') return problemText(problem);
    if (summary.askCount > 0) return t('slip.problem.changed', { count: summary.askCount });
    return problem === undefined || problem.kind === 'noStake' ? undefined : problemText(problem);
  };
  return (
    <button ref={standsAtFoot} type="button" className={styles.folded} onClick={onOpen}>
      <VisuallyHidden>{t('slip.open')}</VisuallyHidden>
      <CountDot count={slip.confirmation ? countOf(slip.confirmation) : legCount} tone="celadon" />
      <span className={styles.words}>
        {slip.confirmation ? (
          <b>
            <FoldedConfirmation answer={slip.confirmation} />
          </b>
        ) : (
          <FoldedTotals slip={slip} />
        )}
        <span className={styles.worst}>{worst()}</span>
      </span>
      <Icon name="chevronUp" />
    </button>
  );
}

/** Several bets, or the legs of one. */
const countOf = ({ bets: [first, ...further] }: BetAnswer) =>
  further.length > 0 ? further.length + 1 : first.legs.length;

function FoldedConfirmation({ answer: { bets } }: { answer: BetAnswer }) {
  const [first] = bets;
  if (bets.length > 1) return <SystemConfirmationTitle bets={bets} />;
  return (
    <>
      <ConfirmationTitle bet={first} /> {first.receiptId}
    </>
  );
}

function FoldedTotals({ slip: { summary } }: { slip: SlipState }) {
  const t = useText(slipTexts);
  const several = useText(slipSystemTexts);
  const oddsText = useOddsText();
  if (summary === undefined || summary.views.length === 0) return <b>{t('slip.title')}</b>;
  const { views, system } = summary;
  return (
    <b>
      {system
        ? `${several('slipSystem.bets')} ${several('slipSystem.count', { count: system.bets })}`
        : `${t('slip.totalOdds')} ${oddsText.total(views.map((view) => view.oddsMilli))}`}
      {summary.returnAmount !== undefined && (
        <>
          {' · '}
          <Money amount={summary.returnAmount} />
        </>
      )}
    </b>
  );
}
