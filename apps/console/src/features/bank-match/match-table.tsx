import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleBankTexts } from '@hanpan/messages';
import { Badge, type Column, Money, Table } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../../app/urls.ts';
import type { BankLine } from './use-bank-match.ts';

const badgeOf = {
  matched: 'done',
  'name-differs': 'now',
  several: 'wait',
  earlier: 'now',
  credited: 'void',
  unclear: 'wait',
  none: 'void',
} as const;

/** Each line of the statement with the deposits that it may have paid. */
export function MatchTable({ lines }: { lines: readonly BankLine[] }) {
  const t = useText(consoleBankTexts);
  const columns: Column<BankLine>[] = [
    {
      key: 'line',
      header: t('consoleBank.line'),
      align: 'end',
      phone: 'hidden',
      cell: ({ lineNumber }) => lineNumber,
    },
    {
      key: 'payer',
      header: t('consoleBank.payer'),
      phone: 'main',
      cell: ({ payer, rest }) => (
        <>
          <b className={cells.name}>{payer}</b> <span className={cells.quiet}>{rest}</span>
        </>
      ),
    },
    {
      key: 'amount',
      header: t('consoleBank.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      key: 'result',
      header: t('consoleBank.result'),
      phone: 'state',
      cell: ({ result }) => (
        <Badge size="sm" kind={badgeOf[result]}>
          {t(`consoleBank.result.${result}`)}
        </Badge>
      ),
    },
    { key: 'request', header: t('consoleBank.request'), phone: 'wide', cell: candidatesOf },
  ];
  return (
    <Table
      caption={t('consoleBank.table')}
      density="dense"
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => String(lineNumber)}
    />
  );

  function candidatesOf({ candidates }: BankLine) {
    return candidates.map((deposit) => (
      <div key={deposit.cashIdx}>
        <Link to={urls.deposits} aria-label={t('consoleBank.open', { receipt: deposit.receiptId })}>
          {deposit.receiptId}
        </Link>{' '}
        <MemberName row={deposit} />{' '}
        <span className={cells.quiet}>{deposit.payerName ?? deposit.accountHolder}</span>
      </div>
    ));
  }
}
