import { useText } from '@hanpan/client';
import { factorTexts } from '@hanpan/messages';
import { Field, PasswordInput } from '@hanpan/ui';

interface CurrentPasswordProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The login password again, before something of the account is changed. */
export function CurrentPassword({ value, onChange }: CurrentPasswordProps) {
  const t = useText(factorTexts);
  return (
    <Field label={t('factor.password')} required>
      <PasswordInput
        name="memPass"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
