import { useLocale, useText } from '@hanpan/client';
import { signUpResults, signupTexts, translate } from '@hanpan/messages';
import { Button, Field, Icon, TextInput, type TextInputProps } from '@hanpan/ui';
import type { FieldGroupProps } from './field-group.ts';
import styles from './signup-form.module.css';
import { useNameCheck } from './use-name-check.ts';

const words = {
  memId: { taken: signUpResults.U116, free: 'signup.idFree' },
  memNick: { taken: signUpResults.U117, free: 'signup.nickFree' },
} as const;

interface NameFieldProps extends FieldGroupProps, Pick<TextInputProps, 'autoComplete'> {
  readonly field: 'memId' | 'memNick';
  readonly label: string;
  readonly hint: string;
}

/** An id or a nickname, which only one member has: whether it is free is said as soon as its field is left. */
export function NameField({ field, label, hint, autoComplete, ...group }: NameFieldProps) {
  const t = useText(signupTexts);
  const { locale } = useLocale();
  const { valueIn, change, leave, errorOf, isSound } = group;
  const names = useNameCheck(field, valueIn(field), isSound(field));
  const taken = names.isFree === false ? translate(words[field].taken, locale) : undefined;
  return (
    <Field
      label={label}
      hint={names.isFree ? <Free>{t(words[field].free)}</Free> : hint}
      error={errorOf(field) ?? taken}
      required
    >
      <TextInput
        name={field}
        value={valueIn(field)}
        onChange={(event) => change(field, event.target.value)}
        onBlur={() => {
          leave(field);
          names.check();
        }}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        suffix={
          <Button
            variant="text"
            size="xs"
            busy={names.isChecking}
            disabled={!isSound(field)}
            aria-label={t('signup.checkOf', { field: label })}
            onClick={names.check}
          >
            {t('signup.check')}
          </Button>
        }
      />
    </Field>
  );
}

function Free({ children }: { children: string }) {
  return (
    <span className={styles.free} role="status">
      <Icon name="check" size={16} />
      {children}
    </span>
  );
}
