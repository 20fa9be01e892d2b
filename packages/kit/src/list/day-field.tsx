import { isSiteDay } from '@hanpan/contract';
import { TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { DayWords } from './day-words.tsx';

interface DayFieldProps {
  readonly label: string;
  /** "2026-11-20"; null is no day. */
  readonly day: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onDay: (day: string | null) => void;
}

/**
 * A day of the site's calendar. A browser reports every digit of a year that is typed, "0002", "0020", "0202": what is
 * no day to ask for stays in the field and is told to nobody.
 */
export function DayField({ label, day, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const isWhole = text === '' || isSiteDay(text);
    setTyped(isWhole ? null : text);
    if (isWhole) onDay(text || null);
  };
  return (
    <DayWords day={day ?? ''} empty={label} size="sm">
      <TextInput
        type="date"
        size="sm"
        aria-label={label}
        value={typed ?? day ?? ''}
        min={min}
        max={max}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </DayWords>
  );
}
