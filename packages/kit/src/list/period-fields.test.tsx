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
