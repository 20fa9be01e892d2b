import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { TextInput } from '@hanpan/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './search-field.module.css';
import { useShortcuts } from './shortcuts.ts';

const pauseMs = 250;

interface SearchFieldProps {
  value: string;
  hint: string;
  onChange: (value: string) => void;
}

/**
 * Searches after a pause in typing, not at every letter, and follows a value that somebody else has changed (the back
 * button, a link). The slash key moves the focus here.
 */
export function SearchField({ value, hint, onChange }: SearchFieldProps) {
  const t = useText(consoleShellTexts);
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // What was told and has not come back yet: an answer that arrives while more is being typed takes no letter away.
  const told = useRef<string[]>([]);
  const report = useEffectEvent(() => {
    told.current.push(typed.trim());
    onChange(typed.trim());
  });
  useEffect(() => {
    const at = told.current.indexOf(value);
    told.current = told.current.slice(at + 1);
    if (at === -1) setTyped((before) => (before.trim() === value ? before : value));
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(report, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useShortcuts({ '/': () => input.current?.focus() });
  return (
    <TextInput
      ref={input}
      type="search"
      size="sm"
      icon="search"
      aria-label={`${t('consoleShell.search')}: ${hint}`}
      placeholder={hint}
      maxLength={60}
      value={typed}
      className={styles.search}
      suffix={<kbd>/</kbd>}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
