import { useRef } from 'react';

const field = 'input, select, textarea';
const usable = ':not([disabled], [readonly], [hidden], [type="hidden"])';

function isEmpty(element: HTMLElement): boolean {
  return 'value' in element && element.value === '';
}

/**
 * What a dialog is for: its first empty field, its first field, or the button that proceeds, which comes last; never the
 * one that closes it. Where proceeding cannot be undone another button is marked as the safe one, and has it.
 */
function taskIn(dialog: HTMLElement): HTMLElement | undefined {
  const fields = [...dialog.querySelectorAll<HTMLElement>(field)].filter((each) => each.matches(usable));
  const safe = dialog.querySelector<HTMLElement>('[data-actions] [data-safe]:not(:disabled)');
  // A button that waits for a field to come takes no focus, and then nothing in the dialog would have it.
  const actions = [
    ...dialog.querySelectorAll<HTMLElement>('[data-actions] :is(button:not(:disabled), a[href])'),
  ];
  return fields.find(isEmpty) ?? fields[0] ?? safe ?? actions.at(-1);
}

/** Where the focus went back to from the dialog that was closed last, and how many have been closed until then. */
const lastReturn: { to: Element | null; count: number } = { to: null, count: 0 };

/** Nothing that somebody could have had the focus on: the page itself, or what has been removed since. */
const isNowhere = (element: Element | null) =>
  element === null || element === document.body || !element.isConnected;

/** Where what had the focus left the page with the dialog, the main part has it: nobody begins anew at the top of the page. */
function giveFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus();
  else if (isNowhere(document.activeElement))
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}

/**
 * Gives the focus to the task of a dialog, or to its top where it is there to be read, and back afterwards. Radix gives it to the button that closes, and back to a
 * dialog's own trigger only; ours are opened by state, so what had the focus before is remembered here. A dialog that takes the place
 * of another finds the focus nowhere: it gives it back to where the other would have.
 */
export function useFocusReturn(begin: 'task' | 'top' = 'task') {
  const opener = useRef<Element | null>(null);
  const closedBefore = useRef(0);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      closedBefore.current = lastReturn.count;
      if (!(event.target instanceof HTMLElement)) return;
      const task = begin === 'task' ? taskIn(event.target) : event.target;
      if (task === undefined) return;
      event.preventDefault();
      task.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const wasReplaced = isNowhere(opener.current) && lastReturn.count > closedBefore.current;
      lastReturn.to = wasReplaced ? lastReturn.to : opener.current;
      lastReturn.count += 1;
      giveFocus(lastReturn.to);
    },
  };
}
