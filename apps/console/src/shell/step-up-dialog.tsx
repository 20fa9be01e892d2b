import { useAction, useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { useState } from 'react';
import { useOperator } from '../app/session.ts';
import { endStepUp, useStepUpAsked } from '../app/step-up.ts';
import { isProofMissing, ProofField } from '../features/staff/proof-field.tsx';

/** Asks again who is at the screen, for a call that waits for it: by a code, or by the password without an authenticator. */
export function StepUp() {
  return useStepUpAsked() ? <StepUpDialog /> : null;
}

function StepUpDialog() {
  const t = useText(consoleStaffTexts);
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
      blocked={isProofMissing(by, typed)}
    >
      <p>{t(`consoleStaff.again.${by}`)}</p>
      <ProofField by={by} typed={typed} onType={setTyped} />
    </FormDialog>
  );
}
