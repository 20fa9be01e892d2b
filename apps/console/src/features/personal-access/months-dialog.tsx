import { useText } from '@hanpan/client';
import { DeskLoaded, ReasonDialog } from '@hanpan/kit';
import { consolePersonalAccessTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Modal, SkeletonRows, Table, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './personal-access.module.css';
import {
  type AccessMonth,
  path,
  useAccessMonths,
  useLookCount,
  useReviewMonth,
} from './use-personal-access.ts';

const kindOf = { running: 'plain', due: 'wait', reviewed: 'done' } as const;

interface MonthsDialogProps {
  readonly onShow: (month: string) => void;
  readonly onClose: () => void;
}

/** The months in which personal data was shown: which are reviewed, by whom and with what result, and which are due. */
export function MonthsDialog({ onShow, onClose }: MonthsDialogProps) {
  const t = useText(consolePersonalAccessTexts);
  const query = useAccessMonths();
  const [reviewed, setReviewed] = useState<AccessMonth>();
  return (
    <>
      <Modal open onOpenChange={onClose} size="lg" title={t('consoleAccess.months')}>
        <div className={styles.months}>
          <p className={styles.quiet}>{t('consoleAccess.monthsLead')}</p>
          <DeskLoaded query={query} skeleton={<SkeletonRows rows={4} columns={5} />}>
            {({ list }) => <Months list={list} onShow={onShow} onReview={setReviewed} />}
          </DeskLoaded>
        </div>
      </Modal>
      {reviewed && <ReviewDialog {...reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}

interface MonthsProps extends Pick<MonthsDialogProps, 'onShow'> {
  readonly list: readonly AccessMonth[];
  readonly onReview: (month: AccessMonth) => void;
}

function Months({ list, onShow, onReview }: MonthsProps) {
  const t = useText(consolePersonalAccessTexts);
  const mayReview = useMay(`${path}/review`);
  const atLeast = useLookCount();
  const columns: Column<AccessMonth>[] = [
    { key: 'month', header: t('consoleAccess.month'), phone: 'main', cell: ({ month }) => month },
    {
      key: 'state',
      header: t('consoleAccess.state'),
      phone: 'state',
      cell: ({ state }) => (
        <Badge size="sm" kind={kindOf[state]}>
          {t(`consoleAccess.state.${state}`)}
        </Badge>
      ),
    },
    {
      key: 'looks',
      header: t('consoleAccess.looks'),
      phone: 'wide',
      align: 'end',
      cell: ({ lookCount }) => atLeast(lookCount),
    },
    {
      key: 'operators',
      header: t('consoleAccess.operators'),
      phone: 'wide',
      align: 'end',
      cell: ({ operatorCount }) => operatorCount,
    },
    {
      key: 'files',
      header: t('consoleAccess.files'),
      phone: 'wide',
      align: 'end',
      cell: ({ fileCount }) => fileCount,
    },
    {
      key: 'reviews',
      header: t('consoleAccess.reviews'),
      phone: 'wide',
      cell: ({ reviews }) => <Reviews reviews={reviews} />,
    },
    {
      key: 'tools',
      header: '',
      phone: 'wide',
      holdsButton: true,
      align: 'end',
      cell: (row) => (
        <span className={styles.buttons}>
          <Button
            size="xs"
            aria-label={t('consoleAccess.showMonth', { month: row.month })}
            onClick={() => onShow(row.month)}
          >
            {t('consoleAccess.show')}
          </Button>
          {mayReview && row.state !== 'running' && !row.isOwn && (
            <Button
              size="xs"
              variant="filled"
              aria-label={t('consoleAccess.reviewOf', { month: row.month })}
              onClick={() => onReview(row)}
            >
              {t('consoleAccess.review')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('consoleAccess.monthsTable')}
      density="dense"
      columns={columns}
      rows={list}
      rowKey={({ month }) => month}
    />
  );
}

function Reviews({ reviews }: Pick<AccessMonth, 'reviews'>) {
  if (reviews.length === 0) return '-';
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ operatorId, name, note, at }) => (
        <li key={operatorId}>
          {note} <span className={styles.quiet}>{name}</span>{' '}
          <TimeText atMs={Date.parse(at)} className={styles.quiet} />
        </li>
      ))}
    </ul>
  );
}

interface ReviewDialogProps extends Pick<AccessMonth, 'month' | 'isOnlyOwn'> {
  readonly onClose: () => void;
}

function ReviewDialog({ month, isOnlyOwn, onClose }: ReviewDialogProps) {
  const t = useText(consolePersonalAccessTexts);
  const { review, isSending, failure } = useReviewMonth(onClose);
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('consoleAccess.reviewOf', { month })}
      note={t('consoleAccess.reviewNote')}
      presets={[t('consoleAccess.preset.fine'), t('consoleAccess.preset.asked')]}
      confirmLabel={t('consoleAccess.review')}
      tone="filled"
      busy={isSending}
      error={failure?.message}
      onConfirm={(note) => void review(month, note)}
    >
      {isOnlyOwn && <p className={styles.quiet}>{t('consoleAccess.onlyOwn')}</p>}
    </ReasonDialog>
  );
}
