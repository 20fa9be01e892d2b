import { DayField } from './day-field.tsx';
import styles from './period-fields.module.css';

/** Days of the site's calendar; null leaves that end open. */
interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

interface PeriodFieldsProps {
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly period: Period;
  readonly onChange: (change: Partial<Period>) => void;
}

function isAfter(from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from > to;
}

/** From one day to another, both inclusive. A day beyond the other end takes that end along. */
export function PeriodFields({ fromLabel, toLabel, period, onChange }: PeriodFieldsProps) {
  const { startDate, endDate } = period;
  return (
    <div className={styles.period}>
      <DayField
        label={fromLabel}
        day={startDate}
        max={endDate ?? undefined}
        onDay={(day) =>
          onChange(isAfter(day, endDate) ? { startDate: day, endDate: day } : { startDate: day })
        }
      />
      <span aria-hidden="true">–</span>
      <DayField
        label={toLabel}
        day={endDate}
        min={startDate ?? undefined}
        onDay={(day) =>
          onChange(isAfter(startDate, day) ? { startDate: day, endDate: day } : { endDate: day })
        }
      />
    </div>
  );
}
