import { useText } from '@hanpan/client';
import { cells, MemberName, TreePath } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Badge, type BadgeKind, type Column, Elapsed, Money, TimeText } from '@hanpan/ui';
import type { MemberRow } from './model.ts';

/** Sign-ups show what approval asks about; the list shows what members have. */
export function useMemberColumns(purpose: 'signups' | 'list'): Column<MemberRow>[] {
  const t = useText(consoleMembersTexts);
  const who: Column<MemberRow>[] = [
    {
      key: 'member',
      sortable: true,
      header: t('consoleMembers.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    { key: 'name', header: t('consoleMembers.name'), phone: 'hidden', cell: (row) => row.memName },
    {
      key: 'tree',
      header: t('consoleMembers.tree'),
      phone: 'hidden',
      cell: (row) => <TreePath tree={row.tree} short />,
    },
  ];
  return [...who, ...(purpose === 'signups' ? signupColumns() : listColumns())];

  function signupColumns(): Column<MemberRow>[] {
    return [
      { key: 'age', header: t('consoleMembers.age'), phone: 'hidden', cell: (row) => <Age row={row} /> },
      {
        key: 'recommender',
        header: t('consoleMembers.recommender'),
        phone: 'hidden',
        cell: (row) => row.recommenderId ?? '-',
      },
      {
        key: 'bank',
        header: t('consoleMembers.bank'),
        phone: 'hidden',
        cell: (row) => `${row.bankName} ${row.accountNumber}`,
      },
      {
        key: 'applied',
        sortable: true,
        header: t('consoleMembers.applied'),
        phone: 'meta',
        cell: (row) => <Stamp at={row.appliedAt} />,
      },
      {
        key: 'waiting',
        header: t('consoleMembers.waiting'),
        phone: 'money',
        cell: (row) => <Elapsed sinceMs={Date.parse(row.appliedAt)} />,
      },
    ];
  }

  function listColumns(): Column<MemberRow>[] {
    return [
      {
        key: 'level',
        sortable: true,
        header: t('consoleMembers.level'),
        align: 'end',
        phone: 'hidden',
        cell: (row) => row.memLevel,
      },
      {
        key: 'cash',
        sortable: true,
        header: t('consoleMembers.cash'),
        align: 'end',
        phone: 'money',
        cell: (row) => <Money amount={row.cashAmt} />,
      },
      {
        key: 'point',
        sortable: true,
        header: t('consoleMembers.point'),
        align: 'end',
        phone: 'hidden',
        cell: (row) => <Money amount={row.pointAmt} unit={null} tone="plain" />,
      },
      {
        key: 'applied',
        sortable: true,
        header: t('consoleMembers.applied'),
        phone: 'meta',
        cell: (row) => <Stamp at={row.appliedAt} />,
      },
      {
        key: 'status',
        sortable: true,
        header: t('consoleMembers.status'),
        phone: 'state',
        cell: (row) => <MemberStatusBadge row={row} />,
      },
    ];
  }
}

function Stamp({ at }: { at: string }) {
  return <TimeText atMs={Date.parse(at)} className={cells.quiet} />;
}

export function Age({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  if (row.ageYears === null) return <>{t('consoleMembers.ageUnknown')}</>;
  return <>{t('consoleMembers.ageYears', { years: row.ageYears })}</>;
}

const badgeOf: Record<MemberRow['status'], BadgeKind> = {
  pending: 'ask',
  active: 'done',
  rejected: 'void',
  suspended: 'now',
  closed: 'void',
};

/** Its status, and beside it whether no report counts it. */
export function MemberStatusBadge({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  return (
    <>
      <Badge size="sm" kind={badgeOf[row.status]}>
        {t(`consoleMembers.status.${row.status}`)}
      </Badge>
      {row.testAccount && (
        <>
          {' '}
          <Badge size="sm" kind="ask">
            {t('consoleMembers.status.test')}
          </Badge>
        </>
      )}
    </>
  );
}
