import { useText } from '@hanpan/client';
import type { CsvCell } from '@hanpan/contract';
import { CsvButton, ToolRow, ViewLink } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import { Chip, ChipGroup, TabLinks } from '@hanpan/ui';
import styles from './cash-tools.module.css';
import {
  type CashKind,
  type CashRow,
  type CashView,
  cashViews,
  type QuickFilter,
  quickFilters,
} from './model.ts';

interface CashToolsProps {
  kind: CashKind;
  view: CashView;
  quick: QuickFilter | undefined;
  quickCounts: Readonly<Record<QuickFilter, number>>;
  onQuickChange: (quick: QuickFilter | undefined) => void;
  /** How many requests this view has, on all its pages. */
  total: number | undefined;
  shown: readonly CashRow[];
}

export function CashTools(props: CashToolsProps) {
  const t = useText(consoleCashTexts);
  const { kind, view, quick, quickCounts, onQuickChange, shown } = props;
  return (
    <>
      <div className={styles.tabs}>
        <TabLinks label={t('consoleCash.states')}>
          {cashViews.map((each) => (
            <ViewLink
              key={each}
              to="."
              search={{ view: each }}
              current={each === view}
              count={each === view ? props.total : undefined}
            >
              {t(`consoleCash.view.${each}`)}
            </ViewLink>
          ))}
        </TabLinks>
      </div>
      <ToolRow end={<CsvButton name={`cash-${kind}`} head={csvHead} rows={shown.map(csvRow)} />}>
        <ChipGroup label={t('consoleCash.quick')}>
          {quickFilters.map((filter) => (
            <Chip
              key={filter}
              shape="square"
              pressed={quick === filter}
              count={quickCounts[filter]}
              onClick={() => onQuickChange(quick === filter ? undefined : filter)}
            >
              {t(`consoleCash.quick.${filter}`)}
            </Chip>
          ))}
        </ChipGroup>
      </ToolRow>
    </>
  );
}

/** Column names are the contract's own field names, so that a sheet can be joined with other exports. */
const csvHead = [
  'cashIdx',
  'receiptId',
  'memId',
  'memNick',
  'tree',
  'amount',
  'bonusAmount',
  'accountHolder',
  'bankName',
  'state',
  'appliedAt',
  'dueAt',
  'processedAt',
  'claimedBy',
  'firstApprovedBy',
  'reason',
  'deferNote',
] as const satisfies readonly (keyof CashRow)[];

function csvRow(row: CashRow): CsvCell[] {
  return csvHead.map((key) => (key === 'tree' ? row.tree.join(' > ') : row[key]));
}
