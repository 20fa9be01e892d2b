import { useText } from '@hanpan/client';
import { commonTexts, consoleShellTexts, pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { AmountInput, Button, Checkbox, Field, Modal, PartialNotice, TextArea } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { useUiTexts } from '../../app/ui-texts.ts';
import type { PointDeed } from './model.ts';
import styles from './point-deeds.module.css';
import { useMovePoints } from './use-points.ts';

interface PointDialogProps {
  readonly deed: PointDeed;
  readonly member: { readonly memberKey: number; readonly memId: string };
  readonly onClose: () => void;
}

/** How many points, and why: the member reads the reason in its history. */
export function PointDialog({ deed, member, onClose }: PointDialogProps) {
  const t = useText(pointTexts);
  const shell = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const { cancel } = useUiTexts();
  const form = useId();
  const moving = useMovePoints(member, onClose);
  const [amount, setAmount] = useState<Amount>();
  const [reason, setReason] = useState('');
  const [isEvent, setEvent] = useState(false);
  const [isTried, setTried] = useState(false);
  const isGiving = deed === 'give';
  const { memId } = member;
  const isBare = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!amount || isBare) return;
    moving.start({ deed, amount, isEvent: isGiving && isEvent, reason: reason.trim() });
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!moving.isPending}
      role="alertdialog"
      layer="confirm"
      title={t(isGiving ? 'point.console.giveTo' : 'point.console.takeBackFrom', { memId })}
      actions={
        <>
          <Button disabled={moving.isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={form} variant={isGiving ? 'filled' : 'warn'} busy={moving.isPending}>
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
        {moving.error && (
          <PartialNotice tone="warn" title={moving.error.message}>
            {moving.error.unknown && common('common.unknownOutcome')}
          </PartialNotice>
        )}
      </form>
    </Modal>
  );
}
