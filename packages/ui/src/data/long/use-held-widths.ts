import { type RefObject, useLayoutEffect } from 'react';

/**
 * Columns keep the widths that the first rows gave them. Otherwise each row that comes into view would move them, and a
 * reader would lose the column that the eye is on. They are measured anew where the place becomes wider or narrower, and where
 * a row has become wider than the place: what a held width takes is missing at the last column then.
 */
export function useHeldWidths(
  table: RefObject<HTMLElement | null>,
  /** Widths are measured anew when it changes; undefined while there is no row to measure. */
  layout: string | undefined,
): void {
  useLayoutEffect(() => {
    const element = table.current;
    const place = element?.parentElement;
    if (element === null || !place || layout === undefined) return;
    const cells = [...element.querySelectorAll<HTMLElement>('th')];
    let measured = { place: 0, table: 0 };
    const measure = () => {
      for (const cell of cells) cell.style.minWidth = '';
      const widths = cells.map((cell) => cell.getBoundingClientRect().width);
      for (const [at, cell] of cells.entries()) {
        const width = Math.floor(widths[at] ?? 0);
        if (width > 0) cell.style.minWidth = `${width}px`;
      }
      measured = { place: place.clientWidth, table: element.offsetWidth };
    };
    measure();
    const observer = new ResizeObserver(() => {
      const hasGrown = element.offsetWidth > Math.max(place.clientWidth, measured.table);
      if (place.clientWidth !== measured.place || hasGrown) measure();
    });
    for (const each of [place, element]) observer.observe(each);
    return () => observer.disconnect();
  }, [table, layout]);
}
