import clsx from 'clsx';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import type { Column, TableProps } from '../table-column.ts';
import { TableHead } from '../table-head.tsx';
import { LongRow } from './long-row.tsx';
import styles from './long-table.module.css';
import { partsOf, type Span } from './row-window.ts';
import { useFolded } from './use-folded.ts';
import { useHeldWidths } from './use-held-widths.ts';
import { useRowWindow } from './use-row-window.ts';

/** Pixels, the line below it included. */
const rowHeight = 38;
const foldedRowHeight = 64;
/** What a button that a finger meets adds to it. */
const foldedButtonHeight = 12;
/** What a column on a line of its own adds to a folded row. */
const wideLineHeight = 22;

export interface LongTableProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange' | 'className'> {
  /** Spoken name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  /** How many rows there are, here or on a server. */
  total: number;
  /** A row by its place from 0; undefined while it is on its way. */
  rowAt: (at: number) => Row | undefined;
  /** The place of the row that is open beside the table. */
  selectedAt?: number | undefined;
  /** Makes rows open by click, Enter and space. */
  onRowSelect?: ((row: Row) => void) | undefined;
  /** Which rows are drawn, so that they can be fetched. */
  onSpan?: ((span: Span) => void) | undefined;
  /** Another value is another list: it begins at its top. */
  listKey?: string | undefined;
  /** Shown below the head when there is no row. */
  empty?: ReactNode;
}

/**
 * A table of any length, of which only the rows around the view are drawn. Arrows, Home, End and the page keys move the
 * focus by row, also to rows that are not drawn yet; Enter and space open one. Narrow, a row becomes lines. The page
 * scrolls it: it has no scroll bar of its own, and its head stays at the top of whatever box scrolls.
 */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { caption, columns, total, rowAt, selectedAt, onRowSelect, onSpan, listKey } = props;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const isFolded = useFolded(frame);
  const height = isFolded ? foldedHeightOf(columns) : rowHeight;
  const { span, reveal, pageRows } = useRowWindow(table, height, total);
  const { active, setActive, focusAt } = useActiveRow(table, reveal);
  const layout = `${isFolded} ${columns.map(({ key }) => key).join()}`;
  useHeldWidths(table, rowAt(span.first) === undefined || isFolded ? undefined : layout);
  useEffect(() => onSpan?.(span), [onSpan, span]);
  useListStart(listKey, () => {
    setActive(undefined);
    reveal(0);
  });

  const open = useOpen(rowAt, onRowSelect);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    if (at === undefined) return;
    const next = destinationOf(event.key, at, pageRows, total);
    if (next !== undefined) focusAt(next);
    else if (open && (event.key === 'Enter' || event.key === ' ')) open(at);
    else return;
    event.preventDefault();
  };
  const entry = [active, selectedAt].find((at) => at !== undefined && at < total) ?? span.first;
  return (
    <div ref={frame} className={clsx(styles.frame, props.className)}>
      <table
        {...{ role: 'table' }}
        ref={table}
        aria-rowcount={total + 1}
        className={clsx(styles.table, isFolded && styles.folds)}
        style={{ '--row-height': `${height}px` } as CSSProperties}
      >
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead
          columns={columns}
          sort={props.sort}
          onSortChange={props.onSortChange}
          endClass={styles.end}
        />
        <tbody
          {...{ role: 'rowgroup' }}
          onKeyDown={keys}
          onFocus={(event: FocusEvent<HTMLElement>) => setActive(placeOf(event.target.closest('tr')))}
        >
          {partsOf(span, total, [active, selectedAt]).map((part) =>
            'gapRows' in part ? (
              <tr key={`gap ${part.at}`} {...{ role: 'presentation' }} className={styles.gap}>
                <td
                  {...{ role: 'presentation' }}
                  colSpan={columns.length}
                  style={{ height: part.gapRows * height }}
                />
              </tr>
            ) : (
              <LongRow
                key={part.at}
                at={part.at}
                row={rowAt(part.at)}
                columns={columns}
                isSelected={part.at === selectedAt}
                isEntry={part.at === entry}
                onOpen={open}
              />
            ),
          )}
        </tbody>
      </table>
      {total === 0 && props.empty}
    </div>
  );
}

function foldedHeightOf<Row>(columns: readonly Column<Row>[]): number {
  const wides = columns.filter(({ phone = 'wide' }) => phone === 'wide').length;
  const button = columns.some(({ holdsButton = false }) => holdsButton) ? foldedButtonHeight : 0;
  return foldedRowHeight + button + wideLineHeight * wides;
}

/** The place of a row that has the focus itself; a button in it acts alone. */
function placeOf(target: EventTarget | null): number | undefined {
  const at = target instanceof HTMLElement ? target.dataset.at : undefined;
  return at === undefined ? undefined : Number(at);
}

function destinationOf(key: string, at: number, pageRows: () => number, total: number): number | undefined {
  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => at + 1,
    ArrowUp: () => at - 1,
    PageDown: () => at + pageRows(),
    PageUp: () => at - pageRows(),
    Home: () => 0,
    End: () => total - 1,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step && Math.min(total - 1, Math.max(0, step()));
}

/** The row that has, or last had, the focus. `focusAt` goes to any row, drawn or not. */
function useActiveRow(table: { current: HTMLElement | null }, reveal: (at: number) => void) {
  const [active, setActive] = useState<number>();
  const wanted = useRef<number>(undefined);
  const focusAt = (at: number) => {
    wanted.current = at;
    setActive(at);
    reveal(at);
  };
  useLayoutEffect(() => {
    if (wanted.current === undefined || wanted.current !== active) return;
    wanted.current = undefined;
    table.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus({ preventScroll: true });
  }, [active, table]);
  return { active, setActive, focusAt };
}

/** Runs when another list has come in the place of the one before, not for the first. */
function useListStart(listKey: string | undefined, start: () => void): void {
  const known = useRef(listKey);
  useLayoutEffect(() => {
    if (known.current === listKey) return;
    known.current = listKey;
    start();
  });
}

/** The same function whatever is drawn, so that rows which have not changed are not drawn anew. */
function useOpen<Row>(
  rowAt: (at: number) => Row | undefined,
  onRowSelect: ((row: Row) => void) | undefined,
): ((at: number) => void) | undefined {
  const latest = useRef({ rowAt, onRowSelect });
  useLayoutEffect(() => {
    latest.current = { rowAt, onRowSelect };
  });
  const [open] = useState(() => (at: number) => {
    const row = latest.current.rowAt(at);
    if (row !== undefined) latest.current.onRowSelect?.(row);
  });
  return onRowSelect && open;
}
