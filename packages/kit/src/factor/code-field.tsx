import { useText } from '@hanpan/client';
import { factorTexts } from '@hanpan/messages';
import { Field, TextInput } from '@hanpan/ui';
import type { Ref } from 'react';

/** A recovery code with a blank between its groups. */
const longestCode = 24;

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly size?: 'lg';
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A code of an authenticator, or a recovery code in its place. */
export function CodeField({ value, onChange, size, inputRef }: CodeFieldProps) {
  const t = useText(factorTexts);
  return (
    <Field label={t('factor.code')} hint={t('factor.codeHint')} required>
      <TextInput
        {...(inputRef && { ref: inputRef })}
        {...(size && { size })}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={longestCode}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
