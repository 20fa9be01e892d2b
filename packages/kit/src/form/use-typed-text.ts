import { type FormEvent, useRef } from 'react';

const chosen = ['checkbox', 'radio', 'range', 'color', 'file', 'hidden', 'password', 'search'];
const text = `textarea, [contenteditable], input:not(${chosen.map((type) => `[type="${type}"]`).join(', ')})`;
/** Typed again in a moment, and nobody misses it: asking about it would only teach people not to read the question. */
const secret = '[autocomplete$="-password"], [autocomplete="one-time-code"]';

const textOf = (field: HTMLElement) => ('value' in field ? String(field.value) : (field.textContent ?? ''));

/**
 * Whether somebody has typed what would be lost. `note` listens to the form; `isLost` is asked when it is left, and is false where
 * everything that was typed has been deleted again.
 */
export function useTypedText() {
  const fields = useRef(new Set<HTMLElement>());
  return {
    note: ({ target }: FormEvent) => {
      if (target instanceof HTMLElement && target.matches(text) && !target.matches(secret))
        fields.current.add(target);
    },
    // A field that is gone, because another language or another kind is shown, may have left its text in the draft.
    isLost: () => [...fields.current].some((field) => !field.isConnected || textOf(field).trim() !== ''),
  };
}
