import { isSiteDay } from '@hanpan/contract';
import { DayWords } from '@hanpan/kit';
import { TextInput } from '@hanpan/ui';
import { useState } from 'react';
import styles from './results.module.css';

interface DayPickerProps {
  readonly label: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** One day of the site's calendar. A year that is being typed stays in the field until it is whole. */
export function DayPicker({ label, day, onDay }: DayPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const isWhole = text === '' || isSiteDay(text);
    setTyped(isWhole ? null : text);
    if (isWhole) onDay(text);
  };
  return (
    <DayWords day={day} empty={label} size="sm">
      <TextInput
        type="date"
        size="sm"
        className={styles.day}
        aria-label={label}
        value={typed ?? day}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </DayWords>
  );
}
