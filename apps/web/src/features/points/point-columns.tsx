import { useLocale, useText } from '@hanpan/client';
import type { PointEntry } from '@hanpan/contract';
import { commonTexts, pointTexts } from '@hanpan/messages';
import { Badge, type Column, Money, TimeText } from '@hanpan/ui';
import { useMemo } from 'react';
import { isCapped, percentText } from './model.ts';
import styles from './point-columns.module.css';

const badgeOf = { earn: 'done', convert: 'plain', takeBack: 'void' } as const;

/** The columns of the specification: date, kind, percent, bonus percent, accrued, use, applied. */
export function usePointColumns(): readonly Column<PointEntry>[] {
  const t = useText(pointTexts);
  const common = useText(commonTexts);
  const { locale } = useLocale();
  return useMemo(() => {
    const unit = common('common.point');
    return [
      {
        key: 'accruedAt',
        header: t('point.list.accruedAt'),
        phone: 'meta',
        cell: (entry) => <TimeText atMs={Date.parse(entry.accruedAt)} format="dateTimeSeconds" />,
      },
      {
        key: 'kind',
        header: t('point.kind'),
        phone: 'main',
        cell: ({ kind, useType }) => (kind === null ? t(`point.use.${useType}`) : t(`point.kind.${kind}`)),
      },
      {
        key: 'percent',
        header: t('point.list.percent'),
        align: 'end',
        phone: 'hidden',
        cell: (entry) => <span className={styles.quiet}>{percentText(entry.percent, locale)}</span>,
      },
      {
        key: 'bonusPercent',
        header: t('point.list.bonusPercent'),
        align: 'end',
        phone: 'hidden',
        cell: (entry) => <span className={styles.quiet}>{percentText(entry.bonusPercent, locale)}</span>,
      },
      {
        key: 'accrued',
        header: t('point.list.accrued'),
        align: 'end',
        phone: 'hidden',
        cell: (entry) => <Money amount={entry.accruedPoints} tone="plain" unit={unit} />,
      },
      {
        key: 'use',
        header: t('point.use'),
        phone: 'state',
        cell: (entry) => (
          <Badge size="sm" kind={badgeOf[entry.useType]}>
            {t(`point.use.${entry.useType}`)}
          </Badge>
        ),
      },
      {
        key: 'applied',
        header: t('point.list.applied'),
        align: 'end',
        phone: 'money',
        cell: (entry) => <Money amount={entry.appliedPoints} tone="plain" signed unit={unit} />,
      },
      {
        key: 'reason',
        header: t('point.list.reason'),
        phone: 'wide',
        cell: (entry) => entry.reason ?? (isCapped(entry) ? t('point.list.capped') : null),
      },
    ];
  }, [t, common, locale]);
}
