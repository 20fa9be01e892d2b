import { type IntentionOf, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import type { Site } from '@hanpan/kit';
import { cashTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { Card, Field, PinInput } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useBankName } from '../../app/bank-name.ts';
import { useBalance, useMember } from '../../app/session.ts';
import { AmountField } from './amount-field.tsx';
import { ClosedHours } from './closed-hours.tsx';
import { focusFirstField } from './focus-first-field.ts';
import styles from './form-layout.module.css';
import { fieldOf, largestAmount, withdrawalProblem } from './model.ts';
import { useCashSubmission } from './use-cash-submission.ts';
import { useClosedWindow } from './use-closed-window.ts';
import { useRuleText } from './use-rule-text.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

export interface WithdrawalFormProps {
  readonly site: Site;
  readonly onRequested: (request: CashRequest) => void;
}

/** Asks for a withdrawal: amount, withdrawal password, and before both what cannot be undone. */
export function WithdrawalForm({ site, onRequested }: WithdrawalFormProps) {
  const t = useText(cashTexts);
  const { cashAmt } = useBalance();
  const [wanted, setWanted] = useState<Amount>();
  const [pin, setPin] = useState('');
  const [isTried, setTried] = useState(false);
  const amountProblem = useAmountProblem(site, wanted, isTried);
  const pinRule = pinRuleOf(site);
  const { isClosed } = useClosedWindow(site);
  const desk = useCashSubmission<IntentionOf<'/api/cash/out'>>(
    (submit, intention) => submit('/api/cash/out', intention),
    onRequested,
  );
  const refusedAt = (field: 'amount' | 'pin') =>
    desk.failure && fieldOf(desk.failure) === field ? desk.failure.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isClosed || wanted === undefined || !pinRule.isComplete(pin) || amountProblem.isBroken) {
      if (amountProblem.isBroken) focusFirstField(event);
      return;
    }
    desk.submit({ amount: wanted, cashOutPass: pin });
    setPin('');
    setTried(false);
  };
  return (
    <form className={styles.columns} noValidate onSubmit={submit}>
      <div className={styles.main}>
        {isClosed && <ClosedHours site={site} />}
        <Card className={styles.fields}>
          <h2 className={styles.question}>{t('cash.out.question')}</h2>
          <AmountField
            label={t('cash.out.amount')}
            hint={t('cash.out.limits', {
              min: site.withdrawal.minAmount,
              max: site.withdrawal.maxAmount,
              unit: site.withdrawal.unitAmount,
            })}
            error={amountProblem.text ?? refusedAt('amount')}
            value={wanted}
            onChange={(next) => {
              setWanted(next);
              desk.clear();
            }}
            limits={site.withdrawal}
            mostAmount={largestAmount(site.withdrawal, cashAmt)}
          />
          <Field
            label={t('cash.out.pin')}
            hint={t('cash.out.pinHint', { digits: pinRule.digits })}
            error={
              isTried && !pinRule.isComplete(pin)
                ? t('cash.out.pinMissing', { digits: pinRule.digits })
                : refusedAt('pin')
            }
            aside={<AppLink to="info">{t('cash.out.pinChange')}</AppLink>}
            required
          >
            <PinInput value={pin} onChange={setPin} length={pinRule.maxLength} />
          </Field>
          <PaidTo />
        </Card>
        {!isClosed && <ClosedHours site={site} />}
      </div>
      <WithdrawalSummary
        wanted={wanted}
        isClosed={isClosed}
        isSending={desk.isSending}
        failure={desk.failure}
      />
    </form>
  );
}

/** One rule set per site: exactly four digits, or the longer reading (VL-19). */
function pinRuleOf({ memberPolicy }: Site) {
  const { withdrawalPasswordMinLength: minLength, withdrawalPasswordMaxLength: maxLength } = memberPolicy;
  return {
    maxLength,
    digits: minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`,
    isComplete: (pin: string) => pin.length >= minLength && pin.length <= maxLength,
  };
}

/** The first broken rule of the amount, and its text once it is to be shown. */
function useAmountProblem(site: Site, wanted: Amount | undefined, isTried: boolean) {
  const t = useText(cashTexts);
  const ruleText = useRuleText();
  const { cashAmt } = useBalance();
  const problem = withdrawalProblem(wanted, cashAmt, site.withdrawal);
  const isSaid = isTried || (wanted !== undefined && problem !== 'C206');
  const words = () => {
    if (problem === undefined || !isSaid) return undefined;
    if (problem === 'overMax') return t('cash.out.overMax', { max: site.withdrawal.maxAmount });
    return ruleText(problem, site.withdrawal);
  };
  return { isBroken: problem !== undefined, text: words() };
}

function PaidTo() {
  const t = useText(cashTexts);
  const { bankName: koreanName, accountNumber, accountHolder } = useMember();
  const bankName = useBankName(koreanName);
  return (
    <p className={styles.note}>
      {t('cash.out.to')}: <b>{`${bankName} ${accountNumber} ${accountHolder}`}</b>
    </p>
  );
}
