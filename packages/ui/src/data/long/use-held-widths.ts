import { type RefObject, useLayoutEffect } from 'react';

/**
 * Columns keep the widths that the first rows gave them. Otherwise each row that comes into view would move them, and a
 * reader would lose the column that the eye is on.
 */
export function useHeldWidths(
  table: RefObject<HTMLElement | null>,
  /** Widths are measured anew when it changes; undefined while there is no row to measure. */
  layout: string | undefined,
): void {
  useLayoutEffect(() => {
    if (table.current === null || layout === undefined) return;
    const cells = [...table.current.querySelectorAll<HTMLElement>('th')];
    for (const cell of cells) cell.style.minWidth = '';
    const widths = cells.map((cell) => cell.getBoundingClientRect().width);
    for (const [at, cell] of cells.entries()) {
      const width = Math.floor(widths[at] ?? 0);
      if (width > 0) cell.style.minWidth = `${width}px`;
    }
  }, [table, layout]);
}
