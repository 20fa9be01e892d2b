import { useText } from '@hanpan/client';
import { signupTexts } from '@hanpan/messages';
import { type MemberPolicy, stripNonDigits } from '@hanpan/rules';
import { Field, PasswordInput, TextInput } from '@hanpan/ui';
import type { FieldGroupProps } from './field-group.ts';
import styles from './signup-form.module.css';

/** Id, password twice and the withdrawal password. */
export function AccountFields({
  valueIn,
  change,
  errorOf,
  policy,
}: FieldGroupProps & { policy: MemberPolicy }) {
  const t = useText(signupTexts);
  const digits = policy.withdrawalPasswordMaxLength;
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.account')}</legend>
      <Field
        label={t('signup.memId')}
        hint={t('signup.memIdHint', { min: policy.idMinLength, max: policy.idMaxLength })}
        error={errorOf('memId')}
        required
      >
        <TextInput
          name="memId"
          value={valueIn('memId')}
          onChange={(event) => change('memId', event.target.value)}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t('signup.memPass')}
        hint={t('signup.memPassHint', { min: policy.passwordMinLength, max: policy.passwordMaxLength })}
        error={errorOf('memPass')}
        required
      >
        <PasswordInput
          name="memPass"
          value={valueIn('memPass')}
          onChange={(event) => change('memPass', event.target.value)}
          autoComplete="new-password"
        />
      </Field>
      <Field label={t('signup.memPassCheck')} error={errorOf('memPassCheck')} required>
        <PasswordInput
          name="memPassCheck"
          value={valueIn('memPassCheck')}
          onChange={(event) => change('memPassCheck', event.target.value)}
          autoComplete="new-password"
        />
      </Field>
      <Field
        label={t('signup.cashOutPass')}
        hint={t('signup.cashOutPassHint', { digits })}
        error={errorOf('cashOutPass')}
        required
      >
        <PasswordInput
          name="cashOutPass"
          value={valueIn('cashOutPass')}
          onChange={(event) => change('cashOutPass', stripNonDigits(event.target.value).slice(0, digits))}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </fieldset>
  );
}
