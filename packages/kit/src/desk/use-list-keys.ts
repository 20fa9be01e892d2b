import { useEffect, useRef } from 'react';
import type { RowSelection } from './row-selection.ts';
import { type Shortcuts, useShortcuts } from './shortcuts.ts';

/** J and K walk the list and take the focus along, so that a screen reader reads the row; `more` are the page's own keys. */
export function useListKeys<Row>(selection: RowSelection<Row>, more: Shortcuts) {
  const list = useRef<HTMLDivElement>(null);
  const walked = useRef(false);
  const walk = (step: 1 | -1) => {
    const next = selection.neighbour(step);
    if (next === undefined) return;
    walked.current = true;
    selection.select(next);
  };
  useShortcuts({ J: () => walk(1), K: () => walk(-1), ...more });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to focus exists once the new key is drawn.
  useEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    list.current?.querySelector<HTMLElement>('tr[aria-current]')?.focus();
  }, [selection.key]);
  return list;
}
