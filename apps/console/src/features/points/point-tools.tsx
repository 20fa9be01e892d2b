import { useText } from '@hanpan/client';
import type { CsvCell } from '@hanpan/contract';
import { CsvButton, SearchField, ToolRow } from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { Select } from '@hanpan/ui';
import { kindFilters, type PointRow, useFilters } from './model.ts';
import type { PointFilter } from './use-points.ts';

interface PointToolsProps {
  filter: PointFilter;
  rows: readonly PointRow[];
  onChange: (change: { kind?: PointFilter['kind']; use?: PointFilter['useType']; q?: string }) => void;
}

export function PointTools({ filter, rows, onChange }: PointToolsProps) {
  const t = useText(pointTexts);
  return (
    <ToolRow end={<CsvButton name="points" head={csvHead} rows={rows.map(csvRow)} />}>
      <SearchField value={filter.search} hint={t('point.console.search')} onChange={(q) => onChange({ q })} />
      <Select
        size="sm"
        caption={t('point.use')}
        options={useFilters.map((value) => ({ value, label: t(`point.use.${value}`) }))}
        value={filter.useType}
        onChange={(use) => onChange({ use })}
      />
      <Select
        size="sm"
        caption={t('point.kind')}
        options={kindFilters.map((value) => ({ value, label: t(`point.kind.${value}`) }))}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </ToolRow>
  );
}

const csvHead = [
  'pointIdx',
  'accruedAt',
  'memId',
  'kind',
  'percent',
  'bonusPercent',
  'accruedPoints',
  'useType',
  'appliedPoints',
  'by',
  'reason',
] as const;

function csvRow(row: PointRow): CsvCell[] {
  return csvHead.map((key) => row[key]);
}
