import { useText } from '@hanpan/client';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { Button, Chip, ChipGroup, Field, Modal, PartialNotice, TextArea } from '@hanpan/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens to the money and who reads the reason. */
  note: string;
  presets: readonly string[];
  confirmLabel: string;
  /** A refusal warns; a reversible action does not. */
  tone?: 'filled' | 'warn' | undefined;
  /** The caller closes the dialog when the server has responded. */
  onConfirm: (reason: string) => void;
  busy: boolean;
  error?: string | undefined;
  /** What is chosen beside the reason. */
  children?: ReactNode;
}

/** A refusal needs a reason. Ctrl and Enter send it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, confirmLabel, busy } = props;
  const common = useText(commonTexts);
  const form = useId();
  const actions = (
    <>
      <Button disabled={busy} onClick={() => onOpenChange(false)}>
        {common('common.cancel')}
      </Button>
      <Button type="submit" form={form} variant={props.tone ?? 'warn'} busy={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      dismissable={!busy}
      role="alertdialog"
      layer="confirm"
      title={title}
      actions={actions}
    >
      <ReasonForm {...props} id={form} />
    </Modal>
  );
}

function ReasonForm(props: ReasonDialogProps & { id: string }) {
  const { id, note, presets, onConfirm, busy, error, children } = props;
  const t = useText(consoleShellTexts);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && !busy) onConfirm(reason.trim());
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <p>{note}</p>
      {children}
      <ChipGroup label={t('consoleShell.reasonPresets')}>
        {presets.map((preset) => (
          <Chip key={preset} pressed={reason === preset} onClick={() => setReason(preset)}>
            {preset}
          </Chip>
        ))}
      </ChipGroup>
      <Field label={t('consoleShell.reason')} required error={missing && t('consoleShell.reasonMissing')}>
        <TextArea
          rows={3}
          maxLength={200}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          onKeyDown={sendOnEnter}
        />
      </Field>
      {error && <PartialNotice tone="warn">{error}</PartialNotice>}
    </form>
  );
}
