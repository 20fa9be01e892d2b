import { useText } from '@hanpan/client';
import { type DataOf, partnerCashCsv } from '@hanpan/contract';
import {
  cells,
  MemberName,
  readChoice,
  readPage,
  readText,
  SearchField,
  Sum,
  usePageSearch,
} from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Badge, type BadgeKind, type Column, Money, Select, TimeText } from '@hanpan/ui';
import { BasisChip } from '../frame/basis-chip.tsx';
import { FilterChip } from '../frame/filter-chip.tsx';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { readDays } from '../frame/period.ts';
import { PeriodTools } from '../frame/period-tools.tsx';
import { SaveLink } from '../frame/save-link.tsx';
import { useList } from '../frame/use-list.ts';
import { useToday } from '../frame/use-today.ts';

type Row = DataOf<'/api/partner/cashList'>['list'][number];

const kinds = ['all', 'in', 'out'] as const;
const states = ['all', 'open', 'done', 'cancelled'] as const;
/** ST-06: 0 request, 2 waiting, 1 done, -1 ended otherwise. */
const badges: Record<Row['state'], BadgeKind> = { 0: 'ask', 2: 'wait', 1: 'done', '-1': 'void' };
const words = { 0: 'open', 2: 'waiting', 1: 'done' } as const;

/** Of one that came to nothing, whether the desk rejected it, the member took it back, or its time was over. */
function wordOf({ state, closedBy }: Row) {
  return state === -1 ? (closedBy ?? 'rejected') : words[state];
}

/** Deposits and withdrawals of everybody below. */
export function CashView() {
  const t = useText(partnerTexts);
  const { Frame } = usePartnerHost();
  const today = useToday();
  const [search, setSearch] = usePageSearch((raw) => ({
    ...readDays(raw, today, 'month'),
    kind: readChoice(raw.kind, kinds, 'all'),
    state: readChoice(raw.state, states, 'all'),
    basis: readChoice(raw.basis, ['applied', 'approved'], 'applied'),
    scope: readChoice(raw.scope, ['below', 'person'], 'below'),
    memId: readText(raw.memId),
    q: readText(raw.q),
    page: readPage(raw.page),
  }));
  const { q, page, ...wanted } = search;
  const { startDate, endDate, kind, state, basis, scope, memId } = wanted;
  const query = useList('/api/partner/cashList', { ...wanted, search: q, page });
  const change = (part: Partial<typeof search>) => setSearch({ ...part, page: 1 });
  return (
    <Frame
      title={t('partner.cashList')}
      stats={[
        { label: t('partner.deposit'), value: <Sum amount={query.data?.depositAmount} /> },
        {
          label: t('partner.withdrawal'),
          value: <Sum amount={query.data?.withdrawalAmount} tone="plain" />,
        },
      ]}
      tools={
        <>
          <SearchField value={q} hint={t('partner.search')} onChange={(next) => change({ q: next })} />
          <Select
            size="sm"
            caption={t('partner.cash.kind')}
            options={kinds.map((value) => ({ value, label: t(`partner.cash.kind.${value}`) }))}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
          <Select
            size="sm"
            caption={t('partner.status')}
            options={states.map((value) => ({ value, label: t(`partner.cash.state.${value}`) }))}
            value={state}
            onChange={(next) => change({ state: next })}
          />
          <PeriodTools days={{ startDate, endDate }} onChange={change} />
          <BasisChip
            label={t('partner.byApproval')}
            shown={basis === 'approved'}
            onClear={() => change({ basis: 'applied' })}
          />
          <FilterChip memId={memId} scope={scope} onClear={() => change({ memId: '', scope: 'below' })} />
        </>
      }
      actions={<SaveLink file={partnerCashCsv} query={{ from: startDate, to: endDate, basis }} />}
    >
      <ListTable
        query={query}
        caption={t('partner.cashList')}
        columns={useCashColumns()}
        rowKey={(row) => row.receiptId}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
        emptyTitle={t('partner.cashList.emptyTitle')}
        emptyBody={t('partner.noneInPeriod')}
      />
    </Frame>
  );
}

function useCashColumns(): readonly Column<Row>[] {
  const t = useText(partnerTexts);
  return [
    {
      key: 'at',
      header: t('partner.at'),
      phone: 'meta',
      cell: ({ appliedAt }) => <TimeText atMs={Date.parse(appliedAt)} className={cells.quiet} />,
    },
    { key: 'member', header: t('partner.member'), phone: 'main', cell: (row) => <MemberName row={row} /> },
    {
      key: 'parent',
      header: t('partner.parent'),
      phone: 'hidden',
      cell: ({ parentMemId }) => <span className={cells.quiet}>{parentMemId}</span>,
    },
    {
      key: 'kind',
      header: t('partner.cash.kind'),
      phone: 'state',
      cell: ({ kind }) => <span className={cells.quiet}>{t(`partner.cash.kind.${kind}`)}</span>,
    },
    {
      key: 'amount',
      header: t('partner.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ kind, amount, state }) => (
        <Money amount={amount} tone={kind === 'in' && state === 1 ? 'gold' : 'plain'} />
      ),
    },
    {
      key: 'state',
      header: t('partner.status'),
      phone: 'state',
      cell: (row) => (
        <Badge kind={badges[row.state]} size="sm">
          {t(`partner.cash.state.${wordOf(row)}`)}
        </Badge>
      ),
    },
    {
      key: 'done',
      header: t('partner.cash.processedAt'),
      phone: 'hidden',
      cell: ({ processedAt }) =>
        processedAt === null ? '–' : <TimeText atMs={Date.parse(processedAt)} className={cells.quiet} />,
    },
    {
      key: 'receipt',
      header: t('partner.receipt'),
      phone: 'hidden',
      cell: ({ receiptId }) => <span className={cells.quiet}>{receiptId}</span>,
    },
  ];
}
