import { type Amount, amount } from '@hanpan/money';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { AmountInput, type AmountInputProps } from './amount-input.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

const presets = [
  { amount: amount(10_000), label: '10k' },
  { amount: amount(50_000), label: '50k' },
];

function Stake(props: Partial<AmountInputProps>) {
  const [value, setValue] = useState<Amount>();
  return (
    <SampleProvider>
      <Field label="stake">
        <AmountInput label="presets" presets={presets} {...props} value={value} onChange={setValue} />
      </Field>
    </SampleProvider>
  );
}

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'stake' });
}

test('digits get their separators while they are typed', () => {
  render(<Stake />);
  fireEvent.change(field(), { target: { value: '1234567' } });
  expect(field().value).toBe('1,234,567');
});

test('a preset replaces the amount and shows that it is chosen', () => {
  render(<Stake />);
  fireEvent.click(screen.getByRole('button', { name: '10k' }));
  fireEvent.click(screen.getByRole('button', { name: '50k' }));
  expect(field().value).toBe('50,000');
  expect(screen.getByRole('button', { name: '50k', pressed: true })).toBeTruthy();
});

test('an adding preset adds, and never beyond the most that is allowed', () => {
  render(<Stake presetMode="add" max={amount(80_000)} />);
  fireEvent.click(screen.getByRole('button', { name: '50k' }));
  expect(field().value).toBe('50,000');
  fireEvent.click(screen.getByRole('button', { name: '50k' }));
  expect(field().value).toBe('80,000');
});

test('clearing leaves no amount, which is not the amount zero', () => {
  render(<Stake />);
  fireEvent.click(screen.getByRole('button', { name: '10k' }));
  fireEvent.click(screen.getByRole('button', { name: '지우기' }));
  expect(field().value).toBe('');
});
