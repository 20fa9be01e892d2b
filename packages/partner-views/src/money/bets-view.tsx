import { useLocalText, useText } from '@hanpan/client';
import { type DataOf, partnerBetsCsv } from '@hanpan/contract';
import {
  betBadges,
  cells,
  MemberName,
  readChoice,
  readPage,
  readText,
  SearchField,
  Sum,
  usePageSearch,
} from '@hanpan/kit';
import { betTexts, partnerTexts } from '@hanpan/messages';
import { Badge, type Column, Money, Select, TimeText } from '@hanpan/ui';
import { BasisChip } from '../frame/basis-chip.tsx';
import { FilterChip } from '../frame/filter-chip.tsx';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { readDays } from '../frame/period.ts';
import { PeriodTools } from '../frame/period-tools.tsx';
import { SaveLink } from '../frame/save-link.tsx';
import { useList } from '../frame/use-list.ts';
import { useToday } from '../frame/use-today.ts';

type Row = DataOf<'/api/partner/bettingList'>['list'][number];

const types = ['all', 'win', 'lose', 'draw', 'wait', 'other'] as const;
const groups = [
  'all',
  'sports',
  'slot',
  'casino',
  'hotelCasino',
  'mini',
  'hotelSlot',
  'esports',
  'virtual',
  'fishing',
] as const;
/** The bets of everybody below, open ones too. */
export function BetsView() {
  const t = useText(partnerTexts);
  const bet = useText(betTexts);
  const { Frame } = usePartnerHost();
  const today = useToday();
  const [search, setSearch] = usePageSearch((raw) => ({
    ...readDays(raw, today, 'week'),
    group: readChoice(raw.group, groups, 'all'),
    type: readChoice(raw.type, types, 'all'),
    basis: readChoice(raw.basis, ['placed', 'settled'], 'placed'),
    scope: readChoice(raw.scope, ['below', 'person'], 'below'),
    memId: readText(raw.memId),
    q: readText(raw.q),
    page: readPage(raw.page),
  }));
  const { group, q, page, ...wanted } = search;
  const { startDate, endDate, type, basis, scope, memId } = wanted;
  const query = useList('/api/partner/bettingList', { ...wanted, groupKey: group, search: q, page });
  const change = (part: Partial<typeof search>) => setSearch({ ...part, page: 1 });
  const total = query.data?.total;
  return (
    <Frame
      title={t('partner.betList')}
      stats={[
        { label: t('partner.stake'), value: <Sum amount={total?.cash} tone="plain" /> },
        { label: t('partner.win'), value: <Sum amount={total?.winCash} tone="plain" /> },
        { label: t('partner.open'), value: <Sum amount={total?.waitCash} tone="plain" /> },
        { label: t('partner.memberResult'), value: <Sum amount={total?.resultCash} tone="plain" signed /> },
      ]}
      tools={
        <>
          <SearchField value={q} hint={t('partner.search')} onChange={(next) => change({ q: next })} />
          <Select
            size="sm"
            caption={t('partner.game')}
            options={groups.map((value) => ({ value, label: bet(`bet.family.${value}`) }))}
            value={group}
            onChange={(next) => change({ group: next })}
          />
          <Select
            size="sm"
            caption={t('partner.result')}
            options={types.map((value) => ({ value, label: bet(`bet.type.${value}`) }))}
            value={type}
            onChange={(next) => change({ type: next })}
          />
          <PeriodTools days={{ startDate, endDate }} onChange={change} />
          <BasisChip
            label={t('partner.bySettlement')}
            shown={basis === 'settled'}
            onClear={() => change({ basis: 'placed' })}
          />
          <FilterChip memId={memId} scope={scope} onClear={() => change({ memId: '', scope: 'below' })} />
        </>
      }
      actions={<SaveLink file={partnerBetsCsv} query={{ from: startDate, to: endDate, basis }} />}
    >
      <ListTable
        query={query}
        caption={t('partner.betList')}
        columns={useBetColumns()}
        rowKey={(row) => `${row.family} ${row.betIdx} ${row.receiptId}`}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
        emptyTitle={t('partner.betList.emptyTitle')}
        emptyBody={t('partner.noneInPeriod')}
      />
    </Frame>
  );
}

function useBetColumns(): readonly Column<Row>[] {
  const t = useText(partnerTexts);
  const bet = useText(betTexts);
  const local = useLocalText();
  return [
    {
      key: 'at',
      header: t('partner.at'),
      phone: 'meta',
      cell: ({ placedAt }) => <TimeText atMs={Date.parse(placedAt)} className={cells.quiet} />,
    },
    { key: 'member', header: t('partner.member'), phone: 'main', cell: (row) => <MemberName row={row} /> },
    {
      key: 'game',
      header: t('partner.game'),
      phone: 'wide',
      cell: ({ name }) => local(name),
    },
    {
      key: 'stake',
      header: t('partner.stake'),
      align: 'end',
      phone: 'money',
      cell: ({ cash }) => <Money amount={cash} tone="plain" />,
    },
    {
      key: 'win',
      header: t('partner.win'),
      align: 'end',
      phone: 'wide',
      cell: ({ winCash, type }) => (type === 'wait' ? '–' : <Money amount={winCash} tone="plain" />),
    },
    {
      key: 'result',
      header: t('partner.result'),
      phone: 'state',
      cell: ({ type, isRefused }) => (
        <Badge kind={betBadges[type]} size="sm">
          {bet(isRefused ? 'bet.type.refused' : `bet.type.${type}`)}
        </Badge>
      ),
    },
    {
      key: 'receipt',
      header: t('partner.receipt'),
      phone: 'hidden',
      cell: ({ receiptId }) => <span className={cells.quiet}>{receiptId}</span>,
    },
  ];
}
