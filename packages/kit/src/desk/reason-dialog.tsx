import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens to the money and who reads the reason. */
  note: string;
  presets: readonly string[];
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** A refusal warns; a reversible action does not. */
  tone?: 'filled' | 'warn' | undefined;
  /** The caller closes the dialog when the server has responded. */
  onConfirm: (reason: string) => void;
  busy: boolean;
  error?: string | undefined;
  /** What is chosen beside the reason. */
  children?: ReactNode;
}

/** A refusal needs a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: ReasonDialogProps) {
  const { onOpenChange, title, note, presets, confirmLabel, tone = 'warn', onConfirm, busy, error } = props;
  const t = useText(consoleShellTexts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <FormDialog
      layer="confirm"
      title={title}
      onClose={() => onOpenChange(false)}
      submitLabel={confirmLabel}
      cancelLabel={props.cancelLabel}
      tone={tone}
      onSubmit={submit}
      call={{ isSending: busy }}
      refusal={error && <PartialNotice tone="warn">{error}</PartialNotice>}
    >
      <p>{note}</p>
      {props.children}
      <ReasonField
        rows={3}
        presets={presets}
        reason={reason}
        error={isMissing && t('consoleShell.reasonMissing')}
        onChange={(typed) => {
          setReason(typed);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
