import { useAction, useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleStaffTexts, factorTexts } from '@hanpan/messages';
import { Field, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { useOperator } from '../app/session.ts';
import { endStepUp, useStepUpAsked } from '../app/step-up.ts';

/** Asks again who is at the screen, for a call that waits for it: by a code, or by the password without an authenticator. */
export function StepUp() {
  return useStepUpAsked() ? <StepUpDialog /> : null;
}

function StepUpDialog() {
  const t = useText(consoleStaffTexts);
  const factor = useText(factorTexts);
  const action = useAction();
  const { hasTotp } = useOperator();
  // An authenticator that was set on another screen meanwhile: the server knows.
  const [isCodeDue, setCodeDue] = useState(hasTotp);
  const by = isCodeDue ? 'code' : 'password';
  const [typed, setTyped] = useState('');
  const submit = async () => {
    const { data, failure } = await action.send('/api/console/confirm', { [by]: typed });
    setTyped('');
    if (failure?.code === 'L006') setCodeDue(true);
    if (data !== undefined) endStepUp(true);
  };
  return (
    <FormDialog
      layer="confirm"
      title={t('consoleStaff.again.title')}
      onClose={() => endStepUp(false)}
      submitLabel={t('consoleStaff.again.confirm')}
      onSubmit={submit}
      call={action}
      blocked={by === 'code' ? typed.trim().length !== 6 : typed === ''}
    >
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
    </FormDialog>
  );
}
