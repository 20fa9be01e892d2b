import { useAction, useRefresh, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { factorTexts } from '@hanpan/messages';
import { Button, Modal } from '@hanpan/ui';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import { CurrentPassword } from './current-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpOffer } from './totp-offer.tsx';

type Offer = DataOf<'/api/member/factor/begin'>;

/**
 * The password, the key with a code of it, and the recovery codes. What else is on the page hears of it when the dialog is
 * left: a page that opens itself then would take the codes away before they were read.
 */
export function SetFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useText(factorTexts);
  const refresh = useRefresh('/api/member/security', '/api/member/info');
  const { send, isSending, failure, clear } = useAction();
  const [memPass, setPass] = useState('');
  const [offer, setOffer] = useState<Offer>();
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const submit = async () => {
    if (offer === undefined) {
      const { data } = await send('/api/member/factor/begin', { memPass });
      if (data !== undefined) setOffer(data);
      return;
    }
    const { data } = await send('/api/member/factor/confirm', { code: code.trim() });
    if (data !== undefined) setRecoveryCodes(data.recoveryCodes);
  };
  const finish = () => {
    refresh();
    onClose();
  };
  if (recoveryCodes !== undefined) {
    return (
      <Modal
        open
        onOpenChange={finish}
        dismissable={false}
        title={t('factor.codesTitle')}
        actions={
          <Button variant="filled" onClick={finish}>
            {t('factor.codesDone')}
          </Button>
        }
      >
        <RecoveryCodes codes={recoveryCodes} />
      </Modal>
    );
  }
  const isReady = offer === undefined ? memPass !== '' : code.trim().length === 6;
  return (
    <FormDialog
      title={t('factor.turnOn')}
      onClose={onClose}
      submitLabel={t(offer === undefined ? 'factor.next' : 'factor.turnOn')}
      onSubmit={submit}
      call={{ isSending, failure }}
      blocked={!isReady}
    >
      <p>{t(offer === undefined ? 'factor.passwordFirst' : 'factor.scan')}</p>
      {offer === undefined ? (
        <CurrentPassword
          value={memPass}
          onChange={(typed) => {
            setPass(typed);
            clear();
          }}
        />
      ) : (
        <TotpOffer
          offer={offer}
          code={code}
          note={t('factor.offerEnds')}
          onCode={(typed) => {
            setCode(typed);
            clear();
          }}
        />
      )}
    </FormDialog>
  );
}
