import { useText } from '@hanpan/client';
import { CodeField, FailureNotice, focusInvalidField, useRefusedField, useSite } from '@hanpan/kit';
import { accountTexts } from '@hanpan/messages';
import { checkPasswordChange } from '@hanpan/rules';
import { Button, Card, CardHeader, Field, PasswordInput, toast } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { PasswordRules } from '../../app/password-rules.tsx';
import { useMember } from '../../app/session.ts';
import styles from './account.module.css';
import { ChangedAt } from './changed-at.tsx';
import { usePolicy } from './policy.ts';
import { useRuleWords } from './rule-words.ts';
import { useUpdate } from './use-update.ts';

const empty = { memPass: '', newMemPass: '', newMemPassCheck: '' };

/** VL-12: the current password, and a new one typed twice; each rule is said at its field. */
export function PasswordForm({ changedAt }: { changedAt: string | null }) {
  const t = useText(accountTexts);
  const titleId = useId();
  const { memId, memNick } = useMember();
  const siteName = useSite()?.siteName ?? '';
  const names = [siteName, memNick];
  const policy = usePolicy();
  const say = useRuleWords(policy);
  const { update, isSending, failure, clear, asksCode, code, setCode } = useUpdate('password');
  const form = useRefusedField(failure);
  const [values, setValues] = useState(empty);
  const [isTried, setTried] = useState(false);
  const broken = checkPasswordChange(
    { memId, memPass: values.newMemPass, memPassCheck: values.newMemPassCheck, names },
    policy,
  );
  const isMissing = values.memPass === '';
  const errorAt = (field: 'memPass' | 'memPassCheck') =>
    isTried && broken?.field === field ? say(broken) : undefined;
  const bind = (field: keyof typeof empty) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((held) => ({ ...held, [field]: target.value }));
      clear();
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    focusInvalidField(event.currentTarget);
    if (isMissing || broken !== undefined || !(await update(values))) return;
    setValues(empty);
    setTried(false);
    toast({ text: t('account.passwordDone') });
  };
  return (
    <Card as="form" ref={form} aria-labelledby={titleId} noValidate onSubmit={(event) => void submit(event)}>
      <CardHeader titleId={titleId} title={t('account.password')} actions={<ChangedAt at={changedAt} />} />
      <div className={styles.body}>
        <input type="text" name="username" autoComplete="username" value={memId} readOnly hidden />
        <Field
          label={t('account.current')}
          error={isTried && isMissing ? t('account.currentMissing') : undefined}
          required
        >
          <PasswordInput {...bind('memPass')} autoComplete="current-password" />
        </Field>
        <Field
          label={t('account.newPassword')}
          hint={
            <PasswordRules
              password={values.newMemPass}
              memId={memId}
              policy={policy}
              context={{ names: [memId, ...names] }}
              isChange
              isTried={errorAt('memPass') !== undefined}
            />
          }
          error={errorAt('memPass')}
          required
        >
          <PasswordInput {...bind('newMemPass')} autoComplete="new-password" />
        </Field>
        <Field label={t('account.newPasswordCheck')} error={errorAt('memPassCheck')} required>
          <PasswordInput {...bind('newMemPassCheck')} autoComplete="new-password" />
        </Field>
        {asksCode && <CodeField value={code} onChange={setCode} />}
        <FailureNotice failure={failure} />
        <div className={styles.end}>
          <Button type="submit" variant="filled" busy={isSending}>
            {t('account.password')}
          </Button>
          <p>{t('account.passwordNote')}</p>
        </div>
      </div>
    </Card>
  );
}
