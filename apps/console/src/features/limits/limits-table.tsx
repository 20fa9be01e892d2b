import { useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleLimitTexts } from '@hanpan/messages';
import { Button, type Column, Money, Table } from '@hanpan/ui';
import { useLimitWords } from './limit-words.ts';
import styles from './limits.module.css';
import { defaultLimits, type LimitRow, rowKeyOf } from './model.ts';

interface LimitsTableProps {
  readonly rows: readonly LimitRow[];
  /** Supervisors alone change limits. */
  readonly mayChange: boolean;
  readonly onChange: (row: LimitRow) => void;
  readonly onRemove: (row: LimitRow) => void;
}

/** The default amounts first, then the rules by sport and time. */
export function LimitsTable({ rows, mayChange, onChange, onRemove }: LimitsTableProps) {
  const t = useText(consoleLimitTexts);
  const words = useLimitWords();
  const columns: Column<LimitRow>[] = [
    {
      key: 'sport',
      header: t('consoleLimits.sport'),
      phone: 'main',
      cell: (row) => <span className={cells.name}>{words.sportOf(row)}</span>,
    },
    { key: 'time', header: t('consoleLimits.time'), phone: 'meta', cell: words.timeOf },
    ...defaultLimits.map((name): Column<LimitRow> => {
      return {
        key: name,
        header: t(`consoleLimits.${name}`),
        align: 'end',
        phone: 'wide',
        cell: (row) => {
          const amount = row[name];
          return amount !== undefined && <Money amount={amount} tone="plain" />;
        },
      };
    }),
  ];
  const action: Column<LimitRow> = {
    key: 'action',
    // Not as text: where a row folds, buttons need no name before them.
    header: <>{t('consoleLimits.action')}</>,
    align: 'end',
    phone: 'wide',
    cell: (row) => <Actions row={row} onChange={onChange} onRemove={onRemove} />,
  };
  return (
    <Table
      caption={t('consoleLimits.table')}
      density="dense"
      columns={mayChange ? [...columns, action] : columns}
      rows={rows}
      rowKey={rowKeyOf}
    />
  );
}

function Actions({
  row,
  onChange,
  onRemove,
}: { readonly row: LimitRow } & Pick<LimitsTableProps, 'onChange' | 'onRemove'>) {
  const t = useText(consoleLimitTexts);
  const name = useLimitWords().nameOf(row);
  return (
    <span className={styles.actions}>
      <Button size="xs" aria-label={t('consoleLimits.changeOne', { name })} onClick={() => onChange(row)}>
        {t('consoleLimits.change')}
      </Button>
      {row.sport !== undefined && (
        <Button
          size="xs"
          variant="text"
          aria-label={t('consoleLimits.removeOne', { name })}
          onClick={() => onRemove(row)}
        >
          {t('consoleLimits.remove')}
        </Button>
      )}
    </span>
  );
}
