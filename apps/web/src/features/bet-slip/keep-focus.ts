import { flushSync } from 'react-dom';

/**
 * Takes from the slip what a button in it is for. Where the button goes with it, the focus is not lost: the next selection's button
 * has it, or the last one's, or the slip itself where none is left.
 */
export function keepFocus(pressed: HTMLElement, takeAway: () => void): void {
  const slip = pressed.closest<HTMLElement>('[data-slip], [role="dialog"]');
  const buttons = () => [...(slip?.querySelectorAll<HTMLElement>('[data-leg] [data-remove]') ?? [])];
  const place = Math.max(0, buttons().indexOf(pressed));
  flushSync(takeAway);
  if (pressed.isConnected) return;
  const left = buttons();
  (left[Math.min(place, left.length - 1)] ?? slip)?.focus();
}
