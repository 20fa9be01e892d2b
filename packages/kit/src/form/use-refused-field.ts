import type { CallFailure } from '@hanpan/client';
import { type RefObject, useEffect, useRef } from 'react';

const password = '[autocomplete="current-password"]';
const code = '[autocomplete="one-time-code"]';
const pin = '[name="cashOutPass"], [type="password"][inputmode="numeric"]';

/** The field that a refusal is about. What is refused for another reason is about none. */
const fields: Readonly<Record<string, string>> = {
  U120: password,
  L001: password,
  L006: code,
  L007: code,
  C205: pin,
  C008: pin,
  U104: '[name="memPhone"]',
  U118: '[name="memPhone"]',
  L014: '[name="answer"]',
};

/**
 * A form that was refused for what stands in one of its fields leads back to it, with that selected: what is typed next takes its place.
 * Nothing is known to be wrong while the outcome is indeterminate.
 */
export function useRefusedField(failure: CallFailure | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const selector = !failure?.isIndeterminate && failure?.code && fields[failure.code];
    const field = selector && form.current?.querySelector<HTMLInputElement>(selector);
    if (!field) return;
    field.focus();
    field.select();
  }, [failure]);
  return form;
}
