import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Column } from '../table-column.ts';
import { LongTable, type LongTableProps } from './long-table.tsx';
import { distanceTo, partsOf, spanOf } from './row-window.ts';

afterEach(cleanup);

interface Bet {
  readonly id: string;
}

const total = 100_000;
const columns: readonly Column<Bet>[] = [
  { key: 'id', header: 'id', cell: (bet) => bet.id, sortable: true },
  { key: 'act', header: 'act', cell: (bet) => <button type="button">{`void ${bet.id}`}</button> },
];

function renderTable(props: Partial<LongTableProps<Bet>> = {}) {
  const base = { caption: 'bets', columns, total, rowAt: (at: number) => ({ id: `b${at}` }) };
  return render(<LongTable<Bet> {...base} {...props} />);
}

const row = (at: number) => screen.getByText(`b${at}`).closest('tr') as HTMLElement;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('of a table of 100,000 rows a window is drawn, and its length is told', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'bets' });
  expect(table.getAttribute('aria-rowcount')).toBe('100001');
  const rows = within(table).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThan(80);
  expect(row(0).getAttribute('aria-rowindex')).toBe('2');
  const gap = table.querySelector<HTMLElement>('tr[role="presentation"] td');
  expect(Number.parseInt(gap?.style.height ?? '', 10)).toBe((total - (rows.length - 1)) * 38);
});

test('the keys go through all of it, also to rows that were not drawn, and the focus goes along', () => {
  renderTable();
  row(0).focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(row(1));
  press('End');
  expect(document.activeElement).toBe(row(99_999));
  press('ArrowDown');
  expect(document.activeElement).toBe(row(99_999));
  press('ArrowUp');
  expect(document.activeElement).toBe(row(99_998));
  expect(row(99_998).tabIndex).toBe(0);
  press('PageUp');
  expect(document.activeElement?.getAttribute('data-at')).toBe('99997');
  press('Home');
  expect(document.activeElement).toBe(row(0));
});

test('Enter opens the row with the focus, and a button in it acts alone', () => {
  const select = vi.fn();
  renderTable({ onRowSelect: select });
  row(3).focus();
  press('Enter');
  expect(select).toHaveBeenCalledExactlyOnceWith({ id: 'b3' });
  const button = screen.getByRole('button', { name: 'void b4' });
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(select).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('b5'));
  expect(select).toHaveBeenLastCalledWith({ id: 'b5' });
});

test('a row that is on its way keeps its place and opens nothing', () => {
  const select = vi.fn();
  renderTable({ onRowSelect: select, rowAt: () => undefined });
  const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(first?.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(first as HTMLElement);
  expect(select).not.toHaveBeenCalled();
});

test('a column says how it is sorted, and the drawn rows are told to whoever fetches them', () => {
  const [span, sort] = [vi.fn(), vi.fn()];
  renderTable({ onSpan: span, onSortChange: sort, sort: { key: 'id', direction: 'descending' } });
  expect(screen.getByRole('columnheader', { name: 'id' }).getAttribute('aria-sort')).toBe('descending');
  expect(span).toHaveBeenCalledExactlyOnceWith({ first: 0, end: 54 });
});

test('an empty table shows its empty content', () => {
  renderTable({ total: 0, empty: 'no bets yet' });
  expect(screen.getByText('no bets yet')).toBeTruthy();
});

test.each([
  ['the top', { top: -300, height: 800 }, { first: 0, end: 53 }],
  ['the middle', { top: 1_900_000, height: 800 }, { first: 49_986, end: 50_039 }],
  ['the end', { top: 3_799_300, height: 800 }, { first: 99_966, end: 100_000 }],
  ['beyond the end', { top: 9_000_000, height: 800 }, { first: 99_984, end: 100_000 }],
])('at %s the rows in view and some beyond are drawn', (_, view, span) => {
  expect(spanOf(view, 38, total)).toEqual(span);
});

test('rows are kept where they are, with gaps around them', () => {
  expect(partsOf({ first: 10, end: 12 }, 20, [2, undefined, 11])).toEqual([
    { at: 0, gapRows: 2 },
    { at: 2 },
    { at: 3, gapRows: 7 },
    { at: 10 },
    { at: 11 },
    { at: 12, gapRows: 8 },
  ]);
});

test.each([
  ['in view', 10, 0],
  ['under the head', 5, -30],
  ['above', 0, -220],
  ['below', 40, 758],
])('a row %s is %d rows down: the page scrolls by %d', (_, at, distance) => {
  expect(distanceTo(at, { top: 190, height: 610 }, 38, 30)).toBe(distance);
});
