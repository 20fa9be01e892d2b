import type { FormEvent } from 'react';

/** An empty submit leads to the field that says what is missing, wherever the page was scrolled to. */
export function focusFirstField({ currentTarget }: FormEvent): void {
  const field = currentTarget.querySelector('input');
  field?.focus();
  // On a phone the summary stays at the bottom: what is said below the field has to stand above it.
  field?.scrollIntoView?.({ block: 'center' });
}
