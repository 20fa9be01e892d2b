import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleHarmTexts } from '@hanpan/messages';
import { Badge, Button, type Column } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useDayWords } from '../../app/day-words.ts';
import { useMay } from '../../app/session.ts';
import { urls } from '../../app/urls.ts';
import styles from './harm.module.css';
import { MarkerList } from './marker-list.tsx';
import type { HarmRow } from './use-harm.ts';

export function useHarmColumns(onReview: (row: HarmRow) => void): Column<HarmRow>[] {
  const { day: dayOf } = useDayWords();
  const t = useText(consoleHarmTexts);
  const mayReview = useMay('/api/console/harm/review');
  return [
    {
      key: 'member',
      header: t('consoleHarm.col.member'),
      phone: 'main',
      cell: (row) => (
        <Link to={urls.member} search={{ key: row.memberKey }} className={styles.member}>
          <MemberName row={row} />
        </Link>
      ),
    },
    {
      key: 'day',
      header: t('consoleHarm.col.day'),
      phone: 'meta',
      cell: ({ markers }) => <span className={cells.quiet}>{markers[0] && dayOf(markers[0].day)}</span>,
    },
    {
      key: 'score',
      header: t('consoleHarm.col.score'),
      align: 'end',
      phone: 'state',
      phoneLabel: true,
      cell: ({ score, excludedUntil, status }) => (
        <span className={styles.score}>
          {excludedUntil !== null && (
            <Badge size="sm" kind="plain">
              {t('consoleHarm.excluded')}
            </Badge>
          )}
          {status === 'suspended' && (
            <Badge size="sm" kind="void">
              {t('consoleHarm.suspended')}
            </Badge>
          )}
          <b>{score}</b>
        </span>
      ),
    },
    {
      key: 'markers',
      header: t('consoleHarm.col.markers'),
      phone: 'wide',
      cell: ({ markers }) => <MarkerList markers={markers} />,
    },
    {
      key: 'action',
      // As an element, it is not said again before the button of a folded row.
      header: <>{t('consoleHarm.col.action')}</>,
      align: 'end',
      phone: 'wide',
      holdsButton: true,
      cell: (row) =>
        mayReview && (
          <Button
            size="xs"
            aria-label={t('consoleHarm.reviewOf', { memId: row.memId })}
            onClick={() => onReview(row)}
          >
            {t('consoleHarm.review')}
          </Button>
        ),
    },
  ];
}
