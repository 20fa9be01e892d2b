import { useText } from '@hanpan/client';
import type { CsvCell } from '@hanpan/contract';
import { CsvButton, SearchField, ToolRow } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Select } from '@hanpan/ui';
import { useLedgerNames } from '../../app/ledger-names.ts';
import type { LedgerAccount, LedgerSummary } from './model.ts';

interface LedgerToolsProps {
  kinds: LedgerSummary['byKind'];
  kind: string;
  search: string;
  rows: readonly LedgerAccount[];
  onChange: (change: { kind?: string; q?: string }) => void;
}

export function LedgerTools({ kinds, kind, search, rows, onChange }: LedgerToolsProps) {
  const t = useText(consoleLedgerTexts);
  const names = useLedgerNames();
  const options = [
    { value: 'all', label: t('consoleLedger.kind.all') },
    ...kinds.map((each) => ({ value: each.kind, label: names.kind(each.kind) })),
  ];
  return (
    <ToolRow end={<CsvButton name="ledger-accounts" head={csvHead} rows={rows.map(csvRow)} />}>
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

const csvHead = ['accountId', 'kind', 'owner', 'balance', 'entriesSum', 'entryCount'] as const;

function csvRow(row: LedgerAccount): CsvCell[] {
  return csvHead.map((key) => row[key]);
}
