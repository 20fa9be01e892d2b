import { useText } from '@hanpan/client';
import { DayWords } from '@hanpan/kit';
import { signupTexts } from '@hanpan/messages';
import type { MemberPolicy } from '@hanpan/rules';
import { Field, TextInput } from '@hanpan/ui';
import type { FieldGroupProps } from './field-group.ts';
import { NameField } from './name-field.tsx';
import styles from './signup-form.module.css';

/** Nickname, phone, referrer and date of birth. A referrer that the site presets is not asked for (VL-07). */
export function PersonFields({ policy, ...group }: FieldGroupProps & { policy: MemberPolicy }) {
  const { valueIn, change, errorOf, leave } = group;
  const t = useText(signupTexts);
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.person')}</legend>
      <NameField
        {...group}
        field="memNick"
        label={t('signup.memNick')}
        hint={t('signup.memNickHint', { min: policy.nicknameMinLength, max: policy.nicknameMaxLength })}
        autoComplete="nickname"
      />
      <Field
        label={t('signup.memPhone')}
        hint={t('signup.memPhoneHint')}
        error={errorOf('memPhone')}
        required
      >
        <TextInput
          name="memPhone"
          type="tel"
          value={valueIn('memPhone')}
          onChange={(event) => change('memPhone', event.target.value)}
          onBlur={() => leave('memPhone')}
          autoComplete="tel-national"
        />
      </Field>
      {policy.presetRecommenderId === null ? (
        <Field label={t('signup.recommenderId')} error={errorOf('recommenderId')} required>
          <TextInput
            name="recommenderId"
            value={valueIn('recommenderId')}
            onChange={(event) => change('recommenderId', event.target.value)}
            onBlur={() => leave('recommenderId')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </Field>
      ) : (
        <Field label={t('signup.recommenderId')} hint={t('signup.recommenderPreset')}>
          <TextInput name="recommenderId" value={policy.presetRecommenderId} readOnly />
        </Field>
      )}
      <Field
        label={t('signup.birthDate')}
        hint={t('signup.birthDateHint', { age: policy.legalAgeYears })}
        error={errorOf('birthDate')}
        required
      >
        <DayWords day={valueIn('birthDate')} empty={t('signup.birthDatePick')}>
          <TextInput
            name="birthDate"
            type="date"
            value={valueIn('birthDate')}
            onChange={(event) => change('birthDate', event.target.value)}
            onBlur={() => leave('birthDate')}
            autoComplete="bday"
          />
        </DayWords>
      </Field>
    </fieldset>
  );
}
