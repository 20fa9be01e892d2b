import { useCallQuery, useLocale, useText } from '@hanpan/client';
import { DayWords } from '@hanpan/kit';
import { lengthText, signupTexts } from '@hanpan/messages';
import { type MemberPolicy, stripNonDigits } from '@hanpan/rules';
import { Field, PasswordInput, Select, TextInput } from '@hanpan/ui';
import styles from './create.module.css';
import type { PartnerField, PartnerModel } from './model.ts';

interface PersonFieldsProps {
  readonly model: PartnerModel;
  readonly policy: MemberPolicy;
  readonly onChange: (field: PartnerField, value: string) => void;
  readonly onLeave: (field: PartnerField) => void;
  readonly errorOf: (field: PartnerField) => string | undefined;
}

/** The log-in, the person and the account of somebody new, by the rules of the sign-up. */
export function PersonFields(props: PersonFieldsProps) {
  const { model, policy, onChange, onLeave, errorOf } = props;
  const t = useText(signupTexts);
  const wiring = (field: PartnerField) => ({
    name: field,
    value: model[field],
    onBlur: () => onLeave(field),
    autoComplete: 'off',
  });
  const { withdrawalPasswordMinLength: least, withdrawalPasswordMaxLength: most } = policy;
  const onlyDigits = (text: string, most: number) => stripNonDigits(text).slice(0, most);
  const text = (field: 'memId' | 'memNick' | 'memPhone' | 'memName', hint?: string) => (
    <Field label={t(`signup.${field}`)} hint={hint} error={errorOf(field)} required>
      <TextInput
        {...wiring(field)}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(field, event.target.value)}
      />
    </Field>
  );
  const secret = (field: 'memPass' | 'memPassCheck', hint?: string) => (
    <Field label={t(`signup.${field}`)} hint={hint} error={errorOf(field)} required>
      <PasswordInput
        {...wiring(field)}
        autoComplete="new-password"
        onChange={(event) => onChange(field, event.target.value)}
      />
    </Field>
  );
  return (
    <div className={styles.fields}>
      {text('memId', t('signup.memIdHint', { min: policy.idMinLength, max: policy.idMaxLength }))}
      {text(
        'memNick',
        t('signup.memNickHint', { min: policy.nicknameMinLength, max: policy.nicknameMaxLength }),
      )}
      {secret(
        'memPass',
        t('signup.memPassHint', { min: policy.passwordMinLength, max: policy.passwordMaxLength }),
      )}
      {secret('memPassCheck')}
      <Field
        label={t('signup.cashOutPass')}
        hint={t('signup.cashOutPassHint', { digits: lengthText(least, most) })}
        error={errorOf('cashOutPass')}
        required
      >
        <PasswordInput
          {...wiring('cashOutPass')}
          inputMode="numeric"
          onChange={(event) => onChange('cashOutPass', onlyDigits(event.target.value, most))}
        />
      </Field>
      {text('memPhone', t('signup.memPhoneHint'))}
      <Field
        label={t('signup.birthDate')}
        hint={t('signup.birthDateHint', { age: policy.legalAgeYears })}
        error={errorOf('birthDate')}
        required
      >
        <DayWords day={model.birthDate} empty={t('signup.birthDatePick')}>
          <TextInput
            {...wiring('birthDate')}
            type="date"
            onChange={(event) => onChange('birthDate', event.target.value)}
          />
        </DayWords>
      </Field>
      <BankField value={model.bank} onChange={(code) => onChange('bank', code)} error={errorOf('bank')} />
      {text('memName')}
      <Field label={t('signup.bankacc')} error={errorOf('bankacc')} required>
        <TextInput
          {...wiring('bankacc')}
          inputMode="numeric"
          onChange={(event) => onChange('bankacc', onlyDigits(event.target.value, 20))}
        />
      </Field>
    </div>
  );
}

interface BankFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

function BankField({ value, onChange, error }: BankFieldProps) {
  const t = useText(signupTexts);
  const { locale } = useLocale();
  const { data, isError } = useCallQuery('/api/etc/bank', {});
  return (
    <Field label={t('signup.bank')} error={isError ? t('signup.bankFailed') : error} required>
      <Select
        name="bank"
        options={(data?.list ?? []).map(({ bankCode, bankNameKr, bankNameEn }) => ({
          value: bankCode,
          label: locale === 'ko' ? bankNameKr : bankNameEn,
        }))}
        value={value === '' ? undefined : value}
        onChange={onChange}
        placeholder={t('signup.bankPlaceholder')}
      />
    </Field>
  );
}
