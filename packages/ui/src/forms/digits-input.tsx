import type { ChangeEvent } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface DigitsInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string;
  onChange: (digits: string) => void;
}

/** Phone and account numbers: hyphens and spaces of a pasted number are dropped. */
export function DigitsInput({ value, onChange, maxLength, ...rest }: DigitsInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '');
    onChange(maxLength === undefined ? digits : digits.slice(0, maxLength));
  };
  return <TextInput inputMode="numeric" {...rest} value={value} onChange={change} />;
}
