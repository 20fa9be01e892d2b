import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { ShareBars } from './share-bars.tsx';

afterEach(cleanup);

const bars = [
  { key: '0', label: '00', value: 9, before: 8 },
  { key: '1', label: '01', value: 26, before: 24, isOpen: true },
];

test('a chart is a named picture, and its figures are a table for whoever cannot see it', () => {
  render(
    <BarChart
      label="Bets by hour"
      keyLabel="Hour"
      valueLabel="Today"
      beforeLabel="Last week"
      bars={bars}
      shortText={String}
      wholeText={(value) => `${value} won`}
    />,
  );
  expect(screen.getByRole('img', { name: 'Bets by hour' })).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Bets by hour' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'HourTodayLast week',
    '009 won8 won',
    '0126 won24 won',
  ]);
});

test('without a period before there is neither a line nor a column for it', () => {
  const { container } = render(
    <BarChart
      label="Bets"
      keyLabel="Day"
      valueLabel="Bets"
      bars={bars.map(({ before: _, ...bar }) => bar)}
      shortText={String}
      wholeText={String}
    />,
  );
  expect(container.querySelectorAll('polyline')).toHaveLength(0);
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

test('shares are a list whose words carry the figures', () => {
  const { container } = render(
    <ShareBars
      label="By game"
      bars={[
        { key: 'a', label: 'Slots', value: 50, text: '50', note: 'rolling 1' },
        { key: 'b', label: 'Sports', value: 25, text: '25' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'By game' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Slots50rolling 1', 'Sports25']);
  const widths = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'));
  expect(widths).toEqual(['100', '100', '100', '50']);
});
