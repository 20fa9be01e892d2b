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

/** Searches after a pause in typing, not at every letter. The slash key moves the focus here. */
export function SearchField({ value, hint, onChange }: SearchFieldProps) {
  const t = useText(consoleShellTexts);
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const report = useEffectEvent(() => onChange(typed.trim()));
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
