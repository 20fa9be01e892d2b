import { useText } from '@hanpan/client';
import { Decision, DecisionNote } from '@hanpan/kit';
import { consoleCashFactsTexts, consoleCashTexts } from '@hanpan/messages';
import { Button, Field, PartialNotice, TextInput } from '@hanpan/ui';
import { type RefObject, useEffect } from 'react';
import { useOperator } from '../../app/session.ts';
import styles from './cash-decision.module.css';
import {
  type ApprovalStep,
  approvalOf,
  awaitsPayer,
  type Because,
  type CashRow,
  claimOf,
  furtherOf,
  holdOf,
  isReleased,
  rejectionOf,
} from './model.ts';
import type { CashActions } from './use-cash-actions.ts';

import { useCashDetail } from './use-cash-detail.ts';
import type { Reference } from './use-reference.ts';

interface CashDecisionProps {
  row: CashRow;
  actions: CashActions;
  reference: Reference;
  onClaim: () => void;
  onApprove: () => void;
  onReject: () => void;
  onRelease: () => void;
  onNote: () => void;
  /** The approve key was pressed: the button takes the focus, and only the next press moves money. */
  armed: boolean;
  onArmed: () => void;
  approveRef: RefObject<HTMLButtonElement | null>;
}

/** The buttons under a detail. Each says exactly what pressing it does; a blocked one says why. */
export function CashDecision({ row: listed, ...rest }: CashDecisionProps) {
  const row = furtherOf(listed, useCashDetail(listed).data?.request);
  const props = { ...rest, row };
  const { actions } = props;
  const t = useText(consoleCashTexts);
  const me = useOperator();
  const failure = actions.failure?.cashIdx === row.cashIdx ? actions.failure : undefined;
  const approval = approvalOf(row, me);
  const mayReject = rejectionOf(row, me).allowed;
  const mayHold = holdOf(row, me).allowed;
  const isBusy = actions.busy !== undefined;
  return (
    <Decision>
      {failure && !failure.isIndeterminate && <PartialNotice tone="warn">{failure.message}</PartialNotice>}
      {failure?.isIndeterminate && (
        <PartialNotice
          tone="warn"
          action={
            failure.action !== 'claim' && failure.action !== 'approve' ? undefined : (
              <Button size="sm" onClick={failure.action === 'claim' ? props.onClaim : props.onApprove}>
                {t('consoleCash.sendAgain')}
              </Button>
            )
          }
        >
          {t('consoleCash.unknown', { message: failure.message ?? '' })}
        </PartialNotice>
      )}
      {claimOf(row).allowed ? (
        <ClaimButton {...props} />
      ) : approval.allowed ? (
        <ApproveButton {...props} step={approval.step} />
      ) : (
        <WhyNot row={row} because={approval.because} />
      )}
      {(mayReject || mayHold) && (
        <div className={styles.others}>
          {mayReject && (
            <Button size="sm" disabled={isBusy} onClick={props.onReject} aria-keyshortcuts="R">
              {t('consoleCash.reject')} <kbd>R</kbd>
            </Button>
          )}
          {mayHold && (
            <>
              <Button size="sm" disabled={isBusy} onClick={props.onNote}>
                {t('consoleCash.note')}
              </Button>
              <Button size="sm" variant="text" disabled={isBusy} onClick={props.onRelease}>
                {t('consoleCash.release')}
              </Button>
            </>
          )}
        </div>
      )}
    </Decision>
  );
}

function ClaimButton({ row, actions, onClaim }: CashDecisionProps) {
  const t = useText(consoleCashTexts);
  const facts = useText(consoleCashFactsTexts);
  const released = awaitsPayer(row)
    ? facts('consoleCash.takeOverNote.firstOut')
    : t('consoleCash.takeOverNote');
  return (
    <>
      <Button
        variant="filled"
        size="lg"
        block
        busy={actions.busy?.cashIdx === row.cashIdx}
        aria-keyshortcuts="C"
        onClick={onClaim}
      >
        {t('consoleCash.claim')} <kbd>C</kbd>
      </Button>
      <DecisionNote>{isReleased(row) ? released : t('consoleCash.claimNote')}</DecisionNote>
    </>
  );
}

function ApproveButton({
  row,
  actions,
  reference,
  onApprove,
  armed,
  onArmed,
  approveRef,
  step,
}: CashDecisionProps & { step: ApprovalStep }) {
  const t = useText(consoleCashTexts);
  const facts = useText(consoleCashFactsTexts);
  useEffect(() => {
    if (!armed) return;
    approveRef.current?.focus();
    onArmed();
  }, [armed, approveRef, onArmed]);
  const isOut = row.kind === 'out';
  const first = isOut ? facts('consoleCash.approveNote.firstOut') : t('consoleCash.approveNote.first');
  const note = step === 'first' ? first : t(`consoleCash.approveNote.${row.kind}`);
  return (
    <>
      {/* Nothing is paid before the second approval, so there is no number yet. */}
      {isOut && step === 'first' ? null : (
        <Field
          label={facts(isOut ? 'consoleCash.reference' : 'consoleCash.referenceIn')}
          hint={facts(isOut ? 'consoleCash.referenceHint' : 'consoleCash.referenceInHint')}
          error={reference.isMissing(row) && facts('consoleCash.referenceMissing')}
          required={isOut}
        >
          <TextInput
            size="sm"
            maxLength={60}
            autoComplete="off"
            value={reference.valueFor(row)}
            onChange={(event) => reference.change(row, event.target.value)}
          />
        </Field>
      )}
      <Button
        ref={approveRef}
        variant="filled"
        size="lg"
        block
        busy={actions.busy?.cashIdx === row.cashIdx && actions.busy.action === 'approve'}
        aria-keyshortcuts="A"
        onClick={onApprove}
      >
        {approveWords()} <kbd>A</kbd>
      </Button>
      <DecisionNote>{note}</DecisionNote>
    </>
  );

  function approveWords(): string {
    const { amount, bonusAmount: bonus } = row;
    if (step === 'first') return t('consoleCash.approveFirst', { amount });
    if (step === 'second') return t('consoleCash.approveSecond', { amount });
    return bonus > 0
      ? t('consoleCash.approveBonus', { amount, bonus })
      : t('consoleCash.approve', { amount });
  }
}

function WhyNot({ row, because }: { row: CashRow; because: Because }) {
  const say = useBecause();
  return <DecisionNote>{say(because, row)}</DecisionNote>;
}

/** Why an operator may not do something now. */
export function useBecause(): (because: Because, row: CashRow) => string {
  const t = useText(consoleCashTexts);
  return (because, row) => {
    const name = row.claimedBy ?? t('consoleCash.nobody');
    if (because === 'other') return t('consoleCash.because.other', { name });
    if (because === 'claimed') return t('consoleCash.because.claimed', { name });
    return t(`consoleCash.because.${because}`);
  };
}
