import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { DigitsInput } from './digits-input.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { PinInput } from './pin-input.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

test('a field names its control and describes it by error and hint, error first', () => {
  render(
    <SampleProvider>
      <Field label="nickname" hint="two letters" error="taken">
        <TextInput />
      </Field>
    </SampleProvider>,
  );
  const input = screen.getByLabelText('nickname');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['taken', 'two letters']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without an error is not marked invalid', () => {
  render(
    <SampleProvider>
      <Field label="nickname">
        <TextInput />
      </Field>
    </SampleProvider>,
  );
  expect(screen.getByLabelText('nickname').hasAttribute('aria-invalid')).toBe(false);
});

test('a required field says so after its name, as a separate word', () => {
  render(
    <SampleProvider>
      <Field label="nickname" required>
        <TextInput />
      </Field>
    </SampleProvider>,
  );
  expect(screen.getByRole('textbox', { name: 'nickname 필수' })).toBeTruthy();
});

test('everything but digits is dropped while a phone number is typed, and its length is kept', () => {
  const change = vi.fn();
  render(<DigitsInput aria-label="phone" value="" onChange={change} maxLength={11} />);
  fireEvent.change(screen.getByLabelText('phone'), { target: { value: '010-1234-5678-99' } });
  expect(change).toHaveBeenCalledWith('01012345678');
});

test('a PIN takes digits only, stops at its length and says when it is complete', () => {
  const complete = vi.fn();
  render(<Pin onComplete={complete} />);
  const input = screen.getByLabelText<HTMLInputElement>('PIN');
  fireEvent.change(input, { target: { value: '12x' } });
  expect(input.value).toBe('12');
  expect(complete).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '12345' } });
  expect(input.value).toBe('1234');
  expect(complete).toHaveBeenCalledExactlyOnceWith('1234');
});

test('a PIN that may be longer than those of today is taken to its end', () => {
  const change = vi.fn();
  render(
    <SampleProvider>
      <PinInput label="PIN" value="1234" onChange={change} length={4} most={6} />
    </SampleProvider>,
  );
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '1234567' } });
  expect(change).toHaveBeenCalledExactlyOnceWith('123456');
});

function Pin({ onComplete }: { onComplete: (pin: string) => void }) {
  const [pin, setPin] = useState('');
  return (
    <SampleProvider>
      <PinInput label="PIN" value={pin} onChange={setPin} onComplete={onComplete} />
    </SampleProvider>
  );
}

test('a password can be shown and hidden again', () => {
  render(
    <SampleProvider>
      <PasswordInput aria-label="password" />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }));
  expect(screen.getByLabelText('password').getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(screen.getByLabelText('password').getAttribute('type')).toBe('password');
});

test('a select returns the chosen value and offers no value before one is chosen', () => {
  const change = vi.fn();
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ] as const;
  render(
    <Select aria-label="bank" options={options} value={undefined} onChange={change} placeholder="choose" />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('bank');
  expect(select.value).toBe('');
  fireEvent.change(select, { target: { value: 'b' } });
  expect(change).toHaveBeenCalledWith('b');
});
