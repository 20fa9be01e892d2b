import { useAction, useRefresh, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { commonTexts, factorTexts } from '@hanpan/messages';
import { Button, Field, Modal, PasswordInput } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { FailureNotice } from '../frame/failure-notice.tsx';
import styles from './factor.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpOffer } from './totp-offer.tsx';

type Offer = DataOf<'/api/member/factor/begin'>;

/**
 * The password, the key with a code of it, and the recovery codes. What else is on the page hears of it when the dialog is
 * left: a page that opens itself then would take the codes away before they were read.
 */
export function SetFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useText(factorTexts);
  const common = useText(commonTexts);
  const form = useId();
  const refresh = useRefresh('/api/member/security', '/api/member/info');
  const { send, isSending, isUnderWay, failure, clear } = useAction();
  const [memPass, setPass] = useState('');
  const [offer, setOffer] = useState<Offer>();
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay()) return;
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
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!isSending}
      title={t('factor.turnOn')}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" form={form} variant="filled" busy={isSending} disabled={!isReady}>
            {t(offer === undefined ? 'factor.next' : 'factor.turnOn')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(offer === undefined ? 'factor.passwordFirst' : 'factor.scan')}</p>
        {offer !== undefined && <p>{t('factor.offerEnds')}</p>}
        {offer === undefined ? (
          <Field label={t('factor.password')} required>
            <PasswordInput
              name="memPass"
              autoComplete="current-password"
              value={memPass}
              onChange={({ target }) => {
                setPass(target.value);
                clear();
              }}
            />
          </Field>
        ) : (
          <TotpOffer
            offer={offer}
            code={code}
            onCode={(typed) => {
              setCode(typed);
              clear();
            }}
          />
        )}
        <FailureNotice failure={failure} />
      </form>
    </Modal>
  );
}
