import { callQuery, useAction, useCaller, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { cells, MemberName, useFailureText } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Elapsed, Table, TimeText, toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

export type AccountRequest = DataOf<'/api/console/account/list'>['list'][number];

const pollMs = 15_000;

export function accountKeyOf(row: AccountRequest): string {
  return String(row.requestIdx);
}

export function useAccountRequests(page: number) {
  return useQuery({
    ...callQuery(useCaller(), '/api/console/account/list', { page }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

export interface AccountSending {
  readonly busyIdx: number | undefined;
  readonly send: (row: AccountRequest | undefined) => void;
}

/** Sends the account once; the server refuses to send it twice for the same request. */
export function useAccountSending(): AccountSending {
  const t = useText(consoleCashTexts);
  const failureText = useFailureText();
  const { isSending, send } = useAction({
    refreshes: ['/api/console/account/list', '/api/console/queue'],
  });
  const [sentIdx, setSentIdx] = useState<number>();
  const sendTo = async ({ requestIdx, memNick: nick }: AccountRequest) => {
    setSentIdx(requestIdx);
    const { data, failure } = await send('/api/console/account/send', { requestIdx });
    if (data) toast({ text: t('consoleCash.account.sent', { nick }) });
    if (failure) toast({ kind: 'warn', text: failureText(failure) });
  };
  return {
    busyIdx: isSending ? sentIdx : undefined,
    send: (row) => {
      if (row?.answeredAt === null) void sendTo(row);
    },
  };
}

interface AccountTableProps {
  rows: readonly AccountRequest[];
  selectedKey: string | undefined;
  onSelect: (row: AccountRequest) => void;
  sending: AccountSending;
  empty: ReactNode;
}

export function AccountTable({ rows, selectedKey, onSelect, sending, empty }: AccountTableProps) {
  const t = useText(consoleCashTexts);
  const columns: Column<AccountRequest>[] = [
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
      header: t('consoleCash.account.what'),
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
  return (
    <Table
      caption={t('consoleCash.account.table')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={accountKeyOf}
      selectedKey={selectedKey}
      onRowSelect={onSelect}
      empty={empty}
    />
  );
}
