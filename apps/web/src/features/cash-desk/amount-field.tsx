import { useLocale } from '@hanpan/client';
import { type Amount, formatShortAmount } from '@hanpan/money';
import { AmountInput, Field } from '@hanpan/ui';
import { useMemo } from 'react';
import { type Limits, quickAmounts } from './model.ts';

export interface AmountFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: Amount | undefined;
  readonly onChange: (value: Amount | undefined) => void;
  readonly limits: Limits;
  /** The most that can be asked for now. */
  readonly mostAmount: Amount;
}

/** The amount with its usual sums and, beside it, the limits. */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, value, onChange, limits, mostAmount } = props;
  const { locale } = useLocale();
  const presets = useMemo(
    () =>
      quickAmounts(limits, mostAmount).map((each) => ({
        amount: each,
        label: formatShortAmount(each, locale),
      })),
    [locale, limits, mostAmount],
  );
  return (
    <Field label={label} hint={hint} error={error} required>
      <AmountInput
        label={label}
        value={value}
        onChange={onChange}
        presets={presets}
        max={mostAmount > 0 ? mostAmount : undefined}
        size="lg"
      />
    </Field>
  );
}
