import { useText } from '@hanpan/client';
import { CodeField, FailureNotice } from '@hanpan/kit';
import { accountTexts, signupTexts } from '@hanpan/messages';
import { isKoreanMobile } from '@hanpan/rules';
import { Button, Field, Modal, PasswordInput, TextInput, toast } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './account.module.css';
import { useUpdate } from './use-update.ts';

/** A new phone number, confirmed with the login password. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const t = useText(accountTexts);
  const signup = useText(signupTexts);
  const form = useId();
  const { update, isSending, failure, clear, asksCode, code, setCode } = useUpdate('phone');
  const [memPhone, setPhone] = useState('');
  const [memPass, setPass] = useState('');
  const [isTried, setTried] = useState(false);
  const phoneError = () => {
    if (memPhone.trim() === '') return signup('front.member.emptyMemTel');
    return isKoreanMobile(memPhone) ? undefined : signup('front.member.noValidMemTel');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (phoneError() !== undefined || memPass === '' || !(await update({ memPhone, memPass }))) return;
    toast({ text: t('account.phoneDone') });
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('account.changePhone')}
      actions={
        <Button type="submit" form={form} variant="filled" busy={isSending}>
          {t('account.change')}
        </Button>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('account.newPhone')}
          hint={signup('signup.memPhoneHint')}
          error={isTried ? phoneError() : undefined}
          required
        >
          <TextInput
            name="memPhone"
            type="tel"
            autoComplete="tel-national"
            value={memPhone}
            onChange={(event) => {
              setPhone(event.target.value);
              clear();
            }}
          />
        </Field>
        <Field
          label={t('account.current')}
          error={isTried && memPass === '' ? t('account.currentMissing') : undefined}
          required
        >
          <PasswordInput
            name="memPass"
            value={memPass}
            onChange={(event) => {
              setPass(event.target.value);
              clear();
            }}
          />
        </Field>
        {asksCode && <CodeField value={code} onChange={setCode} />}
        <FailureNotice failure={failure} />
      </form>
    </Modal>
  );
}
