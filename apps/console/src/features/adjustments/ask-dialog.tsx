import { useText } from '@hanpan/client';
import type { Adjustment, FourEyesRule } from '@hanpan/contract';
import { FormDialog } from '@hanpan/kit';
import { consoleAdjustmentTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { AmountInput, Field, SegmentedControl, TextArea, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { useAskAdjustment } from './use-adjustments.ts';

interface AskDialogProps {
  readonly rule: FourEyesRule;
  readonly onClose: () => void;
}

/** Whose cash, which way, how much and why; the button names the action. */
export function AskDialog({ rule, onClose }: AskDialogProps) {
  const t = useText(consoleAdjustmentTexts);
  const asking = useAskAdjustment(onClose);
  const [memId, setMemId] = useState('');
  const [direction, setDirection] = useState<Adjustment['direction']>('credit');
  const [amount, setAmount] = useState<Amount>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const wanted = { memId: memId.trim(), direction, reason: reason.trim() };
  const submit = () => {
    setTried(true);
    if (wanted.memId !== '' && wanted.reason !== '' && amount) asking.ask({ ...wanted, amount });
  };
  return (
    <FormDialog
      layer="confirm"
      title={t('consoleAdjustment.new')}
      onClose={onClose}
      submitLabel={
        amount ? t(`consoleAdjustment.submit.${direction}`, { amount }) : t(`consoleAdjustment.${direction}`)
      }
      tone={direction === 'credit' ? 'filled' : 'warn'}
      onSubmit={submit}
      call={asking}
    >
      <p>{t('consoleAdjustment.newNote', { amount: rule.singleAmount, hours: rule.windowHours })}</p>
      <Field
        label={t('consoleAdjustment.memId')}
        error={isTried && wanted.memId === '' && t('consoleAdjustment.memIdMissing')}
        required
      >
        <TextInput
          maxLength={40}
          autoComplete="off"
          value={memId}
          onChange={(event) => setMemId(event.target.value)}
        />
      </Field>
      <SegmentedControl
        label={t('consoleAdjustment.direction')}
        options={[
          { value: 'credit', label: t('consoleAdjustment.credit') },
          { value: 'debit', label: t('consoleAdjustment.debit') },
        ]}
        value={direction}
        onChange={setDirection}
      />
      <Field
        label={t('consoleAdjustment.amount')}
        error={isTried && !amount && t('consoleAdjustment.amountMissing')}
        required
      >
        <AmountInput label={t('consoleAdjustment.amount')} value={amount} onChange={setAmount} />
      </Field>
      <Field
        label={t('consoleAdjustment.reason')}
        hint={t('consoleAdjustment.reasonHint')}
        error={isTried && wanted.reason === '' && t('consoleAdjustment.reasonMissing')}
        required
      >
        <TextArea
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
