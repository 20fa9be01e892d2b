import { type IntentionOf, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import type { Site } from '@hanpan/kit';
import { focusInvalidField } from '@hanpan/kit';
import { cashTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { Card } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { useBankName } from '../../app/bank-name.ts';
import { useBalance, useMember } from '../../app/session.ts';
import { AmountField } from './amount-field.tsx';
import { ClosedHours } from './closed-hours.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import styles from './form-layout.module.css';
import { largestAmount, withdrawalProblem } from './model.ts';
import { useCashSubmission } from './use-cash-submission.ts';
import { useClosedWindow } from './use-closed-window.ts';
import { useRuleText } from './use-rule-text.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

export interface WithdrawalFormProps {
  readonly site: Site;
  readonly onRequested: (request: CashRequest) => void;
}

/** Asks for a withdrawal: the amount, and then, for what the server says of it, the withdrawal password. */
export function WithdrawalForm({ site, onRequested }: WithdrawalFormProps) {
  const t = useText(cashTexts);
  const { cashAmt } = useBalance();
  const [wanted, setWanted] = useState<Amount>();
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const amountProblem = useAmountProblem(site, wanted, isTried);
  const { isClosed } = useClosedWindow(site);
  const desk = useCashSubmission<IntentionOf<'/api/cash/out'>>(
    (submit, intention) => submit('/api/cash/out', intention),
    onRequested,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isClosed || wanted === undefined || amountProblem.isBroken) {
      if (amountProblem.isBroken) focusInvalidField(event.currentTarget);
      return;
    }
    desk.clear();
    setConfirming(true);
    setTried(false);
  };
  return (
    <>
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
              error={amountProblem.text}
              value={wanted}
              onChange={setWanted}
              limits={site.withdrawal}
              mostAmount={largestAmount(site.withdrawal, cashAmt)}
            />
            <PaidTo />
          </Card>
          {!isClosed && <ClosedHours site={site} />}
        </div>
        <WithdrawalSummary wanted={amountProblem.isBroken ? undefined : wanted} isClosed={isClosed} />
      </form>
      {isConfirming && wanted !== undefined && (
        <ConfirmWithdrawal
          site={site}
          wanted={wanted}
          desk={desk}
          onClose={() => {
            setConfirming(false);
            desk.clear();
          }}
        />
      )}
    </>
  );
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
