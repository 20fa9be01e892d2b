import { useAction, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FailureNotice, TotpOffer } from '@hanpan/kit';
import { commonTexts, consoleStaffTexts } from '@hanpan/messages';
import { Button, Modal, SkeletonRows, toast } from '@hanpan/ui';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import styles from './staff.module.css';

type Offer = DataOf<'/api/console/totp/begin'>;

/** A second factor of one's own: the key once, and a code that shows that the device has it. */
export function OwnTotpDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleStaffTexts);
  const common = useText(commonTexts);
  const form = useId();
  const action = useAction({ refreshes: ['/api/console/me'] });
  const [offer, setOffer] = useState<Offer>();
  const [code, setCode] = useState('');
  const begin = useEffectEvent(async () => {
    const { data } = await action.send('/api/console/totp/begin', {});
    if (data !== undefined) setOffer(data);
  });
  useEffect(() => void begin(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (offer === undefined || action.isUnderWay()) return;
    const { data } = await action.send('/api/console/totp/confirm', { code });
    if (data === undefined) return;
    toast({ text: t('consoleStaff.own.totpSaved') });
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!action.isSending}
      title={t('consoleStaff.own.totpTitle')}
      actions={
        <>
          <Button disabled={action.isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="filled"
            busy={action.isSending}
            disabled={code.trim().length !== 6}
          >
            {t('consoleStaff.own.totpConfirm')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('consoleStaff.own.totpNote')}</p>
        {offer === undefined && action.failure === undefined && <SkeletonRows rows={2} columns={1} />}
        {offer && <TotpOffer offer={offer} code={code} onCode={setCode} />}
        <FailureNotice failure={action.failure} />
      </form>
    </Modal>
  );
}
