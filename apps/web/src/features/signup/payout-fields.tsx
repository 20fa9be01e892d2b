import { useCallQuery, useLocale, useText } from '@hanpan/client';
import { commonTexts, signupTexts } from '@hanpan/messages';
import { Button, DigitsInput, Field, Select, TextInput } from '@hanpan/ui';
import type { FieldGroupProps } from './field-group.ts';
import styles from './signup-form.module.css';

/** The bank account that withdrawals are sent to. */
export function PayoutFields({ valueIn, change, errorOf, leave }: FieldGroupProps) {
  const t = useText(signupTexts);
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.payout')}</legend>
      <p className={styles.hint}>{t('signup.payoutNote')}</p>
      <BankField value={valueIn('bank')} onChange={(code) => change('bank', code)} error={errorOf('bank')} />
      <Field label={t('signup.memName')} error={errorOf('memName')} required>
        <TextInput
          name="memName"
          value={valueIn('memName')}
          onChange={(event) => change('memName', event.target.value)}
          onBlur={() => leave('memName')}
          autoComplete="name"
        />
      </Field>
      <Field label={t('signup.bankacc')} hint={t('signup.bankaccHint')} error={errorOf('bankacc')} required>
        <DigitsInput
          name="bankacc"
          value={valueIn('bankacc')}
          onChange={(digits) => change('bankacc', digits)}
          onBlur={() => leave('bankacc')}
          autoComplete="off"
        />
      </Field>
    </fieldset>
  );
}

interface BankFieldProps {
  readonly value: string;
  readonly onChange: (bankCode: string) => void;
  readonly error: string | undefined;
}

function BankField({ value, onChange, error }: BankFieldProps) {
  const t = useText(signupTexts);
  const common = useText(commonTexts);
  const { locale } = useLocale();
  const { data, isError, isFetching, refetch } = useCallQuery('/api/etc/bank', {});
  const options = (data?.list ?? []).map(({ bankCode, bankNameKr, bankNameEn }) => ({
    value: bankCode,
    label: locale === 'ko' ? bankNameKr : bankNameEn,
  }));
  const retry = (
    <Button variant="text" size="xs" busy={isFetching} onClick={() => void refetch()}>
      {common('common.retry')}
    </Button>
  );
  return (
    <Field
      label={t('signup.bank')}
      error={isError ? t('signup.bankFailed') : error}
      aside={isError ? retry : undefined}
      required
    >
      <Select
        name="bank"
        options={options}
        value={value === '' ? undefined : value}
        onChange={onChange}
        placeholder={data === undefined && !isError ? common('common.loading') : t('signup.bankPlaceholder')}
      />
    </Field>
  );
}
