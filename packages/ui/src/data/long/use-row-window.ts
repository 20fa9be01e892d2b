import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { distanceTo, type Span, spanOf, type View } from './row-window.ts';

/** The box that scrolls what is in it; undefined where that is the window. */
function scrollerOf(element: Element): HTMLElement | undefined {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at === document.body) return undefined;
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}

function bodyOf(table: RefObject<HTMLElement | null>): Element | null {
  return table.current?.querySelector('tbody') ?? null;
}

function viewOf(body: Element): View {
  const box = scrollerOf(body)?.getBoundingClientRect();
  const top = Math.max(0, box?.top ?? 0);
  const bottom = Math.min(window.innerHeight, box?.bottom ?? window.innerHeight);
  const rows = body.getBoundingClientRect();
  // Without layout every box is empty, and the height of the window says nothing.
  if (rows.height === 0) return { top: 0, height: 0 };
  return { top: top - rows.top, height: Math.max(0, bottom - top) };
}

function scrollFrom(body: Element, distance: number): void {
  const scroller = scrollerOf(body);
  if (scroller) scroller.scrollTop += distance;
  else window.scrollBy(0, distance);
}

interface RowWindow {
  readonly span: Span;
  /** Scrolls until the row is in view. */
  readonly reveal: (at: number) => void;
  /** How many whole rows the view has room for. */
  readonly pageRows: () => number;
}

/** Which of `total` rows are drawn, whatever box of the page scrolls them. */
export function useRowWindow(
  table: RefObject<HTMLElement | null>,
  rowHeight: number,
  total: number,
): RowWindow {
  const [span, setSpan] = useState<Span>(() => spanOf({ top: 0, height: 0 }, rowHeight, total));
  const measure = useCallback(() => {
    const body = bodyOf(table);
    if (body === null) return;
    const next = spanOf(viewOf(body), rowHeight, total);
    setSpan((old) => (old.first === next.first && old.end === next.end ? old : next));
  }, [table, rowHeight, total]);
  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    // Scrolling does not bubble, but every box on the way hears it while it comes down.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [measure]);
  const headHeight = () => table.current?.querySelector('thead')?.offsetHeight ?? 0;
  const reveal = (at: number) => {
    const body = bodyOf(table);
    if (body === null) return;
    const distance = distanceTo(at, viewOf(body), rowHeight, headHeight());
    if (distance !== 0) scrollFrom(body, distance);
  };
  const pageRows = () => {
    const body = bodyOf(table);
    const height = body === null ? 0 : viewOf(body).height - headHeight();
    return Math.max(1, Math.floor(height / rowHeight) - 1);
  };
  return { span, reveal: useLatest(reveal), pageRows };
}

/** The same function for good, which does what the last one given does. */
function useLatest(run: (at: number) => void): (at: number) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((at) => latest.current(at), []);
}
