import { amount } from '@hanpan/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { Money, type MoneyProps } from './money.tsx';

let stillness = false;

beforeEach(() => {
  vi.useFakeTimers();
  stillness = false;
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Balance(props: MoneyProps) {
  return (
    <SampleProvider>
      <p data-testid="balance">
        <Money {...props} />
      </p>
    </SampleProvider>
  );
}

function shown() {
  return screen.getByTestId('balance').textContent;
}

test.each([
  [{ amount: amount(1_284_500) }, '1,284,500원'],
  [{ amount: amount(39_000), signed: true }, '+39,000원'],
  [{ amount: amount(-50_000), signed: true }, '-50,000원'],
  [{ amount: amount(0), signed: true }, '0원'],
  [{ amount: amount(500), unit: null }, '500'],
  [{ amount: amount(23_480), unit: 'P' }, '23,480P'],
])('[BC-14] %j is written %s', (props, text) => {
  render(<Balance {...props} />);
  expect(shown()).toBe(text);
});

test('a credit is counted up and ends at the exact amount', () => {
  const { rerender } = render(<Balance amount={amount(1000)} countUp />);
  rerender(<Balance amount={amount(2000)} countUp />);
  expect(shown()).toBe('1,000원');
  act(() => void vi.advanceTimersByTime(180));
  expect(shown()).not.toBe('1,000원');
  act(() => void vi.advanceTimersByTime(400));
  expect(shown()).toBe('2,000원');
});

test('a debit is shown at once', () => {
  const { rerender } = render(<Balance amount={amount(2000)} countUp />);
  rerender(<Balance amount={amount(500)} countUp />);
  expect(shown()).toBe('500원');
});

test('nothing is counted up under reduced motion', () => {
  stillness = true;
  const { rerender } = render(<Balance amount={amount(1000)} countUp />);
  rerender(<Balance amount={amount(2000)} countUp />);
  expect(shown()).toBe('2,000원');
});
