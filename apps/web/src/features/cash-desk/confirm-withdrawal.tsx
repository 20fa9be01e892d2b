import { type CallFailure, callQuery, type IntentionOf, useCaller, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FormDialog, Loaded, type Site } from '@hanpan/kit';
import { cashConfirmTexts, cashTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { Field, PinInput, SkeletonRows } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useBankName } from '../../app/bank-name.ts';
import styles from './form-layout.module.css';
import { fieldOf } from './model.ts';
import { pinRuleOf } from './pin-rule.ts';
import type { CashSubmission } from './use-cash-submission.ts';
import { useTurnover } from './use-turnover.ts';
import { WithdrawalSums } from './withdrawal-sums.tsx';

const previewPath = '/api/cash/outPreview';
type Shown = DataOf<typeof previewPath>;

interface ConfirmWithdrawalProps {
  readonly site: Site;
  readonly wanted: Amount;
  readonly desk: CashSubmission<IntentionOf<'/api/cash/out'>>;
  readonly onClose: () => void;
}

/** Shows a withdrawal as the server has put it together, and asks for the PIN of exactly that. */
export function ConfirmWithdrawal({ site, wanted, desk, onClose }: ConfirmWithdrawalProps) {
  const t = useText(cashConfirmTexts);
  const [pin, setPin] = useState('');
  const pinRule = pinRuleOf(site);
  const query = useQuery({
    ...callQuery(useCaller(), previewPath, { amount: wanted }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ofPin = (failure: CallFailure | undefined) => failure !== undefined && fieldOf(failure) === 'pin';
  const pinMissing = pinRule.isComplete(pin)
    ? undefined
    : t('cash.out.pinMissing', { digits: pinRule.digits });
  const unread = t(query.isError ? 'cash.out.confirmFailed' : 'cash.out.confirmLoading');
  const submit = async () => {
    if (query.data === undefined) return;
    const { confirmationKey, amount } = query.data;
    const failure = await desk.submit({ amount, cashOutPass: pin, confirmationKey });
    setPin('');
    // What is over, or is another withdrawal by now, has to be looked at anew.
    if (failure?.code === 'L015') await query.refetch();
  };
  return (
    <FormDialog
      layer="confirm"
      title={t('cash.out.confirmTitle')}
      onClose={onClose}
      submitLabel={t('cash.out.confirm')}
      onSubmit={submit}
      call={desk}
      refusal={ofPin(desk.failure) ? null : undefined}
      blocked={query.data === undefined ? unread : pinMissing}
    >
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={5} columns={2} />}
        errorTitle={t('cash.out.confirmFailed')}
        errorBody={({ message }) => message}
      >
        {(shown) => <Facts shown={shown} />}
      </Loaded>
      <p className={styles.note}>{t('cash.out.confirmNote')}</p>
      <Field
        label={t('cash.out.pin')}
        hint={t('cash.out.pinHint', { digits: pinRule.digits })}
        error={ofPin(desk.failure) ? desk.failure?.message : undefined}
        aside={<AppLink to="info">{t('cash.out.pinChange')}</AppLink>}
        required
      >
        <PinInput value={pin} onChange={setPin} length={pinRule.maxLength} most={pinRule.mostDigits} />
      </Field>
    </FormDialog>
  );
}

function Facts({ shown: { amount, cashAmt, afterAmt, account } }: { readonly shown: Shown }) {
  const t = useText(cashTexts);
  const confirm = useText(cashConfirmTexts);
  const bankName = useBankName(account.bankName);
  // Whoever is excluded withdraws although its turnover is not met.
  const isExcluded = useTurnover().data?.isExcluded === true;
  return (
    <dl className={clsx(styles.facts, styles.asked)}>
      <div>
        <dt>{t('cash.out.to')}</dt>
        <dd>{`${bankName} ${account.accountNumber} ${account.accountHolder}`}</dd>
      </div>
      {isExcluded ? null : (
        <div>
          <dt>{confirm('cash.out.turnover')}</dt>
          <dd>{confirm('cash.out.turnoverMet')}</dd>
        </div>
      )}
      <WithdrawalSums before={cashAmt} held={amount} after={afterAmt} />
    </dl>
  );
}
