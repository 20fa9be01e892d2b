import { useText } from '@hanpan/client';
import { lengthText, signupTexts } from '@hanpan/messages';
import { type MemberPolicy, type PasswordContext, stripNonDigits } from '@hanpan/rules';
import { Field, PasswordInput } from '@hanpan/ui';
import { PasswordRules } from '../../app/password-rules.tsx';
import type { FieldGroupProps } from './field-group.ts';
import { NameField } from './name-field.tsx';
import styles from './signup-form.module.css';

interface AccountFieldsProps extends FieldGroupProps {
  readonly policy: MemberPolicy;
  readonly context: PasswordContext;
}

/** Id, password twice and the withdrawal password. */
export function AccountFields({ policy, context, ...group }: AccountFieldsProps) {
  const { valueIn, change, errorOf, leave } = group;
  const t = useText(signupTexts);
  const { withdrawalPasswordMinLength: least, withdrawalPasswordMaxLength: most } = policy;
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.account')}</legend>
      <NameField
        {...group}
        field="memId"
        label={t('signup.memId')}
        hint={t('signup.memIdHint', { min: policy.idMinLength, max: policy.idMaxLength })}
        autoComplete="username"
      />
      <Field
        label={t('signup.memPass')}
        hint={
          <PasswordRules
            password={valueIn('memPass')}
            memId={valueIn('memId')}
            policy={policy}
            context={context}
            isTried={errorOf('memPass') !== undefined}
          />
        }
        error={errorOf('memPass')}
        required
      >
        <PasswordInput
          name="memPass"
          value={valueIn('memPass')}
          onChange={(event) => change('memPass', event.target.value)}
          onBlur={() => leave('memPass')}
          autoComplete="new-password"
        />
      </Field>
      <Field label={t('signup.memPassCheck')} error={errorOf('memPassCheck')} required>
        <PasswordInput
          name="memPassCheck"
          value={valueIn('memPassCheck')}
          onChange={(event) => change('memPassCheck', event.target.value)}
          onBlur={() => leave('memPassCheck')}
          autoComplete="new-password"
        />
      </Field>
      <Field
        label={t('signup.cashOutPass')}
        hint={t('signup.cashOutPassHint', { digits: lengthText(least, most) })}
        error={errorOf('cashOutPass')}
        required
      >
        <PasswordInput
          name="cashOutPass"
          value={valueIn('cashOutPass')}
          onChange={(event) => change('cashOutPass', stripNonDigits(event.target.value).slice(0, most))}
          onBlur={() => leave('cashOutPass')}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </fieldset>
  );
}
