import { useText } from '@hanpan/client';
import { CodeField, FormDialog } from '@hanpan/kit';
import { accountTexts, signupTexts } from '@hanpan/messages';
import { isKoreanMobile } from '@hanpan/rules';
import { Field, PasswordInput, TextInput, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useUpdate } from './use-update.ts';

/** A new phone number, confirmed with the login password. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const t = useText(accountTexts);
  const signup = useText(signupTexts);
  const { update, isSending, failure, clear, asksCode, code, setCode } = useUpdate('phone');
  const [memPhone, setPhone] = useState('');
  const [memPass, setPass] = useState('');
  const [isTried, setTried] = useState(false);
  const phoneError = () => {
    if (memPhone.trim() === '') return signup('front.member.emptyMemTel');
    return isKoreanMobile(memPhone) ? undefined : signup('front.member.noValidMemTel');
  };
  const submit = async () => {
    setTried(true);
    if (phoneError() !== undefined || memPass === '' || !(await update({ memPhone, memPass }))) return;
    toast({ text: t('account.phoneDone') });
    onClose();
  };
  return (
    <FormDialog
      title={t('account.changePhone')}
      onClose={onClose}
      submitLabel={t('account.change')}
      onSubmit={submit}
      call={{ isSending, failure }}
    >
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
    </FormDialog>
  );
}
