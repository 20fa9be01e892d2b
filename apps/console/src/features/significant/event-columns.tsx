import { useText, useTextIfAny } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleReportDeskTexts, consoleSettingTexts, consoleSignificantTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Money, TimeText } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../app/session.ts';
import { urls } from '../../app/urls.ts';
import styles from './significant.module.css';
import type { EventRow } from './use-significant.ts';

function Who({ row: { memberKey, memId, memNick, by } }: { readonly row: EventRow }) {
  if (memberKey === null || memId === null) return by ?? '–';
  return (
    <Link to={urls.member} search={{ key: memberKey }} className={styles.link}>
      <MemberName row={{ memId, memNick: memNick ?? memId }} />
    </Link>
  );
}

/** Where it was played or what was changed, with the way to what explains it. */
function What({ row }: { readonly row: EventRow }) {
  const family = useTextIfAny(consoleReportDeskTexts);
  const settings = useTextIfAny(consoleSettingTexts);
  const t = useText(consoleSignificantTexts);
  const mayAsk = useMay('/api/console/why');
  const { receiptId, reference, gameType, vendorCode, group, reason } = row;
  const played = [gameType && (family(`consoleReportDesk.type.${gameType}`) ?? gameType), vendorCode];
  const changed = [group && (settings(`consoleSetting.group.${group}`) ?? group), reason];
  const words = [...played, ...changed].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <span className={styles.what}>
      {words}{' '}
      {receiptId !== null &&
        (mayAsk ? (
          <Link to={urls.why} search={{ q: receiptId }}>
            {reference}
          </Link>
        ) : (
          <span className={cells.quiet}>{reference}</span>
        ))}
      {group !== null && (
        <Link to={urls.audit} search={{ action: 'settings.change', subject: `settings:${group}` }}>
          {t('consoleSignificant.auditEntry', { id: reference.replace(/^audit:/, '') })}
        </Link>
      )}
    </span>
  );
}

export function useEventColumns(onSee: (eventIdxs: number[]) => void, isBusy: boolean): Column<EventRow>[] {
  const t = useText(consoleSignificantTexts);
  const maySee = useMay('/api/console/significant/seen');
  return [
    {
      key: 'kind',
      header: t('consoleSignificant.col.kind'),
      phone: 'main',
      cell: ({ kind }) => <span className={cells.name}>{t(`consoleSignificant.kind.${kind}`)}</span>,
    },
    {
      key: 'at',
      header: t('consoleSignificant.col.at'),
      phone: 'meta',
      cell: ({ at }) => <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" className={cells.quiet} />,
    },
    {
      key: 'amount',
      header: t('consoleSignificant.col.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ amount, fromAmount }) =>
        amount !== null && (
          <>
            <Money amount={amount} tone="plain" />{' '}
            {fromAmount !== null && (
              <span className={cells.quiet}>
                {t('consoleSignificant.fromAmount', { amount: fromAmount })}
              </span>
            )}
          </>
        ),
    },
    {
      key: 'who',
      header: t('consoleSignificant.col.who'),
      phone: 'wide',
      cell: (row) => <Who row={row} />,
    },
    {
      key: 'what',
      header: t('consoleSignificant.col.what'),
      phone: 'wide',
      cell: (row) => <What row={row} />,
    },
    {
      key: 'seen',
      header: t('consoleSignificant.col.seen'),
      align: 'end',
      phone: 'state',
      holdsButton: true,
      cell: ({ eventIdx, kind, reference, seenBy }) => {
        if (seenBy !== null) return <span className={cells.quiet}>{seenBy}</span>;
        if (!maySee)
          return (
            <Badge size="sm" kind="wait">
              {t('consoleSignificant.newCount')}
            </Badge>
          );
        return (
          <Button
            size="xs"
            disabled={isBusy}
            aria-label={t('consoleSignificant.seeOne', {
              kind: t(`consoleSignificant.kind.${kind}`),
              reference,
            })}
            onClick={() => onSee([eventIdx])}
          >
            {t('consoleSignificant.see')}
          </Button>
        );
      },
    },
  ];
}
