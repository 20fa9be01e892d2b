import { useText } from '@hanpan/client';
import type { Adjustment } from '@hanpan/contract';
import { cells, MemberName } from '@hanpan/kit';
import { consoleAdjustmentTexts, consoleApprovalTexts } from '@hanpan/messages';
import { negate } from '@hanpan/money';
import { Badge, type BadgeKind, Button, type Column, Money, TimeText } from '@hanpan/ui';
import { useMay, useOperator } from '../../app/session.ts';
import styles from './adjustments.module.css';
import type { Deciding } from './decide-dialog.tsx';

const badgeOf: Record<Adjustment['state'], BadgeKind> = { waiting: 'wait', done: 'done', rejected: 'void' };

export function useAdjustmentColumns(onDecide: (deciding: Deciding) => void): Column<Adjustment>[] {
  const t = useText(consoleAdjustmentTexts);
  const approval = useText(consoleApprovalTexts);
  const columns: Column<Adjustment>[] = [
    {
      key: 'asked',
      sortable: true,
      header: t('consoleAdjustment.col.asked'),
      phone: 'meta',
      cell: (row) => <TimeText atMs={Date.parse(row.askedAt)} className={cells.quiet} />,
    },
    {
      key: 'member',
      header: t('consoleAdjustment.col.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    {
      key: 'amount',
      sortable: true,
      header: t('consoleAdjustment.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ direction, amount, state }) => (
        <Money
          amount={direction === 'credit' ? amount : negate(amount)}
          signed
          tone={state === 'rejected' ? 'plain' : 'gold'}
        />
      ),
    },
    {
      key: 'balanceAfter',
      header: t('consoleAdjustment.col.balanceAfter'),
      align: 'end',
      phone: 'hidden',
      cell: ({ balanceAfter }) => balanceAfter !== null && <Money amount={balanceAfter} tone="plain" />,
    },
    {
      key: 'askedBy',
      header: t('consoleAdjustment.col.askedBy'),
      phone: 'hidden',
      cell: (row) => row.askedBy,
    },
    {
      key: 'decidedBy',
      header: t('consoleAdjustment.col.decidedBy'),
      phone: 'hidden',
      cell: (row) => row.decidedBy ?? '–',
    },
    {
      key: 'reason',
      header: t('consoleAdjustment.reason'),
      phone: 'wide',
      cell: ({ reason, rejectReason }) => (rejectReason === null ? reason : `${reason} → ${rejectReason}`),
    },
    {
      key: 'state',
      header: t('consoleAdjustment.state'),
      phone: 'state',
      cell: ({ state, cause }) => (
        <>
          <Badge size="sm" kind={badgeOf[state]}>
            {t(`consoleAdjustment.state.${state}`)}
          </Badge>{' '}
          {cause !== null && (
            <span className={cells.quiet}>{approval(`consoleApproval.cause.${cause}`)}</span>
          )}
        </>
      ),
    },
    {
      key: 'action',
      header: t('consoleAdjustment.col.action'),
      align: 'end',
      phone: 'wide',
      holdsButton: true,
      cell: (row) => row.state === 'waiting' && <Actions row={row} onDecide={onDecide} />,
    },
  ];
  return columns;
}

/** The operator who asked may only withdraw; another operator decides. */
function Actions({ row, onDecide }: { row: Adjustment; onDecide: (deciding: Deciding) => void }) {
  const t = useText(consoleAdjustmentTexts);
  const isOwn = useOperator().operatorId === row.askedById;
  const mayApprove = useMay('/api/console/adjustment/approve');
  const mayReject = useMay('/api/console/adjustment/reject');
  const { memId } = row;
  return (
    <span className={styles.actions}>
      {isOwn ? (
        <span className={cells.quiet}>{t('consoleAdjustment.own')}</span>
      ) : (
        mayApprove && (
          <Button
            size="xs"
            aria-label={t('consoleAdjustment.approveOne', { memId })}
            onClick={() => onDecide({ row, decision: 'approve' })}
          >
            {t('consoleAdjustment.approve')}
          </Button>
        )
      )}
      {mayReject && (
        <Button
          size="xs"
          variant="text"
          aria-label={t('consoleAdjustment.rejectOne', { memId })}
          onClick={() => onDecide({ row, decision: 'reject' })}
        >
          {t('consoleAdjustment.reject')}
        </Button>
      )}
    </span>
  );
}
