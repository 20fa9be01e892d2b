import { useText } from '@hanpan/client';
import { CodeField } from '@hanpan/kit';
import { factorTexts, sessionTexts } from '@hanpan/messages';
import { Button, PartialNotice } from '@hanpan/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './login-form.module.css';
import { LostFactor } from './lost-access.tsx';

interface CodeStepProps {
  readonly memId: string;
  readonly isBusy: boolean;
  /** Why the last code was refused. */
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

/** The second step of a log-in whose member has a second factor. */
export function CodeStep({ memId, isBusy, error, onCode, onBack }: CodeStepProps) {
  const t = useText(factorTexts);
  const session = useText(sessionTexts);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (error !== undefined) input.current?.select();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') input.current?.focus();
    else if (!isBusy) onCode(code);
  };
  return (
    <form className={styles.form} aria-label={t('factor.stepTitle')} onSubmit={submit} noValidate>
      <p>{t('factor.stepLead', { memId })}</p>
      <CodeField inputRef={input} size="lg" value={code} onChange={setCode} />
      {error !== undefined && <PartialNotice tone="warn">{error}</PartialNotice>}
      <Button type="submit" variant="filled" size="lg" block busy={isBusy}>
        {session('session.submit')}
      </Button>
      <LostFactor />
      <p className={styles.other}>
        <Button variant="text" size="sm" onClick={onBack}>
          {t('factor.stepBack')}
        </Button>
      </p>
    </form>
  );
}
