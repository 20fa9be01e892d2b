import { useAction, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FormDialog, TotpOffer } from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { SkeletonRows, toast } from '@hanpan/ui';
import { useEffect, useEffectEvent, useState } from 'react';

type Offer = DataOf<'/api/console/totp/begin'>;

/** A second factor of one's own: the key once, and a code that shows that the device has it. */
export function OwnTotpDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleStaffTexts);
  const action = useAction({ refreshes: ['/api/console/me'] });
  const [offer, setOffer] = useState<Offer>();
  const [code, setCode] = useState('');
  const begin = useEffectEvent(async () => {
    const { data } = await action.send('/api/console/totp/begin', {});
    if (data !== undefined) setOffer(data);
  });
  useEffect(() => void begin(), []);
  const submit = async () => {
    if (offer === undefined) return;
    const { data } = await action.send('/api/console/totp/confirm', { code });
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
      blocked={code.trim().length !== 6}
    >
      <p>{t('consoleStaff.own.totpNote')}</p>
      {offer === undefined && action.failure === undefined && <SkeletonRows rows={2} columns={1} />}
      {offer && <TotpOffer offer={offer} code={code} onCode={setCode} />}
    </FormDialog>
  );
}
