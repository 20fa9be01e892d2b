import { useText } from '@hanpan/client';
import { ledgerAccountsCsv } from '@hanpan/contract';
import { SearchField, ToolRow } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Select } from '@hanpan/ui';
import { ListTools } from '../../app/desk-list/list-tools.tsx';
import { SaveList } from '../../app/desk-list/save-list.tsx';
import type { DeskListTools } from '../../app/desk-list/use-desk-list.ts';
import { useLedgerNames } from '../../app/ledger-names.ts';
import type { LedgerSummary } from './model.ts';

interface LedgerToolsProps {
  kinds: LedgerSummary['byKind'];
  kind: string;
  search: string;
  desk: DeskListTools;
  onChange: (change: { kind?: string; q?: string }) => void;
}

export function LedgerTools({ kinds, kind, search, desk, onChange }: LedgerToolsProps) {
  const t = useText(consoleLedgerTexts);
  const names = useLedgerNames();
  const options = [
    { value: 'all', label: t('consoleLedger.kind.all') },
    ...kinds.map((each) => ({ value: each.kind, label: names.kind(each.kind) })),
  ];
  return (
    <ToolRow
      end={
        <>
          <ListTools desk={desk} />
          <SaveList file={ledgerAccountsCsv} query={{ kind, search: search || null }} desk={desk} />
        </>
      }
    >
      <SearchField value={search} hint={t('consoleLedger.searchHint')} onChange={(q) => onChange({ q })} />
      <Select
        size="sm"
        caption={t('consoleLedger.kind')}
        options={options}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
    </ToolRow>
  );
}
