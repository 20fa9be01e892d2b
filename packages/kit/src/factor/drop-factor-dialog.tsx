import { useAction, useText } from '@hanpan/client';
import { commonTexts, factorTexts } from '@hanpan/messages';
import { Button, Field, Modal, PasswordInput, toast } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { CodeField } from './code-field.tsx';
import styles from './factor.module.css';

/** Both factors switch the second one off. */
export function DropFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useText(factorTexts);
  const common = useText(commonTexts);
  const form = useId();
  const { send, isSending, isUnderWay, failure, clear } = useAction({
    refreshes: ['/api/member/security', '/api/member/info'],
  });
  const [memPass, setPass] = useState('');
  const [code, setCode] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay()) return;
    const { data } = await send('/api/member/factor/drop', { memPass, code });
    if (data === undefined) return;
    toast({ text: t('factor.turnedOff') });
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!isSending}
      title={t('factor.turnOff')}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="filled"
            busy={isSending}
            disabled={memPass === '' || code.trim() === ''}
          >
            {t('factor.turnOff')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
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
        <CodeField
          value={code}
          onChange={(typed) => {
            setCode(typed);
            clear();
          }}
        />
        <FailureNotice failure={failure} />
      </form>
    </Modal>
  );
}
