import { useRef } from 'react';

/**
 * Radix gives focus back to a dialog's own trigger only. Ours are opened by state, so what had focus
 * before is remembered here and gets it back.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
