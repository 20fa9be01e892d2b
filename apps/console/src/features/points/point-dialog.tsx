import { useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { commonTexts, consoleShellTexts, pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { AmountInput, Button, Checkbox, Field, Modal, TextArea } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import type { PointDirection } from './model.ts';
import styles from './point-movement.module.css';
import { useMovePoints } from './use-points.ts';

interface PointDialogProps {
  readonly direction: PointDirection;
  readonly member: { readonly memberKey: number; readonly memId: string };
  readonly onClose: () => void;
}

/** How many points, and why: the member reads the reason in its history. */
export function PointDialog({ direction, member, onClose }: PointDialogProps) {
  const t = useText(pointTexts);
  const shell = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const form = useId();
  const moving = useMovePoints(member, onClose);
  const [amount, setAmount] = useState<Amount>();
  const [reason, setReason] = useState('');
  const [isEvent, setEvent] = useState(false);
  const [isTried, setTried] = useState(false);
  const isGiving = direction === 'give';
  const { memId } = member;
  const isBare = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!amount || isBare) return;
    moving.move({ direction, amount, isEvent: isGiving && isEvent, reason: reason.trim() });
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!moving.isSending}
      role="alertdialog"
      layer="confirm"
      title={t(isGiving ? 'point.console.giveTo' : 'point.console.takeBackFrom', { memId })}
      actions={
        <>
          <Button disabled={moving.isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" form={form} variant={isGiving ? 'filled' : 'warn'} busy={moving.isSending}>
            {t(isGiving ? 'point.console.give' : 'point.console.takeBack')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={t('point.console.amount')}
          error={isTried && !amount ? t('point.console.amountMissing') : undefined}
          required
        >
          <AmountInput
            label={t('point.console.amount')}
            value={amount}
            onChange={setAmount}
            unit={common('common.point')}
          />
        </Field>
        <Field
          label={t('point.console.reason')}
          hint={t('point.console.reasonNote')}
          error={isTried && isBare ? shell('consoleShell.reasonMissing') : undefined}
          required
        >
          <TextArea
            rows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {isGiving && <Checkbox label={t('point.console.forEvent')} checked={isEvent} onChange={setEvent} />}
        <FailureNotice failure={moving.failure} />
      </form>
    </Modal>
  );
}
