import type { FormEvent } from 'react';

/** An empty submit leads to the field that says what is missing, wherever the page was scrolled to. */
export function focusFirstField({ currentTarget }: FormEvent): void {
  currentTarget.querySelector('input')?.focus();
}
