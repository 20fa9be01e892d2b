import { oddsMilli } from '@hanpan/money';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { OddsButton, type OddsButtonProps } from './odds-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Win(props: Partial<OddsButtonProps>) {
  const base = { label: 'win', odds: oddsMilli(2640), selected: false, onToggle: () => undefined };
  return (
    <SampleProvider>
      <OddsButton {...base} {...props} />
    </SampleProvider>
  );
}

test('a rise is announced for 1.6 seconds and then the price is plain again', () => {
  const { rerender } = render(<Win />);
  expect(screen.getByRole('button').textContent).toBe('win 2.64');
  rerender(<Win odds={oddsMilli(2710)} />);
  expect(screen.getByRole('button', { name: 'win 2.71 오름' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1500));
  expect(screen.getByRole('button', { name: 'win 2.71 오름' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByRole('button', { name: 'win 2.71' })).toBeTruthy();
});

test('a fall after a rise is a fall, and its 1.6 seconds start again', () => {
  const { rerender } = render(<Win />);
  rerender(<Win odds={oddsMilli(2710)} />);
  act(() => void vi.advanceTimersByTime(1000));
  rerender(<Win odds={oddsMilli(2500)} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('button', { name: 'win 2.50 내림' })).toBeTruthy();
});

test('a selected price says so', () => {
  render(<Win selected />);
  expect(screen.getByRole('button', { name: 'win 2.64', pressed: true })).toBeTruthy();
});

test('a suspended price gives its reason instead, and cannot be taken', () => {
  const toggle = vi.fn();
  render(<Win suspendedReason="VAR" onToggle={toggle} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'win VAR' });
  fireEvent.click(button);
  expect(button.disabled).toBe(true);
  expect(toggle).not.toHaveBeenCalled();
});

test('a reason that the page shows once is said by each button and shown by its lock alone', () => {
  render(<Win suspendedReason="closed" isReasonSpoken />);
  const button = screen.getByRole('button', { name: 'win closed' });
  expect(button.title).toBe('closed');
  expect(screen.getByText('closed').className).toMatch(/hidden/i);
});

test('the match is said before label and price where it is given', () => {
  render(<Win accessibleLabel="Ulsan – Seoul" />);
  expect(screen.getByRole('button', { name: 'Ulsan – Seoul win 2.64' })).toBeTruthy();
});
