import { useText } from '@hanpan/client';
import { type DataOf, partnerMembersCsv } from '@hanpan/contract';
import { cells, MemberName, readChoice, readPage, readText, SearchField, usePageSearch } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { type Column, Money, Select, TimeText } from '@hanpan/ui';
import { Drill } from '../frame/drill.tsx';
import { FilterChip } from '../frame/filter-chip.tsx';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { Net } from '../frame/net.tsx';
import { type Days, readDays } from '../frame/period.ts';
import { PeriodTools } from '../frame/period-tools.tsx';
import { RankBadge } from '../frame/rank-badge.tsx';
import { SaveLink } from '../frame/save-link.tsx';
import { StatusBadge } from '../frame/status-badge.tsx';
import { useList } from '../frame/use-list.ts';
import { useToday } from '../frame/use-today.ts';

type Row = DataOf<'/api/partner/members'>['list'][number];

const kinds = ['all', 'member', 'partner'] as const;
const statuses = ['all', 'active', 'pending', 'suspended', 'rejected', 'closed'] as const;

/** Everybody below, with what each played and moved in the period. */
export function MembersView() {
  const t = useText(partnerTexts);
  const { Frame } = usePartnerHost();
  const today = useToday();
  const [search, setSearch] = usePageSearch((raw) => ({
    ...readDays(raw, today, 'month'),
    kind: readChoice(raw.kind, kinds, 'all'),
    status: readChoice(raw.status, statuses, 'all'),
    memId: readText(raw.memId),
    q: readText(raw.q),
    page: readPage(raw.page),
  }));
  const { startDate, endDate, kind, status, memId, q, page } = search;
  const query = useList('/api/partner/members', { startDate, endDate, kind, status, memId, search: q, page });
  const change = (part: Partial<typeof search>) => setSearch({ ...part, page: 1 });
  return (
    <Frame
      title={t('partner.memberList')}
      tools={
        <>
          <SearchField value={q} hint={t('partner.search')} onChange={(next) => change({ q: next })} />
          <Select
            size="sm"
            caption={t('partner.rank')}
            options={kinds.map((value) => ({ value, label: t(`partner.who.${value}`) }))}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
          <Select
            size="sm"
            caption={t('partner.status')}
            options={statuses.map((value) => ({ value, label: t(`partner.status.${value}`) }))}
            value={status}
            onChange={(next) => change({ status: next })}
          />
          <PeriodTools days={{ startDate, endDate }} onChange={change} />
          <FilterChip memId={memId} onClear={() => change({ memId: '' })} />
        </>
      }
      actions={<SaveLink file={partnerMembersCsv} query={{ from: startDate, to: endDate }} />}
    >
      <ListTable
        query={query}
        caption={t('partner.memberList')}
        columns={useMemberColumns({ startDate, endDate })}
        rowKey={(row) => row.memId}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
        emptyTitle={t(q === '' ? 'partner.memberList.emptyTitle' : 'partner.memberList.noneTitle')}
        emptyBody={t(q === '' ? 'partner.memberList.emptyBody' : 'partner.noneFound')}
      />
    </Frame>
  );
}

function useMemberColumns(days: Days): readonly Column<Row>[] {
  const t = useText(partnerTexts);
  return [
    { key: 'member', header: t('partner.member'), phone: 'main', cell: (row) => <MemberName row={row} /> },
    {
      key: 'rank',
      header: t('partner.rank'),
      phone: 'state',
      cell: (row) => <RankBadge rank={row.partnerRank} />,
    },
    {
      key: 'parent',
      header: t('partner.parent'),
      phone: 'hidden',
      cell: (row) => <span className={cells.quiet}>{row.parentMemId}</span>,
    },
    {
      key: 'status',
      header: t('partner.status'),
      phone: 'state',
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      key: 'cash',
      header: t('partner.cash'),
      align: 'end',
      phone: 'wide',
      cell: (row) => <Money amount={row.cashAmt} unit={null} />,
    },
    {
      key: 'stake',
      header: t('partner.stake'),
      align: 'end',
      phone: 'wide',
      cell: (row) => (
        <Drill to="bets" search={{ memId: row.memId, scope: 'person', basis: 'settled', ...days }}>
          <Money amount={row.stakeAmount} tone="plain" unit={null} />
        </Drill>
      ),
    },
    {
      key: 'net',
      header: t('partner.net'),
      align: 'end',
      phone: 'wide',
      cell: (row) => <Net amount={row.netAmount} />,
    },
    {
      key: 'deposit',
      header: t('partner.deposit'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => (
        <Drill to="cash" search={{ memId: row.memId, scope: 'person', basis: 'approved', ...days }}>
          <Money amount={row.depositAmount} tone="plain" unit={null} />
        </Drill>
      ),
    },
    {
      key: 'withdrawal',
      header: t('partner.withdrawal'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => <Money amount={row.withdrawalAmount} tone="plain" unit={null} />,
    },
    {
      key: 'joined',
      header: t('partner.joined'),
      phone: 'hidden',
      cell: (row) => <TimeText atMs={Date.parse(row.joinedAt)} format="date" className={cells.quiet} />,
    },
  ];
}
