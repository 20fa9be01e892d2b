import { useText } from '@hanpan/client';
import type { Approval } from '@hanpan/contract';
import { cells } from '@hanpan/kit';
import { consoleApprovalTexts } from '@hanpan/messages';
import { Badge, type BadgeKind, Button, type Column, Money, Table, TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { useOperator } from '../../app/session.ts';
import styles from './approvals.module.css';
import type { Deciding } from './decide-dialog.tsx';
import { Receivers } from './receivers.tsx';
import { approvalKeyOf } from './use-approvals.ts';

const badgeOf: Record<Approval['state'], BadgeKind> = { waiting: 'wait', done: 'done', rejected: 'void' };

interface ApprovalTableProps {
  readonly rows: readonly Approval[];
  readonly selectedKey: string | undefined;
  readonly onSelect: (row: Approval) => void;
  readonly onDecide: (deciding: Deciding) => void;
  readonly empty: ReactNode;
}

export function ApprovalTable({ rows, selectedKey, onSelect, onDecide, empty }: ApprovalTableProps) {
  const t = useText(consoleApprovalTexts);
  const columns: Column<Approval>[] = [
    {
      key: 'asked',
      header: t('consoleApproval.asked'),
      phone: 'meta',
      cell: (row) => <TimeText atMs={Date.parse(row.askedAt)} className={cells.quiet} />,
    },
    {
      key: 'kind',
      header: t('consoleApproval.kind'),
      phone: 'meta',
      cell: ({ kind }) => t(`consoleApproval.kind.${kind}`),
    },
    {
      key: 'receivers',
      header: t('consoleApproval.receivers'),
      phone: 'main',
      cell: (row) => <Receivers row={row} />,
    },
    {
      key: 'total',
      header: t('consoleApproval.total'),
      align: 'end',
      phone: 'money',
      cell: ({ totalAmount, worth }) => (
        <Money amount={totalAmount} tone={worth === 'cash' ? 'gold' : 'plain'} {...unitOf(worth)} />
      ),
    },
    {
      key: 'cause',
      header: t('consoleApproval.cause'),
      phone: 'wide',
      cell: ({ cause }) => t(`consoleApproval.cause.${cause}`),
    },
    { key: 'askedBy', header: t('consoleApproval.askedBy'), phone: 'wide', cell: (row) => row.askedBy },
    {
      key: 'decidedBy',
      header: t('consoleApproval.decidedBy'),
      phone: 'hidden',
      cell: (row) => row.decidedBy ?? '–',
    },
    {
      key: 'reason',
      header: t('consoleApproval.reason'),
      phone: 'wide',
      cell: ({ reason, rejectReason }) => (rejectReason === null ? reason : `${reason} → ${rejectReason}`),
    },
    {
      key: 'state',
      header: t('consoleApproval.state'),
      phone: 'state',
      cell: ({ state }) => (
        <Badge size="sm" kind={badgeOf[state]}>
          {t(`consoleApproval.state.${state}`)}
        </Badge>
      ),
    },
    {
      key: 'action',
      // As an element, it is not said again before the button of a folded row.
      header: <>{t('consoleApproval.action')}</>,
      align: 'end',
      phone: 'wide',
      cell: (row) => row.state === 'waiting' && <Actions row={row} onDecide={onDecide} />,
    },
  ];
  return (
    <Table
      caption={t('consoleApproval.table')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={approvalKeyOf}
      selectedKey={selectedKey}
      onRowSelect={onSelect}
      empty={empty}
    />
  );
}

/** Points are no won. */
function unitOf(worth: Approval['worth']): { unit?: null } {
  return worth === 'point' ? { unit: null } : {};
}

/** The operator who asked may only withdraw; another operator decides. */
function Actions({ row, onDecide }: { row: Approval; onDecide: (deciding: Deciding) => void }) {
  const t = useText(consoleApprovalTexts);
  const isOwn = useOperator().operatorId === row.askedById;
  const name = row.askedBy;
  return (
    <span className={styles.actions}>
      {isOwn ? (
        <span className={cells.quiet}>{t('consoleApproval.own')}</span>
      ) : (
        <Button
          size="xs"
          aria-label={t('consoleApproval.approveOne', { name })}
          onClick={() => onDecide({ row, decision: 'approve' })}
        >
          {t('consoleApproval.approve')}
        </Button>
      )}
      <Button
        size="xs"
        variant="text"
        aria-label={t('consoleApproval.rejectOne', { name })}
        onClick={() => onDecide({ row, decision: 'reject' })}
      >
        {t('consoleApproval.reject')}
      </Button>
    </span>
  );
}
