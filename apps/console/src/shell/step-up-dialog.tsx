import { useAction, useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { commonTexts, consoleStaffTexts, factorTexts } from '@hanpan/messages';
import { Button, Field, Modal, TextInput } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { useOperator } from '../app/session.ts';
import { endStepUp, useStepUpAsked } from '../app/step-up.ts';
import styles from './step-up-dialog.module.css';

/** Asks again who is at the screen, for a call that waits for it: by a code, or by the password without an authenticator. */
export function StepUp() {
  return useStepUpAsked() ? <StepUpDialog /> : null;
}

function StepUpDialog() {
  const t = useText(consoleStaffTexts);
  const factor = useText(factorTexts);
  const common = useText(commonTexts);
  const form = useId();
  const action = useAction();
  const { hasTotp } = useOperator();
  // An authenticator that was set on another screen meanwhile: the server knows.
  const [isCodeDue, setCodeDue] = useState(hasTotp);
  const by = isCodeDue ? 'code' : 'password';
  const [typed, setTyped] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (action.isUnderWay()) return;
    const { data, failure } = await action.send('/api/console/confirm', { [by]: typed });
    setTyped('');
    if (failure?.code === 'L006') setCodeDue(true);
    if (data !== undefined) endStepUp(true);
  };
  return (
    <Modal
      open
      onOpenChange={() => endStepUp(false)}
      dismissable={!action.isSending}
      role="alertdialog"
      layer="confirm"
      title={t('consoleStaff.again.title')}
      actions={
        <>
          <Button disabled={action.isSending} onClick={() => endStepUp(false)}>
            {common('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="filled"
            busy={action.isSending}
            disabled={by === 'code' ? typed.trim().length !== 6 : typed === ''}
          >
            {t('consoleStaff.again.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(`consoleStaff.again.${by}`)}</p>
        <Field label={by === 'code' ? factor('factor.digits') : t('consoleStaff.password')} required>
          {by === 'code' ? (
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : (
            <TextInput
              type="password"
              autoComplete="current-password"
              maxLength={200}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <FailureNotice failure={action.failure} />
      </form>
    </Modal>
  );
}
