import { useLocalText, useText } from '@hanpan/client';
import type { ReviewItem } from '@hanpan/contract';
import { cells, ReasonDialog } from '@hanpan/kit';
import { consoleTradingTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Table, TimeText, toast } from '@hanpan/ui';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './event-detail.module.css';
import { useTradingAction } from './use-trading.ts';

const subjects = ['bet', 'result', 'price', 'market'] as const;

/** What could not be settled or priced, with the reason, and what an operator may do about it. */
export function ReviewTable({ rows, empty }: { rows: readonly ReviewItem[]; empty: ReactNode }) {
  const t = useText(consoleTradingTexts);
  const local = useLocalText();
  const [closing, setClosing] = useState<ReviewItem>();
  const subjectOf = ({ subject }: ReviewItem) => {
    const known = subjects.find((each) => each === subject);
    return known === undefined ? subject : t(`consoleTrading.review.subject.${known}`);
  };
  const columns: Column<ReviewItem>[] = [
    {
      key: 'first',
      header: t('consoleTrading.review.subject'),
      phone: 'state',
      cell: (row) => (
        <Badge size="sm" kind="ask">
          {subjectOf(row)}
        </Badge>
      ),
    },
    {
      key: 'what',
      header: t('consoleTrading.review.what'),
      phone: 'main',
      cell: (row) => (
        <b className={cells.name}>{row.receiptId ?? (row.name && local(row.name)) ?? `#${row.subjectId}`}</b>
      ),
    },
    { key: 'reason', header: t('consoleTrading.review.reason'), phone: 'wide', cell: (row) => row.reason },
    {
      key: 'tries',
      header: t('consoleTrading.review.tries'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => row.tries,
    },
    {
      key: 'next',
      header: t('consoleTrading.review.next'),
      phone: 'meta',
      cell: (row) =>
        row.isRetried ? (
          <TimeText atMs={Date.parse(row.nextAt)} format="dayTime" className={cells.quiet} />
        ) : (
          <span className={cells.quiet}>{t('consoleTrading.review.never')}</span>
        ),
    },
    {
      key: 'act',
      header: t('consoleTrading.state'),
      phone: 'wide',
      cell: (row) => <ReviewTools row={row} onClose={() => setClosing(row)} />,
    },
  ];
  return (
    <>
      <Table
        caption={t('consoleTrading.reviews')}
        density="dense"
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.reviewId)}
        empty={empty}
      />
      {closing && <CloseDialog row={closing} onClose={() => setClosing(undefined)} />}
    </>
  );
}

/**
 * A supervisor alone takes something off the list; trying again is for every trader, where anything tries it. What is about
 * an event that several sites share is for whoever leads the installation.
 */
function ReviewTools({ row, onClose }: { row: ReviewItem; onClose: () => void }) {
  const t = useText(consoleTradingTexts);
  const mayRetry = useMay('/api/console/sports/reviewRetry') && row.isRetried && row.mayDecide;
  const mayClose = useMay('/api/console/sports/reviewClose') && row.mayDecide;
  const acting = useTradingAction();
  const retry = async () => {
    const { data, failure } = await acting.submit('/api/console/sports/reviewRetry', {
      reviewId: row.reviewId,
    });
    if (data !== undefined) toast({ text: t('consoleTrading.review.retryDone') });
    else if (failure !== undefined) toast({ kind: 'warn', text: acting.failureText(failure) });
  };
  return (
    <span className={styles.row}>
      {mayRetry && (
        <Button size="sm" busy={acting.isSending} onClick={() => void retry()}>
          {t('consoleTrading.review.retry')}
        </Button>
      )}
      {mayClose && (
        <Button size="sm" onClick={onClose}>
          {t('consoleTrading.review.close')}
        </Button>
      )}
    </span>
  );
}

function CloseDialog({ row, onClose }: { row: ReviewItem; onClose: () => void }) {
  const t = useText(consoleTradingTexts);
  const acting = useTradingAction();
  const confirm = async (reason: string) => {
    const { data } = await acting.submit('/api/console/sports/reviewClose', {
      reviewId: row.reviewId,
      reason,
    });
    if (data === undefined) return;
    toast({ text: t('consoleTrading.review.closeDone') });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('consoleTrading.review.close')}
      note={t('consoleTrading.review.closeNote')}
      presets={[t('consoleTrading.review.preset.settled'), t('consoleTrading.review.preset.unneeded')]}
      confirmLabel={t('consoleTrading.review.close')}
      busy={acting.isSending}
      error={acting.error}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
