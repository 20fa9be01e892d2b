import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMs = 250;

/**
 * What is typed into a field that searches after a pause in typing, not at every letter, and that follows a value which somebody else
 * has changed (the back button, a link, a filter that was cleared).
 */
export function useTypedSearch(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
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
  return [typed, setTyped] as const;
}
