import { useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { commonTexts, consoleShellTexts, pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { AmountInput, Checkbox, Field, TextArea } from '@hanpan/ui';
import { useState } from 'react';
import type { PointDirection } from './model.ts';
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
  const moving = useMovePoints(member, onClose);
  const [amount, setAmount] = useState<Amount>();
  const [reason, setReason] = useState('');
  const [isEvent, setEvent] = useState(false);
  const [isTried, setTried] = useState(false);
  const isGiving = direction === 'give';
  const { memId } = member;
  const isBare = reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (!amount || isBare) return;
    moving.move({ direction, amount, isEvent: isGiving && isEvent, reason: reason.trim() });
  };
  return (
    <FormDialog
      layer="confirm"
      title={t(isGiving ? 'point.console.giveTo' : 'point.console.takeBackFrom', { memId })}
      onClose={onClose}
      submitLabel={t(isGiving ? 'point.console.give' : 'point.console.takeBack')}
      tone={isGiving ? 'filled' : 'warn'}
      onSubmit={submit}
      call={moving}
    >
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
    </FormDialog>
  );
}
