import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';
import { Table } from './table.tsx';
import type { Column, TableProps } from './table-column.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Bet {
  id: string;
  stake: number;
}

const rows: readonly Bet[] = [
  { id: 'b1', stake: 10 },
  { id: 'b2', stake: 20 },
];

const columns: readonly Column<Bet>[] = [
  { key: 'id', header: 'id', cell: (bet) => bet.id, sortable: true },
  { key: 'stake', header: 'stake', cell: (bet) => <button type="button">{`open ${bet.stake}`}</button> },
];

function renderTable(props: Partial<TableProps<Bet>>) {
  const base = { caption: 'bets', columns, rows, rowKey: (bet: Bet) => bet.id };
  render(<Table {...base} {...props} />);
}

function row(id: string) {
  return screen.getByText(id).closest('tr') as HTMLElement;
}

test('a table has its name, its columns and one row per thing', () => {
  renderTable({});
  const table = screen.getByRole('table', { name: 'bets' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('a column sorts ascending first and descending when pressed again, and says which', () => {
  const change = vi.fn();
  renderTable({ sort: { key: 'id', direction: 'ascending' }, onSortChange: change });
  expect(screen.getByRole('columnheader', { name: 'id' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'id' }));
  expect(change).toHaveBeenCalledWith({ key: 'id', direction: 'descending' });
});

test('rows are reached by Tab once and by arrows from there, and Enter selects', () => {
  const select = vi.fn();
  renderTable({ onRowSelect: select, selectedKey: 'b1' });
  expect([row('b1').tabIndex, row('b2').tabIndex]).toEqual([0, -1]);
  row('b1').focus();
  fireEvent.keyDown(row('b1'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(row('b2'));
  fireEvent.keyDown(row('b2'), { key: 'Enter' });
  expect(select).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test('a button in a row acts alone and selects nothing', () => {
  const select = vi.fn();
  renderTable({ onRowSelect: select });
  fireEvent.click(screen.getByRole('button', { name: 'open 10' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'open 10' }), { key: 'Enter' });
  expect(select).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('b2'));
  expect(select).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test('a table that does not fold is a stop of Tab only while it is wider than its place', () => {
  let look = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        look = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  renderTable({ folds: false });
  const frame = screen.getByRole('table', { name: 'bets' }).parentElement as HTMLElement;
  const widen = (width: number) => {
    Object.defineProperty(frame, 'scrollWidth', { configurable: true, value: width });
    act(() => look());
  };
  expect(frame.tabIndex).toBe(-1);
  widen(700);
  expect(frame.tabIndex).toBe(0);
  expect(screen.getByRole('group', { name: 'bets' })).toBe(frame);
  widen(0);
  expect(frame.tabIndex).toBe(-1);
});

test('a table without rows shows its empty content', () => {
  renderTable({ rows: [], empty: 'no bets yet' });
  expect(screen.getByText('no bets yet')).toBeTruthy();
});

test.each([
  [1, 1, [1]],
  [1, 0, []],
  [1, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
])('page %d of %d shows %j', (page, pageCount, shown) => {
  expect(pageWindow(page, pageCount)).toEqual(shown);
});

test('the first page has no page before it', () => {
  const change = vi.fn();
  render(
    <SampleProvider>
      <Pagination page={1} pageCount={3} onPageChange={change} />
    </SampleProvider>,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '이전 쪽' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: '1쪽' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByRole('button', { name: '다음 쪽' }));
  expect(change).toHaveBeenCalledWith(2);
});
