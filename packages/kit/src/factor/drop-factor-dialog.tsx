import { useAction, useText } from '@hanpan/client';
import { factorTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { CurrentPassword } from './current-password.tsx';

/** Both factors switch the second one off. */
export function DropFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useText(factorTexts);
  const { send, isSending, failure, clear } = useAction({
    refreshes: ['/api/member/security', '/api/member/info'],
  });
  const [memPass, setPass] = useState('');
  const [code, setCode] = useState('');
  const submit = async () => {
    const { data } = await send('/api/member/factor/drop', { memPass, code });
    if (data === undefined) return;
    toast({ text: t('factor.turnedOff') });
    onClose();
  };
  return (
    <FormDialog
      title={t('factor.turnOff')}
      onClose={onClose}
      submitLabel={t('factor.turnOff')}
      onSubmit={submit}
      call={{ isSending, failure }}
      blocked={memPass === '' || code.trim() === ''}
    >
      <CurrentPassword
        value={memPass}
        onChange={(typed) => {
          setPass(typed);
          clear();
        }}
      />
      <CodeField
        value={code}
        onChange={(typed) => {
          setCode(typed);
          clear();
        }}
      />
    </FormDialog>
  );
}
