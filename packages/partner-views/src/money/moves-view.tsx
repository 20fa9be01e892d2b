import { useText } from '@hanpan/client';
import { type DataOf, partnerMoneyMovesCsv } from '@hanpan/contract';
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
import { giveTexts, partnerTexts } from '@hanpan/messages';
import { negate } from '@hanpan/money';
import { Badge, type Column, Money, Select, TimeText } from '@hanpan/ui';
import { FilterChip } from '../frame/filter-chip.tsx';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { readDays } from '../frame/period.ts';
import { PeriodTools } from '../frame/period-tools.tsx';
import { SaveLink } from '../frame/save-link.tsx';
import { useList } from '../frame/use-list.ts';
import { useToday } from '../frame/use-today.ts';

type Row = DataOf<'/api/partner/moneyMoves'>['list'][number];

const kinds = ['all', 'give', 'takeBack'] as const;
const outcomes = ['all', 'Y', 'N'] as const;

/** What the partner and those below it gave and took back, refused attempts included. */
export function MovesView() {
  const t = useText(partnerTexts);
  const give = useText(giveTexts);
  const { Frame } = usePartnerHost();
  const today = useToday();
  const [search, setSearch] = usePageSearch((raw) => ({
    ...readDays(raw, today, 'month'),
    kind: readChoice(raw.kind, kinds, 'all'),
    success: readChoice(raw.success, outcomes, 'all'),
    memId: readText(raw.memId),
    q: readText(raw.q),
    page: readPage(raw.page),
  }));
  const { startDate, endDate, kind, success, memId, q, page } = search;
  const body = { startDate, endDate, kind, success, memId, search: q, page };
  const query = useList('/api/partner/moneyMoves', body);
  const change = (part: Partial<typeof search>) => setSearch({ ...part, page: 1 });
  return (
    <Frame
      title={t('partner.moveList')}
      stats={[
        { label: give('give.list.given'), value: <Sum amount={query.data?.givenAmount} tone="plain" /> },
        {
          label: give('give.list.takenBack'),
          value: <Sum amount={query.data?.takenBackAmount} tone="plain" />,
        },
      ]}
      tools={
        <>
          <SearchField value={q} hint={t('partner.search')} onChange={(next) => change({ q: next })} />
          <Select
            size="sm"
            caption={give('give.kind')}
            options={kinds.map((value) => ({ value, label: give(`give.kind.${value}`) }))}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
          <Select
            size="sm"
            caption={t('partner.result')}
            options={outcomes.map((value) => ({
              value,
              label: value === 'all' ? give('give.kind.all') : give(`give.list.success.${value}`),
            }))}
            value={success}
            onChange={(next) => change({ success: next })}
          />
          <PeriodTools days={{ startDate, endDate }} onChange={change} />
          <FilterChip memId={memId} onClear={() => change({ memId: '' })} />
        </>
      }
      actions={<SaveLink file={partnerMoneyMovesCsv} query={{ from: startDate, to: endDate }} />}
    >
      <ListTable
        query={query}
        caption={t('partner.moveList')}
        columns={useMoveColumns()}
        rowKey={(row) => String(row.giveIdx)}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
        emptyTitle={give('give.list.emptyTitle')}
        emptyBody={t('partner.noneInPeriod')}
      />
    </Frame>
  );
}

function useMoveColumns(): readonly Column<Row>[] {
  const t = useText(partnerTexts);
  const give = useText(giveTexts);
  return [
    {
      key: 'at',
      header: t('partner.at'),
      phone: 'meta',
      cell: ({ at }) => <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" className={cells.quiet} />,
    },
    {
      key: 'from',
      header: t('partner.partner'),
      phone: 'wide',
      cell: ({ partnerMemId, partnerMemNick }) => (
        <MemberName row={{ memId: partnerMemId, memNick: partnerMemNick }} />
      ),
    },
    {
      key: 'target',
      header: give('give.list.target'),
      phone: 'main',
      cell: ({ kind, memNick, memId }) => (
        <>
          {give(`give.kind.${kind}`)} <MemberName row={{ memId, memNick }} />
        </>
      ),
    },
    {
      key: 'amount',
      header: t('partner.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ kind, amount, success }) => (
        <Money amount={kind === 'give' ? negate(amount) : amount} signed={success === 'Y'} tone="plain" />
      ),
    },
    {
      key: 'after',
      header: t('partner.balanceAfter'),
      align: 'end',
      phone: 'hidden',
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} tone="plain" unit={null} />,
    },
    {
      key: 'success',
      header: t('partner.result'),
      phone: 'state',
      cell: ({ success }) => (
        <Badge size="sm" kind={success === 'Y' ? 'done' : 'void'}>
          {give(`give.list.success.${success}`)}
        </Badge>
      ),
    },
    {
      key: 'note',
      header: give('give.list.note'),
      phone: 'wide',
      cell: ({ note, refusal }) =>
        [refusal && give(`give.list.refusal.${refusal}`), note].filter(Boolean).join(' · '),
    },
  ];
}
