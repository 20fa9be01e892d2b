import { TextInput } from '@hanpan/ui';
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

/** From one day to another, both inclusive. */
export function PeriodFields({ fromLabel, toLabel, period, onChange }: PeriodFieldsProps) {
  const { startDate, endDate } = period;
  return (
    <div className={styles.period}>
      <TextInput
        type="date"
        size="sm"
        aria-label={fromLabel}
        value={startDate ?? ''}
        max={endDate ?? undefined}
        onChange={(event) => onChange({ startDate: event.target.value || null })}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        type="date"
        size="sm"
        aria-label={toLabel}
        value={endDate ?? ''}
        min={startDate ?? undefined}
        onChange={(event) => onChange({ endDate: event.target.value || null })}
      />
    </div>
  );
}
