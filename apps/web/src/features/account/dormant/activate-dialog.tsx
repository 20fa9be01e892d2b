import { useAction, useText } from '@hanpan/client';
import type { ActivationProof } from '@hanpan/contract';
import { FormDialog } from '@hanpan/kit';
import { dormantTexts } from '@hanpan/messages';
import { Field, LinkButton, PasswordInput, SegmentedControl, TextInput, toast } from '@hanpan/ui';
import { useState } from 'react';
import { AppLink } from '../../../app/app-link.tsx';
import styles from './dormant.module.css';

const refreshes = ['/api/member/info', '/api/cash/rules'] as const;
const empty = { memPass: '', cashOutPass: '', answer: '' };
type Typed = typeof empty;

/** What a member shows to activate its account; what it has shown is looked at by the server alone. */
export function ActivateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(dormantTexts);
  const [typed, setTyped] = useState(empty);
  const [proof, setProof] = useState<ActivationProof>('birthDate');
  const [isTried, setTried] = useState(false);
  const { send, isSending, failure, clear } = useAction({ refreshes });
  const change = (field: keyof Typed) => (event: { target: { value: string } }) => {
    setTyped((held) => ({ ...held, [field]: event.target.value }));
    clear();
  };
  const missing = (field: keyof Typed) =>
    isTried && typed[field].trim() === '' ? t('dormant.missing') : undefined;
  const submit = async () => {
    setTried(true);
    if (Object.values(typed).some((each) => each.trim() === '')) return;
    const { data } = await send('/api/member/activate', { ...typed, proof });
    if (data === undefined) return;
    toast({ text: t('dormant.done') });
    onClose();
  };
  return (
    <FormDialog
      size="md"
      title={t('dormant.open')}
      onClose={onClose}
      submitLabel={t('dormant.open')}
      onSubmit={submit}
      call={{ isSending, failure }}
      aside={
        <LinkButton as={AppLink} to="questionWrite">
          {t('dormant.ask')}
        </LinkButton>
      }
    >
      <p>{t('dormant.formLead')}</p>
      <Field label={t('dormant.password')} error={missing('memPass')} required>
        <PasswordInput
          name="memPass"
          autoComplete="current-password"
          value={typed.memPass}
          onChange={change('memPass')}
        />
      </Field>
      <Field label={t('dormant.pin')} error={missing('cashOutPass')} required>
        <PasswordInput
          name="cashOutPass"
          autoComplete="off"
          inputMode="numeric"
          value={typed.cashOutPass}
          onChange={change('cashOutPass')}
        />
      </Field>
      <SegmentedControl
        label={t('dormant.proof')}
        options={(['birthDate', 'account'] as const).map((value) => ({
          value,
          label: t(`dormant.${value}`),
        }))}
        value={proof}
        onChange={(next) => {
          setProof(next);
          setTyped((held) => ({ ...held, answer: '' }));
          clear();
        }}
      />
      <Field label={t(`dormant.${proof}`)} error={missing('answer')} required>
        <TextInput
          name="answer"
          type={proof === 'birthDate' ? 'date' : 'text'}
          inputMode={proof === 'birthDate' ? undefined : 'numeric'}
          maxLength={proof === 'birthDate' ? undefined : 4}
          autoComplete="off"
          value={typed.answer}
          onChange={change('answer')}
        />
      </Field>
      <p className={styles.quiet}>{t('dormant.help')}</p>
    </FormDialog>
  );
}
