import { type CallFailure, useText } from '@hanpan/client';
import { formTexts } from '@hanpan/messages';
import { Button, ConfirmDialog, Modal, type ModalProps, useUi } from '@hanpan/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { focusInvalidField } from './focus-invalid-field.ts';
import styles from './form-dialog.module.css';
import { useRefusedField } from './use-refused-field.ts';
import { useTypedText } from './use-typed-text.ts';

interface FormDialogProps extends Pick<ModalProps, 'title' | 'size'> {
  /** `confirm` for what acts on the money or the rights of others: a question that must be answered, over everything else. */
  readonly layer?: 'popup' | 'confirm' | undefined;
  /** It is left without sending; whatever was typed may be thrown away. */
  readonly onClose: () => void;
  /** Names what happens at the press; undefined while there is nothing to send, and the dialog is only read. */
  readonly submitLabel: string | undefined;
  /** The way back, where the word for it would be the word of what is done too. */
  readonly cancelLabel?: string | undefined;
  /** A refusal warns; a reversible action does not. */
  readonly tone?: 'filled' | 'warn' | undefined;
  /** By the button, Enter in a field, or Ctrl and Enter in a text; never while its call is under way. */
  readonly onSubmit: () => unknown;
  /** What it sends. While that is under way the dialog cannot be left; why it failed stands below the fields. */
  readonly call: { readonly isSending: boolean; readonly failure?: CallFailure | undefined };
  /** In place of the call's failure, where the dialog has more to say about it; null where a field says it. */
  readonly refusal?: ReactNode;
  /** Why it cannot be sent yet, beside the button that is disabled meanwhile; true where a required field is empty. */
  readonly blocked?: string | boolean | undefined;
  /** Another way to go on, before the button that cancels. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The one shape of a dialog with a form: its fields, and below them why it was refused, the way back and the button that sends.
 * The caller closes it when the server has responded. Whoever leaves it with text in its fields is asked first.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, size, layer = 'popup', onClose, submitLabel, onSubmit, call, refusal, blocked } = props;
  const { texts } = useUi();
  const form = useId();
  const fields = useRefusedField(call.failure);
  const why = useId();
  const typed = useTypedText();
  const [isLeaving, setLeaving] = useState(false);
  const [wasBlocked, setWasBlocked] = useState(Boolean(blocked));
  if (blocked && !wasBlocked) setWasBlocked(true);
  const { isSending } = call;
  const leave = () => (typed.isLost() ? setLeaving(true) : onClose());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || blocked || submitLabel === undefined) return;
    focusInvalidField(event.currentTarget);
    onSubmit();
  };
  const actions = submitLabel !== undefined && (
    <>
      {/* Its line stays when its words go: the buttons must not move away under a finger. */}
      {wasBlocked && <Blocked id={why}>{blocked || '\u00a0'}</Blocked>}
      {props.aside}
      <Button disabled={isSending} onClick={leave}>
        {props.cancelLabel ?? texts.cancel}
      </Button>
      <Button
        type="submit"
        form={form}
        variant={props.tone ?? 'filled'}
        busy={isSending}
        disabled={Boolean(blocked)}
        aria-describedby={blocked ? why : undefined}
      >
        {submitLabel}
      </Button>
    </>
  );
  return (
    <>
      <Modal
        open
        onOpenChange={leave}
        dismissable={!isSending}
        role={layer === 'confirm' ? 'alertdialog' : 'dialog'}
        layer={layer}
        size={size}
        title={title}
        actions={actions}
      >
        <form
          ref={fields}
          id={form}
          className={styles.form}
          noValidate
          onSubmit={submit}
          onInput={typed.note}
          onKeyDown={sendOnEnter}
        >
          {props.children}
          {refusal !== null && (refusal || <FailureNotice failure={call.failure} />)}
        </form>
      </Modal>
      {isLeaving && <Leaving onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
}

/** Enter is a new line in a text of several. */
const sendOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target } = event;
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (target instanceof HTMLElement && target.matches('textarea, [contenteditable]'))
    event.currentTarget.requestSubmit();
};

function Blocked({ id, children }: { id: string; children: string | true }) {
  const t = useText(formTexts);
  return (
    <p id={id} className={styles.blocked}>
      {children === true ? t('form.incomplete') : children}
    </p>
  );
}

function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useText(formTexts);
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      tone="warn"
      title={t('form.leaveTitle')}
      cancelLabel={t('form.stay')}
      confirmLabel={t('form.leave')}
      onConfirm={onLeave}
    >
      {t('form.leaveBody')}
    </ConfirmDialog>
  );
}
