import { useRef, useState } from 'react';
import type { RowSelection } from './row-selection.ts';
import type { Shortcuts } from './shortcuts.ts';
import { useListKeys } from './use-list-keys.ts';

/**
 * A list with its detail: `look` opens it, Enter goes into it, Escape comes back to the row. `split` is for the
 * `SplitView`; `more` are the page's own keys.
 */
export function useSplitView<Row>(selection: RowSelection<Row>, more: Shortcuts = {}) {
  const [open, setOpen] = useState(false);
  const detailRef = useRef<HTMLElement>(null);
  const keys = useListKeys(selection, {
    Enter: () => {
      setOpen(selection.row !== undefined);
      detailRef.current?.focus();
    },
    Escape: () => keys.current?.querySelector<HTMLElement>('tr[aria-current]')?.focus(),
    ...more,
  });
  const look = (row: Row) => {
    selection.select(row);
    setOpen(true);
  };
  const clear = () => {
    keys.current?.querySelector<HTMLElement>('tr[aria-current]')?.focus();
    selection.clear();
  };
  return { keys, look, split: { open, onOpenChange: setOpen, onClear: clear, detailRef } };
}
