import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from './preferences.ts';

export type Shortcuts = Readonly<Record<string, () => void>>;

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The name of a key press. A Latin letter counts as typed; otherwise the letter engraved on the key counts, because a
 * keyboard switched to Korean types ㅓ where J is engraved.
 */
export function shortcutOf(press: KeyPress): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (/^[a-z]$/i.test(press.key)) return press.key.toUpperCase();
  return /^Key([A-Z])$/.exec(press.code)?.[1] ?? (press.code === 'Slash' ? '/' : press.key);
}

const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';
/** Keys that a focused control already acts on by itself. */
const native = new Set(['Enter', ' ']);

function isTakenElsewhere(event: KeyboardEvent, name: string): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest(typing) !== null || document.querySelector(dialogs) !== null) return true;
  return native.has(name) && target.closest('a, button, input, select, summary') !== null;
}

/** Single keys of a page, active while it is mounted, no text is being typed and no dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const shortcutsOn = usePreferences((preferences) => preferences.shortcutsOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name === undefined || (event.repeat && !'JK'.includes(name))) return;
    const act = Object.hasOwn(shortcuts, name) ? shortcuts[name] : undefined;
    if (act === undefined || isTakenElsewhere(event, name)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!shortcutsOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [shortcutsOn]);
}
