import { callQuery, useCaller, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { consoleCashTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Elapsed, Table, TimeText, toast } from '@hanpan/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import cells from '../../app/parts/cells.module.css';
import { MemberName } from '../../app/parts/member-name.tsx';
import { useDeed } from '../../app/use-deed.ts';

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

/** Sends the account once; the server refuses a second answer to the same request. */
export function useAccountSending(): AccountSending {
  const t = useText(consoleCashTexts);
  const caller = useCaller();
  const queryClient = useQueryClient();
  const sending = useDeed<unknown, AccountRequest>({
    mutationFn: ({ requestIdx }) => caller('/api/console/account/send', { requestIdx }),
    onSuccess: (_, { memNick: nick }) => toast({ text: t('consoleCash.account.sent', { nick }) }),
    onError: (error) => toast({ kind: 'warn', text: error.message }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/console/account/list'] });
      void queryClient.invalidateQueries({ queryKey: ['/api/console/queue'] });
    },
  });
  return {
    busyIdx: sending.isPending ? sending.variables.requestIdx : undefined,
    send: (row) => {
      if (row?.answeredAt === null) sending.start(row);
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
