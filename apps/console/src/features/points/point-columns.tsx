import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { Badge, type Column, Money, TimeText } from '@hanpan/ui';
import type { PointRow } from './model.ts';

export function usePointColumns(): Column<PointRow>[] {
  const t = useText(pointTexts);
  const columns: Column<PointRow>[] = [
    {
      key: 'accruedAt',
      sortable: true,
      header: t('point.list.accruedAt'),
      phone: 'meta',
      cell: (row) => <TimeText atMs={Date.parse(row.accruedAt)} className={cells.quiet} />,
    },
    {
      key: 'member',
      header: t('point.console.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    {
      key: 'kind',
      header: t('point.kind'),
      phone: 'hidden',
      cell: ({ kind }) => (kind === null ? '–' : t(`point.kind.${kind}`)),
    },
    { key: 'use', header: t('point.use'), phone: 'state', cell: (row) => <UseBadge row={row} /> },
    {
      key: 'accrued',
      header: t('point.list.accrued'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => <Money amount={row.accruedPoints} unit={null} tone="plain" />,
    },
    {
      key: 'applied',
      sortable: true,
      header: t('point.list.applied'),
      align: 'end',
      phone: 'money',
      cell: (row) => <Money amount={row.appliedPoints} unit={null} tone="plain" signed />,
    },
    { key: 'by', header: t('point.console.by'), phone: 'hidden', cell: (row) => row.by },
    { key: 'reason', header: t('point.list.reason'), phone: 'wide', cell: (row) => row.reason },
  ];
  return columns;
}

const badgeOf = { earn: 'done', convert: 'plain', takeBack: 'void' } as const;

export function UseBadge({ row: { useType } }: { row: PointRow }) {
  const t = useText(pointTexts);
  return (
    <Badge size="sm" kind={badgeOf[useType]}>
      {t(`point.use.${useType}`)}
    </Badge>
  );
}
