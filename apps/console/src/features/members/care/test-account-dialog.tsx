import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleTestAccountTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { AmountInput, Field, toast } from '@hanpan/ui';
import { useState } from 'react';
import type { MemberRow } from '../model.ts';
import { useCareAction } from './use-member-care.ts';

interface TestAccountDialogProps {
  readonly member: MemberRow;
  /** To mark it or to change its cap; or to take the mark away. */
  readonly purpose: 'cap' | 'unmark';
  readonly onClose: () => void;
}

/** How much may be put into a test account, and why it is one; or why it is none any more. */
export function TestAccountDialog({ member, purpose, onClose }: TestAccountDialogProps) {
  const t = useText(consoleTestAccountTexts);
  const changing = useCareAction();
  const [cap, setCap] = useState<Amount | undefined>(member.testAccount?.fundsCap);
  const [isTried, setTried] = useState(false);
  const change = async (reason: string) => {
    setTried(true);
    if (purpose === 'cap' && !cap) return;
    const body = { memberKey: member.memberKey, fundsCap: purpose === 'cap' ? (cap ?? null) : null, reason };
    const { data } = await changing.send('/api/console/members/testAccount', body);
    if (data === undefined) return;
    onClose();
    toast({ text: t(`consoleTestAccount.saved.${purpose}`, { nick: member.memNick }) });
  };
  const marks = purpose === 'cap' && member.testAccount === null;
  const label = t(marks ? 'consoleTestAccount.mark' : `consoleTestAccount.confirm.${purpose}`);
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={`${member.memNick}: ${label}`}
      note={t(marks ? 'consoleTestAccount.note.mark' : `consoleTestAccount.note.${purpose}`)}
      presets={
        purpose === 'cap' ? [t('consoleTestAccount.why.release'), t('consoleTestAccount.why.audit')] : []
      }
      confirmLabel={label}
      tone={purpose === 'cap' ? 'filled' : 'warn'}
      busy={changing.isSending}
      error={changing.failure?.message}
      onConfirm={(reason) => void change(reason)}
    >
      {purpose === 'cap' && (
        <Field
          label={t('consoleTestAccount.cap')}
          hint={t('consoleTestAccount.capHint')}
          error={isTried && !cap && t('consoleTestAccount.capMissing')}
          required
        >
          <AmountInput label={t('consoleTestAccount.cap')} value={cap} onChange={setCap} />
        </Field>
      )}
    </ReasonDialog>
  );
}
