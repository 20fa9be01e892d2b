import { type UsedMoneyCall, useLocale } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { type Amount, add, formatShortAmount, subtract } from '@hanpan/money';
import { AmountInput, Button, Card, CardHeader, ConfirmDialog, Field, Money } from '@hanpan/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useBalance } from '../../app/session.ts';
import styles from './conversion-form.module.css';
import { type ConversionProblem, conversionProblem, usualConversions } from './model.ts';

interface ConversionWords {
  readonly title: string;
  /** Where the page does not already say how much there is. */
  readonly held?: string;
  readonly amount: string;
  readonly rate: string;
  readonly after: string;
  readonly left: string;
  /** What has to be done with the money before it can be withdrawn; nothing where there is no such rule. */
  readonly turnover?: (amount: Amount) => string | undefined;
  readonly submit: string;
  /** The question before anything moves, and the button that answers it. */
  readonly ask: (amount: Amount) => { readonly title: string; readonly confirm: string };
  readonly problem: (problem: ConversionProblem) => string;
}

/** One conversion at a time; `convert` resolves to whether it succeeded. */
export interface Conversion extends Pick<UsedMoneyCall, 'isSending' | 'failure' | 'clear'> {
  readonly convert: (amount: Amount) => Promise<boolean>;
}

interface ConversionFormProps {
  readonly words: ConversionWords;
  readonly heldAmount: Amount;
  readonly minAmount: number;
  /** The unit of what is converted; the currency's by default. */
  readonly unit?: string;
  readonly conversion: Conversion;
}

/** Turns points or comp into cash, one for one: the balance afterwards is said before the button. */
export function ConversionForm({ words, heldAmount, minAmount, unit, conversion }: ConversionFormProps) {
  const titleId = useId();
  const [wanted, setWanted] = useState<Amount>();
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Amount>();
  const presets = usePresets(heldAmount, minAmount);
  const problem = conversionProblem(wanted, heldAmount, minAmount);
  const isSaid = isTried || (wanted !== undefined && problem === 'exceeds');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && !conversion.isSending) setAsked(wanted);
  };
  const convert = async (amount: Amount) => {
    const isDone = await conversion.convert(amount);
    setAsked(undefined);
    if (!isDone) return;
    setWanted(undefined);
    setTried(false);
  };
  return (
    <Card as="form" className={styles.form} aria-labelledby={titleId} noValidate onSubmit={submit}>
      <CardHeader
        titleId={titleId}
        title={words.title}
        actions={
          words.held && (
            <p className={styles.held}>
              {words.held} <Money amount={heldAmount} tone="plain" unit={unit} />
            </p>
          )
        }
      />
      <div className={styles.body}>
        <Field
          label={words.amount}
          hint={words.rate}
          error={problem !== undefined && isSaid ? words.problem(problem) : undefined}
          required
        >
          <AmountInput
            label={words.amount}
            value={wanted}
            onChange={(next) => {
              setWanted(next);
              setTried(false);
              conversion.clear();
            }}
            presets={presets}
            clearable={false}
            max={heldAmount >= Math.max(1, minAmount) ? heldAmount : undefined}
            unit={unit}
            size="lg"
          />
        </Field>
        <Afterwards
          words={words}
          heldAmount={heldAmount}
          wanted={isSaid && problem ? undefined : wanted}
          unit={unit}
        />
        <FailureNotice failure={conversion.failure} />
        <Button type="submit" variant="filled" size="lg" block busy={conversion.isSending}>
          {words.submit}
        </Button>
      </div>
      {asked !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={words.ask(asked).title}
          confirmLabel={words.ask(asked).confirm}
          onConfirm={() => convert(asked)}
        >
          <div className={styles.asked}>
            <Afterwards words={words} heldAmount={heldAmount} wanted={asked} unit={unit} />
          </div>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Usual sums that can be converted now, in the short form of the reader's language. */
function usePresets(heldAmount: Amount, minAmount: number) {
  const { locale } = useLocale();
  return useMemo(
    () =>
      usualConversions(heldAmount, minAmount).map((amount) => ({
        amount,
        label: formatShortAmount(amount, locale),
      })),
    [locale, heldAmount, minAmount],
  );
}

interface AfterwardsProps extends Pick<ConversionFormProps, 'words' | 'heldAmount'> {
  readonly wanted: Amount | undefined;
  readonly unit: string | undefined;
}

function Afterwards({ words, heldAmount, wanted, unit }: AfterwardsProps) {
  const { cashAmt } = useBalance();
  const isKnown = wanted !== undefined && wanted <= heldAmount;
  const turnover = isKnown ? words.turnover?.(wanted) : undefined;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{words.left}</dt>
          <dd>
            <Money amount={isKnown ? subtract(heldAmount, wanted) : heldAmount} tone="plain" unit={unit} />
          </dd>
        </div>
        <div>
          <dt>{words.after}</dt>
          <dd>
            <Money amount={isKnown ? add(cashAmt, wanted) : cashAmt} size="lg" />
          </dd>
        </div>
      </dl>
      {turnover && <p className={styles.turnover}>{turnover}</p>}
    </>
  );
}
