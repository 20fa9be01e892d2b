import { isSiteDay } from '@hanpan/contract';
import { TextInput } from '@hanpan/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { DayWords } from './day-words.tsx';

interface DayFieldProps {
  readonly label: string;
  /** "2026-11-20"; null is no day. */
  readonly day: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onDay: (day: string | null) => void;
}

/** Keys that open a browser's calendar: what comes after them is chosen and not typed. */
function opensCalendar({ key, altKey }: KeyboardEvent): boolean {
  return key === ' ' || key === 'F4' || (altKey && (key === 'ArrowDown' || key === 'ArrowUp'));
}

/** Keys that write into a part of the day, or empty one. */
function writes({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return key.length === 1 || ['ArrowUp', 'ArrowDown', 'Backspace', 'Delete'].includes(key);
}

/**
 * A day of the site's calendar. A browser reports every digit that is typed, the 2nd on the way to the 25th and the year 0202
 * on the way to 2026: what is typed stays in the field and is told once it is left or Enter is pressed, and only where it is
 * a day to ask for. A day that is chosen in the calendar is told at once.
 */
export function DayField({ label, day, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = useRef(false);
  const tell = (text: string) => {
    setTyped(null);
    if (text !== (day ?? '')) onDay(text || null);
  };
  const change = (text: string) => {
    const isWhole = text === '' || isSiteDay(text);
    if (isTyping.current || !isWhole) setTyped(text);
    else tell(text);
  };
  /** Of a day with an empty part the browser says that it is none, which is not to say that none is wanted. */
  const commit = (input: HTMLInputElement) => {
    isTyping.current = false;
    if (typed === null) return;
    if (isSiteDay(typed) || (typed === '' && !input.validity.badInput)) tell(typed);
    else setTyped(null);
  };
  return (
    <DayWords day={typed ?? day ?? ''} empty={label} size="sm">
      <TextInput
        type="date"
        size="sm"
        aria-label={label}
        value={typed ?? day ?? ''}
        min={min}
        max={max}
        onPointerDown={() => {
          isTyping.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget);
          else if (opensCalendar(event)) isTyping.current = false;
          else if (writes(event)) isTyping.current = true;
        }}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => commit(event.currentTarget)}
      />
    </DayWords>
  );
}
