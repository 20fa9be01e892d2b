import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Button, Field, PartialNotice, PasswordInput, TextInput } from '@hanpan/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useSignIn } from '../../app/session.ts';
import styles from './sign-in-form.module.css';

/** One press, one attempt: the button is busy until the server has responded. */
export function SignInForm() {
  const t = useText(consoleShellTexts);
  const [operatorId, setOperatorId] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const idInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const attempt = useSignIn();
  const enter = async () => {
    if (!(await attempt.signIn(operatorId.trim(), password))) passwordInput.current?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (operatorId.trim() === '') idInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else void enter();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('consoleShell.operatorId')}
        error={tried && operatorId.trim() === '' && t('consoleShell.operatorIdMissing')}
      >
        <TextInput
          ref={idInput}
          autoFocus
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          value={operatorId}
          onChange={(event) => setOperatorId(event.target.value)}
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
      {attempt.failure && <PartialNotice tone="warn">{attempt.failure.message}</PartialNotice>}
      <Button type="submit" variant="filled" size="lg" block busy={attempt.isSending}>
        {t('consoleShell.signIn')}
      </Button>
    </form>
  );
}
