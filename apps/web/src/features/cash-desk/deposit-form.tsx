import { type IntentionOf, useText } from '@hanpan/client';
import type { BonusOffer, CashRequest } from '@hanpan/contract';
import { focusInvalidField } from '@hanpan/kit';
import { cashFactsTexts, cashResults, cashTexts } from '@hanpan/messages';
import { type Amount, add, zero } from '@hanpan/money';
import { bonusOfDeposit, requiredTurnover } from '@hanpan/rules';
import { Button, Card, CardHeader, Field, Money, standsAtFoot, TextInput } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { useBalance, useMember } from '../../app/session.ts';
import { AccountRequest } from './account-request.tsx';
import { AmountField } from './amount-field.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { FormFailure } from './form-failure.tsx';
import styles from './form-layout.module.css';
import { depositProblem, fieldOf, type Limits, largestAmount } from './model.ts';
import { OwnLimitLine } from './own-limit-line.tsx';
import { useCashSubmission } from './use-cash-submission.ts';
import { useDepositRoom } from './use-deposit-room.ts';
import { useRuleText } from './use-rule-text.ts';
import { useTurnover } from './use-turnover.ts';

export interface DepositFormProps {
  readonly limits: Limits;
  readonly onRequested: (request: CashRequest) => void;
}

/** Asks for a deposit. What will happen to the money is said beside the button before it is pressed. */
export function DepositForm({ limits, onRequested }: DepositFormProps) {
  const t = useText(cashTexts);
  const ruleText = useRuleText();
  const refusal = useText(cashResults);
  const [wanted, setWanted] = useState<Amount>();
  const [isTried, setTried] = useState(false);
  const [bonus, setBonus] = useState<BonusOffer>();
  const [payer, setPayer] = useState('');
  const facts = useText(cashFactsTexts);
  const { accountHolder } = useMember();
  const depositPercent = useTurnover().data?.depositPercent ?? 0;
  const desk = useCashSubmission<IntentionOf<'/api/cash/in'>>(
    (submit, intention) => submit('/api/cash/in', intention),
    onRequested,
  );
  const code = depositProblem(wanted, limits);
  const { room, refresh } = useDepositRoom();
  const mostAmount = largestAmount(limits, room?.left);
  const isBeyondRoom = code === undefined && wanted !== undefined && room !== undefined && wanted > room.left;
  const isShown = isTried || (wanted !== undefined && code !== 'C002');
  const amountError = desk.failure && fieldOf(desk.failure) === 'amount' ? desk.failure.message : undefined;
  // What cannot be asked for is neither reckoned with nor named by the button.
  const askable = code === undefined && !isBeyondRoom ? wanted : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (askable !== undefined) {
      const payerName = payer.trim() === '' ? null : payer.trim();
      const failure = await desk.submit({ amount: askable, bonusCode: bonus?.code ?? null, payerName });
      if (failure === undefined) return;
    }
    if (isBeyondRoom) refresh();
    focusInvalidField(form);
  };
  const fieldError = () => {
    if (isShown && code) return ruleText(code, limits);
    if (!isBeyondRoom) return amountError;
    // As the server says it: what may be deposited, which is not all that is left where the desk takes whole units.
    return refusal('X005', { max: room.max, left: mostAmount });
  };
  const change = (next: Amount | undefined) => {
    setWanted(next);
    desk.clear();
  };
  return (
    <form className={styles.columns} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.main}>
        <Card className={styles.fields}>
          <h2 className={styles.question}>{t('cash.in.question')}</h2>
          <AmountField
            label={t('cash.in.amount')}
            hint={t('cash.in.limits', {
              min: limits.minAmount,
              max: limits.maxAmount,
              unit: limits.unitAmount,
            })}
            error={fieldError()}
            value={wanted}
            onChange={change}
            limits={limits}
            mostAmount={mostAmount}
          />
          <OwnLimitLine />
          <BonusChoice
            wanted={askable}
            chosen={bonus}
            onChoose={(offer) => {
              setBonus(offer);
              desk.clear();
            }}
          />
          <Field
            label={facts('cash.payer')}
            hint={facts('cash.payerHint', { holder: accountHolder })}
            error={desk.failure && fieldOf(desk.failure) === 'payer' ? desk.failure.message : undefined}
          >
            <TextInput
              maxLength={40}
              autoComplete="off"
              value={payer}
              onChange={(event) => {
                setPayer(event.target.value);
                desk.clear();
              }}
            />
          </Field>
        </Card>
        <AccountRequest />
      </div>
      <Card as="aside" ref={standsAtFoot} className={styles.summary} aria-label={t('cash.in.preview')}>
        <CardHeader title={t('cash.in.preview')} />
        <DepositPreview wanted={askable ?? zero} bonus={bonus} />
        <div className={styles.submit}>
          <FormFailure failure={desk.failure} />
          <Button type="submit" variant="filled" size="lg" block busy={desk.isSending}>
            {askable ? t('cash.in.submit', { amount: askable }) : t('cash.in.submitEmpty')}
          </Button>
          {bonus === undefined && askable && depositPercent > 0 && (
            <p className={styles.note}>
              {facts('cash.turnover.ofDeposit', { amount: requiredTurnover(askable, depositPercent) })}
            </p>
          )}
          <p className={styles.note}>{t('cash.in.previewNote')}</p>
        </div>
      </Card>
    </form>
  );
}

function DepositPreview({ wanted, bonus }: { wanted: Amount; bonus: BonusOffer | undefined }) {
  const t = useText(cashTexts);
  const { cashAmt } = useBalance();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('cash.in.previewNow')}</dt>
        <dd>
          <Money amount={cashAmt} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('cash.in.previewAdd')}</dt>
        <dd>
          <Money amount={wanted} signed tone={wanted > 0 ? 'gold' : 'plain'} />
        </dd>
      </div>
      {bonus && <BonusPreview wanted={wanted} bonus={bonus} />}
      <div className={styles.total}>
        <dt>{t('cash.in.previewAfter')}</dt>
        <dd>
          <Money amount={add(cashAmt, wanted)} size="lg" />
        </dd>
      </div>
    </dl>
  );
}

/** What the bonus comes to and asks for, by the server's own rule. */
function BonusPreview({ wanted, bonus }: { wanted: Amount; bonus: BonusOffer }) {
  const t = useText(cashTexts);
  const { bonusAmount, turnoverAmount } = bonusOfDeposit(wanted, bonus);
  return (
    <>
      <div>
        <dt>{t('cash.in.previewBonus')}</dt>
        <dd>
          <Money amount={bonusAmount} signed tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('cash.in.previewTurnover')}</dt>
        <dd>
          <Money amount={turnoverAmount} tone="plain" />
        </dd>
      </div>
    </>
  );
}
