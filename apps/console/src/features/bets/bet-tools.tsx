import { useText } from '@hanpan/client';
import { deskBetsCsv } from '@hanpan/contract';
import { PeriodFields, SearchField, ToolRow } from '@hanpan/kit';
import { betTexts, consoleBetTexts } from '@hanpan/messages';
import { Select } from '@hanpan/ui';
import { ListTools } from '../../app/desk-list/list-tools.tsx';
import { SaveList } from '../../app/desk-list/save-list.tsx';
import type { DeskListTools } from '../../app/desk-list/use-desk-list.ts';
import { useMay } from '../../app/session.ts';
import { type BetSearch, groupFilters, typeFilters } from './model.ts';

interface BetToolsProps {
  readonly desk: DeskListTools;
  readonly search: BetSearch;
  readonly onChange: (change: Partial<BetSearch>) => void;
}

export function BetTools({ desk, search, onChange }: BetToolsProps) {
  const t = useText(consoleBetTexts);
  const bet = useText(betTexts);
  const maySave = useMay(deskBetsCsv.path);
  const { member, group, type, from, to } = search;
  return (
    <ToolRow
      end={
        <>
          <ListTools desk={desk} />
          {maySave && (
            <SaveList
              file={deskBetsCsv}
              query={{ memId: member || null, groupKey: group, type, from, to }}
              desk={desk}
            />
          )}
        </>
      }
    >
      <SearchField
        value={member}
        hint={t('consoleBets.memberId')}
        onChange={(next) => onChange({ member: next })}
      />
      <Select
        size="sm"
        caption={t('consoleBets.group')}
        options={groupFilters.map((value) => ({ value, label: bet(`bet.family.${value}`) }))}
        value={group}
        onChange={(next) => onChange({ group: next })}
      />
      <Select
        size="sm"
        caption={t('consoleBets.type')}
        options={typeFilters.map((value) => ({ value, label: bet(`bet.type.${value}`) }))}
        value={type}
        onChange={(next) => onChange({ type: next })}
      />
      <PeriodFields
        fromLabel={t('consoleBets.from')}
        toLabel={t('consoleBets.to')}
        period={{ startDate: from, endDate: to }}
        onChange={({ startDate = from, endDate = to }) => onChange({ from: startDate, to: endDate })}
      />
    </ToolRow>
  );
}
