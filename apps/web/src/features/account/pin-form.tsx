import { useText } from '@hanpan/client';
import { CodeField, FailureNotice, focusInvalidField, useRefusedField } from '@hanpan/kit';
import { accountTexts, lengthText, navigationTexts } from '@hanpan/messages';
import { checkPinChange, pinFailuresBeforeLock, withdrawalPinDigits } from '@hanpan/rules';
import {
  Button,
  buttonClass,
  Card,
  CardHeader,
  Field,
  PartialNotice,
  PasswordInput,
  PinInput,
  toast,
} from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import styles from './account.module.css';
import { ChangedAt } from './changed-at.tsx';
import { usePolicy } from './policy.ts';
import { useRuleWords } from './rule-words.ts';
import { type Security, useUpdate } from './use-update.ts';

const empty = { memPass: '', cashOutPass: '', newCashOutPass: '', newCashOutPassCheck: '' };

/** The withdrawal password: changed with the current one, or set for the first time with the login password. */
export function PinForm({ security }: { security: Security }) {
  const t = useText(accountTexts);
  const titleId = useId();
  const isSet = security.hasCashOutPass === 'Y';
  const title = t(isSet ? 'account.pin' : 'account.pinSet');
  return (
    <Card as="section" id="withdrawal-password" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={title}
        actions={isSet && <ChangedAt at={security.cashOutPassChangedAt} />}
      />
      {security.cashOutPassLocked === 'Y' ? (
        <Locked />
      ) : (
        <OpenForm isSet={isSet} submitLabel={title} failures={security.cashOutPassFailures} />
      )}
    </Card>
  );
}

function Locked() {
  const t = useText(accountTexts);
  const places = useText(navigationTexts);
  return (
    <div className={styles.body}>
      <PartialNotice
        tone="warn"
        title={t('account.pinLocked')}
        action={
          <AppLink to="qna" className={buttonClass({ size: 'sm' })}>
            {places('navigation.csCenter')}
          </AppLink>
        }
      >
        {t('account.pinLockedBody')}
      </PartialNotice>
    </div>
  );
}

interface OpenFormProps {
  readonly isSet: boolean;
  readonly submitLabel: string;
  readonly failures: number;
}

function OpenForm({ isSet, submitLabel, failures }: OpenFormProps) {
  const t = useText(accountTexts);
  const policy = usePolicy();
  const say = useRuleWords(policy);
  const { update, isSending, failure, clear, asksCode, code, setCode } = useUpdate('pin');
  const form = useRefusedField(failure);
  const [values, setValues] = useState(empty);
  const [isTried, setTried] = useState(false);
  const { withdrawalPasswordMinLength: least, withdrawalPasswordMaxLength: most } = policy;
  const digits = lengthText(least, most);
  const { newCashOutPass: cashOutPass, newCashOutPassCheck: cashOutPassCheck } = values;
  const broken = checkPinChange({ cashOutPass, cashOutPassCheck }, policy);
  const isMissing = (isSet ? values.cashOutPass : values.memPass) === '';
  const change = (field: keyof typeof empty) => (value: string) => {
    setValues((held) => ({ ...held, [field]: value }));
    clear();
  };
  const errorAt = (field: 'cashOutPass' | 'cashOutPassCheck') =>
    isTried && broken?.field === field ? say(broken) : undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    focusInvalidField(event.currentTarget);
    if (isMissing || broken !== undefined) return;
    const isDone = await update(values);
    setValues(empty);
    setTried(false);
    if (isDone) toast({ text: t('account.pinDone') });
  };
  return (
    <form ref={form} className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
      {!isSet && <PartialNotice tone="warn" title={t('account.pinMissing')} />}
      {isSet ? (
        <Field
          label={t('account.pinCurrent')}
          error={isTried && isMissing ? t('account.pinDigits', { digits }) : undefined}
          required
        >
          <PinInput
            value={values.cashOutPass}
            onChange={change('cashOutPass')}
            length={most}
            most={withdrawalPinDigits.most}
          />
        </Field>
      ) : (
        <Field
          label={t('account.current')}
          error={isTried && isMissing ? t('account.currentMissing') : undefined}
          required
        >
          <PasswordInput
            value={values.memPass}
            onChange={(event) => change('memPass')(event.target.value)}
            autoComplete="current-password"
          />
        </Field>
      )}
      <Field
        label={t('account.pinNew')}
        hint={t('account.pinDigits', { digits })}
        error={errorAt('cashOutPass')}
        required
      >
        <PinInput value={cashOutPass} onChange={change('newCashOutPass')} length={most} />
      </Field>
      <Field label={t('account.pinCheck')} error={errorAt('cashOutPassCheck')} required>
        <PinInput value={cashOutPassCheck} onChange={change('newCashOutPassCheck')} length={most} />
      </Field>
      {asksCode && <CodeField value={code} onChange={setCode} />}
      <FailureNotice failure={failure} />
      <div className={styles.end}>
        <Button type="submit" variant="filled" busy={isSending}>
          {submitLabel}
        </Button>
        {isSet && <p>{t('account.pinNote', { most: pinFailuresBeforeLock })}</p>}
        {isSet && failures > 0 && <p>{t('account.pinWrong', { count: failures })}</p>}
      </div>
    </form>
  );
}
