import { useRef } from 'react';

const fields = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** What a dialog is for: what its content marks, else its first field, else the button that proceeds. */
function taskOf(dialog: HTMLElement): HTMLElement | undefined {
  const marked = dialog.querySelector<HTMLElement>('[data-dialog-task]');
  const field = dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${fields})`);
  const buttons = dialog.querySelectorAll<HTMLElement>('[data-dialog-actions] :is(button, a)');
  return marked ?? field ?? [...buttons].at(-1);
}

/**
 * The focus of a dialog. It begins at the dialog's task, not at its close button; a sheet is read from its top. Radix gives it back to a dialog's own
 * trigger only; ours are opened by state, so what had focus before is remembered here and gets it back.
 */
export function useDialogFocus(begin: 'task' | 'top') {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const dialog = event.currentTarget;
      if (!(dialog instanceof HTMLElement)) return;
      event.preventDefault();
      ((begin === 'task' && taskOf(dialog)) || dialog).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
