import { useText } from '@hanpan/client';
import type { CsvCell } from '@hanpan/contract';
import { consoleShellTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { serverNow } from '../frame/server-clock.ts';
import { downloadCsv } from './csv.ts';

interface CsvButtonProps {
  /** First part of the file's name; the day follows. */
  name: string;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  /** What the file says of itself, above the names of the columns. */
  above?: readonly (readonly CsvCell[])[];
}

/** Saves exactly the rows in view; times are ISO 8601 in UTC, amounts are bare integers. */
export function CsvButton({ name, head, rows, above = [] }: CsvButtonProps) {
  const t = useText(consoleShellTexts);
  const save = () => {
    const day = new Date(serverNow()).toISOString().slice(0, 10);
    downloadCsv(`${name}-${day}.csv`, [...above, head, ...rows]);
  };
  return (
    <Button
      size="sm"
      icon="download"
      disabled={rows.length === 0}
      aria-label={t('consoleShell.csvLabel', { count: rows.length })}
      onClick={save}
    >
      {t('consoleShell.csv')}
    </Button>
  );
}
