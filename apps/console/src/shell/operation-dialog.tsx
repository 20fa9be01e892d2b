import { callQuery, useAction, useCaller, useText } from '@hanpan/client';
import { FormDialog, Loaded } from '@hanpan/kit';
import { consoleOperationTexts, consoleStaffTexts } from '@hanpan/messages';
import { SkeletonRows } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '../app/session.ts';
import { type AskedOperation, endOperation, useAskedOperation } from '../app/step-up.ts';
import { isProofMissing, ProofField } from '../features/staff/proof-field.tsx';
import { OperationLines } from './operation-lines.tsx';

const show = '/api/console/confirmation/show';

/** Shows an operation that waits for it as the server has put it together, and has it confirmed. */
export function ConfirmOperation() {
  const asked = useAskedOperation();
  return asked === undefined ? null : <OperationDialog key={JSON.stringify(asked.body)} asked={asked} />;
}

function OperationDialog({ asked }: { readonly asked: AskedOperation }) {
  const t = useText(consoleOperationTexts);
  const staff = useText(consoleStaffTexts);
  const action = useAction();
  const { hasTotp } = useOperator();
  // An authenticator that was set on another screen meanwhile: the server knows.
  const [isCodeDue, setCodeDue] = useState(hasTotp);
  const by = isCodeDue ? 'code' : 'password';
  const [typed, setTyped] = useState('');
  const { path, body } = asked;
  const query = useQuery({
    ...callQuery(useCaller(), show, { path, body: { ...body } as never }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const unread = t(query.isError ? 'consoleOperation.failed' : 'consoleOperation.loading');
  const submit = async () => {
    if (query.data === undefined) return;
    const { confirmationKey, digest } = query.data;
    const sent = { confirmationKey, digest, [by]: typed };
    const { data, failure } = await action.send('/api/console/confirmation/give', sent);
    setTyped('');
    if (failure?.code === 'L006') setCodeDue(true);
    // What is over has to be looked at anew.
    if (failure?.code === 'L015') await query.refetch();
    if (data !== undefined) endOperation(asked, confirmationKey);
  };
  return (
    <FormDialog
      layer="confirm"
      title={t('consoleOperation.title')}
      onClose={() => endOperation(asked, undefined)}
      submitLabel={staff('consoleStaff.again.confirm')}
      onSubmit={submit}
      call={action}
      blocked={query.data === undefined ? unread : isProofMissing(by, typed)}
    >
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={3} columns={2} />}
        errorTitle={t('consoleOperation.failed')}
        errorBody={({ message }) => message}
      >
        {({ lines }) => <OperationLines lines={lines} />}
      </Loaded>
      <p>{t(`consoleOperation.again.${by}`)}</p>
      <ProofField by={by} typed={typed} onType={setTyped} />
    </FormDialog>
  );
}
