import { useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashFactsTexts, cashTexts } from '@hanpan/messages';
import { Button, type Column, Money, TimeText } from '@hanpan/ui';
import clsx from 'clsx';
import { useMemo } from 'react';
import { CancelRequest } from './cancel-request.tsx';
import styles from './history-columns.module.css';
import { isCancellable, isOpen } from './model.ts';
import { StateBadge } from './state-badge.tsx';

/** Refused money is neither the member's nor on its way, so it has no colour. */
function toneOf({ state }: CashRequest): 'plain' | 'gold' {
  return state === -1 ? 'plain' : 'gold';
}

/** `onHide` adds the buttons that take a processed request off the list and an unclaimed one back. */
export function useHistoryColumns(
  { hasKind, hasBonus }: { readonly hasKind: boolean; readonly hasBonus: boolean },
  onHide?: (request: CashRequest) => void,
): readonly Column<CashRequest>[] {
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  return useMemo(() => {
    const kind: Column<CashRequest> = {
      key: 'kind',
      header: t('cash.list.kind'),
      phone: 'wide',
      cell: (request) => (request.kind === 'in' ? t('cash.list.in') : t('cash.list.out')),
    };
    const bonus: Column<CashRequest> = {
      key: 'bonus',
      header: t('cash.list.bonus'),
      align: 'end',
      phone: 'hidden',
      cell: (request) =>
        request.bonusAmount > 0 ? (
          <Money amount={request.bonusAmount} tone={toneOf(request)} />
        ) : (
          <span className={styles.quiet}>{t('cash.list.none')}</span>
        ),
    };
    const columns: Column<CashRequest>[] = [
      {
        key: 'appliedAt',
        header: t('cash.list.appliedAt'),
        phone: 'meta',
        cell: (request) => (
          <TimeText atMs={Date.parse(request.appliedAt)} format="dateTimeSeconds" className={styles.time} />
        ),
      },
      {
        key: 'receipt',
        header: t('cash.list.receipt'),
        phone: 'main',
        cell: (request) => <span className={clsx(styles.quiet, styles.whole)}>{request.receiptId}</span>,
      },
      {
        key: 'amount',
        header: t('cash.list.amount'),
        align: 'end',
        phone: 'money',
        cell: (request) => <Money amount={request.amount} tone={toneOf(request)} />,
      },
      ...(hasBonus ? [bonus] : []),
      {
        key: 'state',
        header: t('cash.list.state'),
        phone: 'state',
        cell: (request) => <StateBadge state={request.state} closedBy={request.closedBy} />,
      },
      {
        key: 'processedAt',
        header: t('cash.list.processedAt'),
        phone: 'hidden',
        cell: ({ processedAt }) =>
          processedAt && (
            <TimeText
              atMs={Date.parse(processedAt)}
              format="dateTimeSeconds"
              className={clsx(styles.quiet, styles.time)}
            />
          ),
      },
      {
        key: 'reason',
        header: t('cash.list.reason'),
        phone: 'wide',
        cell: ({ reason, payoutReference }) =>
          reason ?? (payoutReference && `${facts('cash.request.reference')} ${payoutReference}`),
      },
    ];
    if (onHide !== undefined) {
      columns.push({
        key: 'hide',
        header: t('cash.list.hideColumn'),
        align: 'end',
        phone: 'wide',
        cell: (request) =>
          isOpen(request) ? (
            isCancellable(request) && <CancelRequest request={request} isSmall />
          ) : (
            <Button
              size="xs"
              variant="text"
              className={styles.whole}
              aria-label={t('cash.list.hideOne', { receipt: request.receiptId })}
              onClick={() => onHide(request)}
            >
              {t('cash.list.hide')}
            </Button>
          ),
      });
    }
    return hasKind ? columns.toSpliced(2, 0, kind) : columns;
  }, [t, facts, hasKind, hasBonus, onHide]);
}
