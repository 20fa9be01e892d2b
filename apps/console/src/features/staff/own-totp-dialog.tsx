import { useAction, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FormDialog, TotpOffer } from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { SkeletonRows, toast } from '@hanpan/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOperator } from '../../app/session.ts';
import { isProofMissing, ProofField } from './proof-field.tsx';

type Offer = DataOf<'/api/console/totp/begin'>;

/** A second factor of one's own: the key once, a code that shows that the device has it, and what has shown until now who one is. */
export function OwnTotpDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleStaffTexts);
  const action = useAction({ refreshes: ['/api/console/me'] });
  const [offer, setOffer] = useState<Offer>();
  const [code, setCode] = useState('');
  const { hasTotp } = useOperator();
  // An authenticator that was set on another screen meanwhile: the server knows.
  const [isCodeDue, setCodeDue] = useState(hasTotp);
  const by = isCodeDue ? 'code' : 'password';
  const [proof, setProof] = useState('');
  const begin = useEffectEvent(async () => {
    const { data } = await action.send('/api/console/totp/begin', {});
    if (data !== undefined) setOffer(data);
  });
  useEffect(() => void begin(), []);
  const submit = async () => {
    if (offer === undefined) return;
    const sent = { code, [isCodeDue ? 'currentCode' : 'password']: proof };
    const { data, failure } = await action.send('/api/console/totp/confirm', sent);
    setProof('');
    if (failure?.code === 'L006') setCodeDue(true);
    if (data === undefined) return;
    toast({ text: t('consoleStaff.own.totpSaved') });
    onClose();
  };
  return (
    <FormDialog
      title={t('consoleStaff.own.totpTitle')}
      onClose={onClose}
      submitLabel={t('consoleStaff.own.totpConfirm')}
      onSubmit={submit}
      call={action}
      blocked={code.trim().length !== 6 || isProofMissing(by, proof)}
    >
      <p>{t('consoleStaff.own.totpNote')}</p>
      {offer === undefined && action.failure === undefined && <SkeletonRows rows={2} columns={1} />}
      {offer && (
        <>
          <TotpOffer offer={offer} code={code} onCode={setCode} />
          <ProofField by={by} typed={proof} onType={setProof} codeLabel={t('consoleStaff.own.totpCurrent')} />
        </>
      )}
    </FormDialog>
  );
}
