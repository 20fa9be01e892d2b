import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Elapsed, TimeText } from '@hanpan/ui';
import type { AccountRequest, AccountSending } from './use-account-sending.ts';

export function useAccountColumns(sending: AccountSending): readonly Column<AccountRequest>[] {
  const t = useText(consoleCashTexts);
  return [
    {
      key: 'member',
      header: t('consoleCash.col.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    {
      key: 'asked',
      header: t('consoleCash.account.asked'),
      phone: 'hidden',
      cell: (row) => (
        <TimeText atMs={Date.parse(row.requestedAt)} format="dateTimeSeconds" className={cells.quiet} />
      ),
    },
    {
      key: 'account',
      header: t('consoleCash.account.col'),
      phone: 'hidden',
      cell: ({ account }) =>
        account === null ? (
          <span className={cells.quiet}>-</span>
        ) : (
          `${account.bankName} ${account.accountNumber} · ${account.accountHolder}`
        ),
    },
    {
      key: 'waiting',
      header: t('consoleCash.col.elapsed'),
      phone: 'meta',
      cell: (row) =>
        row.answeredAt === null ? (
          <Elapsed sinceMs={Date.parse(row.requestedAt)} />
        ) : (
          <TimeText atMs={Date.parse(row.answeredAt)} format="dateTimeSeconds" className={cells.quiet} />
        ),
    },
    {
      key: 'state',
      header: t('consoleCash.col.state'),
      phone: 'money',
      cell: (row) => (
        <Badge size="sm" kind={row.answeredAt === null ? 'ask' : 'done'}>
          {row.answeredAt === null ? t('consoleCash.account.waiting') : t('consoleCash.account.answered')}
        </Badge>
      ),
    },
    {
      key: 'by',
      header: t('consoleCash.account.answeredBy'),
      phone: 'hidden',
      cell: (row) => <span className={cells.quiet}>{row.answeredBy ?? '-'}</span>,
    },
    {
      key: 'action',
      header: t('consoleCash.col.action'),
      align: 'end',
      phone: 'state',
      holdsButton: true,
      cell: (row) =>
        row.answeredAt === null && (
          <Button
            size="xs"
            icon="mail"
            aria-label={t('consoleCash.account.sendTo', { nick: row.memNick })}
            busy={sending.busyIdx === row.requestIdx}
            onClick={() => sending.send(row)}
          >
            {t('consoleCash.account.send')}
          </Button>
        ),
    },
  ];
}
