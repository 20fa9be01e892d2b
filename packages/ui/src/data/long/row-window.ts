/** Rows from `first` up to, and without, `end`. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

/** What is drawn beyond either edge of the view, so that a turn of the wheel meets rows and not blanks. */
const spareRows = 12;
/** The window moves by steps of rows: most turns of the wheel then draw nothing anew. */
const stepRows = 6;
/** Where nothing can be measured yet, as before the first layout. */
export const firstRows = 24;

export interface View {
  /** How far the view has gone into the rows; below 0 before them. Pixels. */
  readonly top: number;
  /** Pixels; 0 where there is no layout. */
  readonly height: number;
}

/** The rows to draw for a view into `total` rows of the same height. */
export function spanOf(view: View, rowHeight: number, total: number): Span {
  const seen = view.height > 0 ? Math.ceil(view.height / rowHeight) + 1 : firstRows;
  const last = Math.max(0, total - 1);
  const at = Math.min(last, Math.max(0, Math.floor(view.top / rowHeight)));
  const from = Math.max(0, at - spareRows);
  const first = from - (from % stepRows);
  return { first, end: Math.min(total, first + seen + 2 * spareRows + stepRows) };
}

export type Part = { readonly at: number } | { readonly at: number; readonly gapRows: number };

/**
 * The window with what stands in for the rows around it. Rows to keep, as the one that has the focus, stay drawn wherever
 * the window is: without that the focus would be lost, and the next key would go to the page.
 */
export function partsOf({ first, end }: Span, total: number, kept: readonly (number | undefined)[]): Part[] {
  const drawn = new Set<number>();
  for (let at = first; at < Math.min(end, total); at += 1) drawn.add(at);
  for (const at of kept) if (at !== undefined && at >= 0 && at < total) drawn.add(at);
  const parts: Part[] = [];
  let next = 0;
  for (const at of [...drawn].sort((a, b) => a - b)) {
    if (at > next) parts.push({ at: next, gapRows: at - next });
    parts.push({ at });
    next = at + 1;
  }
  if (next < total) parts.push({ at: next, gapRows: total - next });
  return parts;
}

/** How far to scroll so that a row is wholly in view below a head of `headHeight`; 0 where it is. Pixels. */
export function distanceTo(at: number, view: View, rowHeight: number, headHeight: number): number {
  const above = at * rowHeight - headHeight - view.top;
  if (above < 0) return above;
  return Math.max(0, (at + 1) * rowHeight - view.top - view.height);
}
