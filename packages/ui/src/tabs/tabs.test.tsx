import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TabPanel } from './tab-panel.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { value: 'in', label: 'deposit' },
  { value: 'out', label: 'withdraw' },
] as const;

function Desk() {
  const [tab, setTab] = useState<'in' | 'out'>('in');
  return (
    <Tabs label="cash" tabs={tabs} value={tab} onChange={setTab}>
      <TabPanel value="in">money in</TabPanel>
      <TabPanel value="out">money out</TabPanel>
    </Tabs>
  );
}

test('a tab shows its own panel and no other', () => {
  render(<Desk />);
  expect(screen.getByRole('tabpanel', { name: 'deposit' }).textContent).toBe('money in');
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'withdraw' }));
  expect(screen.getByRole('tab', { name: 'withdraw', selected: true })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'withdraw' }).textContent).toBe('money out');
});
