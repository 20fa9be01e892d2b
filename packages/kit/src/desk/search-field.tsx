import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { TextInput } from '@hanpan/ui';
import { useRef } from 'react';
import styles from './search-field.module.css';
import { useShortcuts } from './shortcuts.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchFieldProps {
  value: string;
  hint: string;
  onChange: (value: string) => void;
}

/** Searches after a pause in typing, and follows what somebody else has changed. The slash key moves the focus here. */
export function SearchField({ value, hint, onChange }: SearchFieldProps) {
  const t = useText(consoleShellTexts);
  const [typed, setTyped] = useTypedSearch(value, onChange);
  const input = useRef<HTMLInputElement>(null);
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
