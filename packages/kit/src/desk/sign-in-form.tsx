import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Button, Field, PartialNotice, PasswordInput, TextInput } from '@hanpan/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeField } from '../factor/code-field.tsx';
import { sixDigits } from '../factor/six-digits.ts';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  readonly idLabel: string;
  readonly idMissing: string;
  /** Resolves to whether somebody is logged in now; the code is empty unless it is asked for. */
  readonly onSignIn: (id: string, password: string, code: string) => Promise<boolean>;
  /** The server has said that this person has a second factor. */
  readonly asksCode: boolean;
  /** It may have recovery codes in place of codes. */
  readonly takesRecovery?: true;
  readonly busy: boolean;
  /** Why the last attempt was refused. */
  readonly error: string | undefined;
}

/** One press, one attempt: the button is busy until the server has responded. */
export function SignInForm({
  idLabel,
  idMissing,
  onSignIn,
  asksCode,
  takesRecovery,
  busy,
  error,
}: SignInFormProps) {
  const t = useText(consoleShellTexts);
  const [typedId, setTypedId] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const idInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asksCode) codeInput.current?.focus();
  }, [asksCode]);
  const id = typedId.trim();
  const enter = async () => {
    if (!(await onSignIn(id, password, code))) (asksCode ? codeInput : passwordInput).current?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (id === '') idInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else void enter();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={idLabel} error={tried && id === '' && idMissing}>
        <TextInput
          ref={idInput}
          autoFocus
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          value={typedId}
          onChange={(event) => setTypedId(event.target.value)}
        />
      </Field>
      <Field
        label={t('consoleShell.password')}
        error={tried && password === '' && t('consoleShell.passwordMissing')}
      >
        <PasswordInput
          ref={passwordInput}
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {asksCode && takesRecovery && <CodeField inputRef={codeInput} value={code} onChange={setCode} />}
      {asksCode && !takesRecovery && (
        <Field label={t('consoleShell.code')} hint={t('consoleShell.codeHint')}>
          <TextInput
            ref={codeInput}
            {...sixDigits}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      {error && <PartialNotice tone="warn">{error}</PartialNotice>}
      <Button type="submit" variant="filled" size="lg" block busy={busy}>
        {t('consoleShell.signIn')}
      </Button>
    </form>
  );
}
