import { useText } from '@hanpan/client';
import { consolePointsCsv } from '@hanpan/contract';
import { SearchField, ToolRow } from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { Select } from '@hanpan/ui';
import { ListTools } from '../../app/desk-list/list-tools.tsx';
import { SaveList } from '../../app/desk-list/save-list.tsx';
import type { DeskListTools } from '../../app/desk-list/use-desk-list.ts';
import { kindFilters, useFilters } from './model.ts';
import type { PointFilter } from './use-points.ts';

interface PointToolsProps {
  desk: DeskListTools;
  filter: PointFilter;
  onChange: (change: { kind?: PointFilter['kind']; use?: PointFilter['useType']; q?: string }) => void;
}

export function PointTools({ desk, filter, onChange }: PointToolsProps) {
  const t = useText(pointTexts);
  return (
    <ToolRow
      end={
        <>
          <ListTools desk={desk} />
          <SaveList
            file={consolePointsCsv}
            query={{ ...filter, search: filter.search || null }}
            desk={desk}
          />
        </>
      }
    >
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
