import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PeriodFields } from './period-fields.tsx';

const changes: object[] = [];

beforeEach(() => {
  changes.length = 0;
  const period = { startDate: '2026-11-10', endDate: '2026-11-12' };
  render(
    <PeriodFields
      fromLabel="from"
      toLabel="to"
      period={period}
      onChange={(change) => void changes.push(change)}
    />,
  );
});
afterEach(cleanup);

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a year that is being typed stays in its field until it is whole', () => {
  for (const year of ['0002', '0020', '0202']) {
    enter('from', `${year}-11-11`);
    expect(screen.getByLabelText('from')).toHaveProperty('value', `${year}-11-11`);
  }
  expect(changes).toEqual([]);
  enter('from', '2026-11-11');
  expect(changes).toEqual([{ startDate: '2026-11-11' }]);
});

test('a day beyond the other end takes that end along', () => {
  enter('from', '2026-11-20');
  enter('to', '2026-11-01');
  enter('to', '');
  expect(changes).toEqual([
    { startDate: '2026-11-20', endDate: '2026-11-20' },
    { startDate: '2026-11-01', endDate: '2026-11-01' },
    { endDate: null },
  ]);
});

/** A key of the keyboard, and what a browser then says that the day is. */
function press(label: string, key: string, value?: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.keyDown(field, { key });
  if (value !== undefined) fireEvent.change(field, { target: { value } });
}

test('a day that is typed digit by digit moves nothing until the field is left', () => {
  const field = screen.getByLabelText('to');
  press('to', '2', '2026-11-02');
  expect(field).toHaveProperty('value', '2026-11-02');
  expect(changes).toEqual([]);
  press('to', '5', '2026-11-25');
  expect(changes).toEqual([]);
  fireEvent.blur(field);
  expect(changes).toEqual([{ endDate: '2026-11-25' }]);
});

test('Enter tells what was typed, and that it is left then tells nothing more', () => {
  press('from', '5', '2026-11-05');
  press('from', 'Enter');
  expect(changes).toEqual([{ startDate: '2026-11-05' }]);
});

test('a day of the calendar is told at once, also after something was typed', () => {
  press('from', '5', '2026-11-05');
  fireEvent.pointerDown(screen.getByLabelText('from'));
  enter('from', '2026-11-08');
  expect(changes).toEqual([{ startDate: '2026-11-08' }]);
  press('to', '1', '2026-11-01');
  press('to', ' ', '2026-11-30');
  expect(changes).toEqual([{ startDate: '2026-11-08' }, { endDate: '2026-11-30' }]);
});

test('an emptied part of a day does not come back while it is filled again, and is no wish for none', () => {
  const field = screen.getByLabelText<HTMLInputElement>('to');
  press('to', 'Backspace', '');
  expect(field.value).toBe('');
  expect(changes).toEqual([]);
  press('to', '9', '2026-11-29');
  fireEvent.blur(field);
  expect(changes).toEqual([{ endDate: '2026-11-29' }]);
  press('to', 'Backspace', '');
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  fireEvent.blur(field);
  expect(field.value).toBe('2026-11-12');
  expect(changes).toHaveLength(1);
});

test('a day that is emptied as a whole leaves that end open once the field is left', () => {
  press('to', 'Delete', '');
  fireEvent.blur(screen.getByLabelText('to'));
  expect(changes).toEqual([{ endDate: null }]);
});
