import { callQuery, useAction, useCaller, useText } from '@hanpan/client';
import { type DataOf, operationOutcomes, staffRoles } from '@hanpan/contract';
import { FormDialog, Loaded } from '@hanpan/kit';
import { consoleOperationTexts, consoleStaffTexts } from '@hanpan/messages';
import { Money, SkeletonRows } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '../app/session.ts';
import { useSettingWords } from '../app/setting-words.ts';
import { type AskedOperation, endOperation, useAskedOperation } from '../app/step-up.ts';
import { isProofMissing, ProofField } from '../features/staff/proof-field.tsx';
import styles from './operation-dialog.module.css';

const show = '/api/console/confirmation/show';
type Shown = DataOf<typeof show>;

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
        {(shown) => <Lines shown={shown} />}
      </Loaded>
      <p>{t(`consoleOperation.again.${by}`)}</p>
      <ProofField by={by} typed={typed} onType={setTyped} />
    </FormDialog>
  );
}

function Lines({ shown }: { readonly shown: Shown }) {
  const t = useText(consoleOperationTexts);
  const { nameOf } = useSettingWords();
  const staff = useText(consoleStaffTexts);
  const roleNames = (text: string) =>
    staffRoles
      .filter((role) => text.split(',').includes(role))
      .map((role) => staff(`consoleStaff.role.${role}`))
      .join(', ');
  const wordsOf = (name: string, text: string | null) => {
    if (text === null) return null;
    if (name === 'roles' || name === 'rolesBefore') return roleNames(text);
    const outcome = name === 'outcome' && operationOutcomes.find((each) => each === text);
    return outcome ? t(`consoleOperation.outcome.${outcome}`) : text;
  };
  return (
    <dl className={styles.lines}>
      {shown.lines.map(({ name, text, amount, setting }) => (
        <div key={setting ?? name}>
          <dt>{setting === undefined ? t(`consoleOperation.line.${name}`) : nameOf(setting)}</dt>
          <dd>{amount === null ? wordsOf(name, text) : <Money amount={amount} tone="plain" />}</dd>
        </div>
      ))}
    </dl>
  );
}
