import { useText } from '@hanpan/client';
import type { Adjustment, FourEyesRule } from '@hanpan/contract';
import { FormDialog } from '@hanpan/kit';
import { consoleAdjustmentTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { AmountInput, Field, SegmentedControl, TextArea, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { useAccount } from './use-account.ts';
import { useAskAdjustment } from './use-adjustments.ts';

interface AskDialogProps {
  readonly rule: FourEyesRule;
  readonly onClose: () => void;
}

/** Whose cash, which way, how much and why; the button says whether it moves now or is asked for. */
export function AskDialog({ rule, onClose }: AskDialogProps) {
  const t = useText(consoleAdjustmentTexts);
  const asking = useAskAdjustment(onClose);
  const [memId, setMemId] = useState('');
  // Looked up when the field is left: not every letter is an id.
  const [lookedUp, setLookedUp] = useState('');
  const { account, isMissing, isReading, retry } = useAccount(lookedUp);
  const [direction, setDirection] = useState<Adjustment['direction']>('credit');
  const [amount, setAmount] = useState<Amount>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const wanted = { memId: memId.trim(), direction, reason: reason.trim() };
  const submit = () => {
    setTried(true);
    if (wanted.memId === '' || wanted.reason === '' || !amount) return;
    // Nobody's money is moved that was not shown first: an id that is mistyped may be somebody else's.
    if (lookedUp !== wanted.memId) setLookedUp(wanted.memId);
    else if (account !== undefined) asking.ask({ ...wanted, amount });
    else retry?.();
  };
  const isAsked = amount !== undefined && amount >= rule.singleAmount;
  const label = amount
    ? t(`consoleAdjustment.${isAsked ? 'ask' : 'submit'}.${direction}`, { amount })
    : t(`consoleAdjustment.${direction}`);
  const unfound = isMissing
    ? t('consoleAdjustment.memIdUnknown')
    : retry && t('consoleAdjustment.memIdUnread');
  const idError =
    isTried && wanted.memId === ''
      ? t('consoleAdjustment.memIdMissing')
      : lookedUp === wanted.memId && unfound;
  return (
    <FormDialog
      layer="confirm"
      title={t('consoleAdjustment.new')}
      onClose={onClose}
      submitLabel={label}
      tone={direction === 'credit' ? 'filled' : 'warn'}
      onSubmit={submit}
      call={asking}
      blocked={isTried && isReading && t('consoleAdjustment.lookingUp')}
    >
      <p>{t('consoleAdjustment.newNote', { amount: rule.singleAmount, hours: rule.windowHours })}</p>
      <Field label={t('consoleAdjustment.memId')} error={idError} required>
        <TextInput
          maxLength={40}
          autoComplete="off"
          value={memId}
          onChange={(event) => {
            setMemId(event.target.value);
            setLookedUp('');
          }}
          onBlur={() => setLookedUp(wanted.memId)}
        />
      </Field>
      {account && <AccountCard account={account} direction={direction} amount={amount} />}
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
