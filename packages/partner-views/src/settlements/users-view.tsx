import { useText } from '@hanpan/client';
import { type DataOf, rateTypes } from '@hanpan/contract';
import { MemberName, readPage, readText, SearchField, usePageSearch } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Chip, ChipGroup, type Column, Money, Select } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { FilterChip } from '../frame/filter-chip.tsx';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { Net } from '../frame/net.tsx';
import { readDays } from '../frame/period.ts';
import { PeriodTools } from '../frame/period-tools.tsx';
import { useFirstLoad } from '../frame/use-first-load.ts';
import { useList } from '../frame/use-list.ts';
import { useToday } from '../frame/use-today.ts';
import { usePartnerWords } from '../frame/words.ts';
import { CommissionBets } from './commission-bets.tsx';
import { differenceOf, readLineChoice, readSettlement, wholeLine } from './line-choice.ts';

type Row = DataOf<'/api/partner/calculationUsers'>['list'][number];

const kinds = ['rolling', 'losing'] as const;

/** What a line of a statement, or all of it, comes to by member; and the bets of the member that is chosen. */
export function UsersView() {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const { Frame } = usePartnerHost();
  const today = useToday();
  const [search, setSearch] = usePageSearch((raw) => ({
    ...readDays(raw, today, 'month'),
    ...readLineChoice(raw),
    settlementIdx: readSettlement(raw),
    memId: readText(raw.memId),
    q: readText(raw.q),
    page: readPage(raw.page),
  }));
  const { q, page, memId, ...line } = search;
  const query = useList('/api/partner/calculationUsers', { ...line, search: q, page });
  const isFirstLoad = useFirstLoad(query);
  const change = (part: Partial<typeof search>) => setSearch({ ...part, memId: '', page: 1 });
  const { kind, gameType, branch, branchMemId } = line;
  const difference = differenceOf(line);
  return (
    <Frame
      title={t('partner.users')}
      note={t('partner.users.note')}
      below={
        !isFirstLoad && (
          <CommissionBets
            key={JSON.stringify({ line, memId })}
            line={line}
            memId={memId}
            chip={<FilterChip memId={memId} onClear={() => setSearch({ memId: '' })} />}
          />
        )
      }
      tools={
        <>
          <ChipGroup label={t('partner.commission')}>
            {kinds.map((value) => (
              <Chip
                key={value}
                pressed={value === kind}
                onClick={() => change({ kind: value, ...wholeLine })}
              >
                {t(`partner.kind.${value}`)}
              </Chip>
            ))}
          </ChipGroup>
          <Select
            size="sm"
            caption={t('partner.game')}
            options={(['all', ...rateTypes] as const).map((value) => ({
              value,
              label: value === 'all' ? t('partner.type.all') : words.type(value),
            }))}
            value={gameType}
            onChange={(value) => change({ gameType: value, ...wholeLine })}
          />
          <SearchField value={q} hint={t('partner.search')} onChange={(next) => change({ q: next })} />
          {line.settlementIdx === null ? (
            <PeriodTools days={line} onChange={change} />
          ) : (
            <Chip pressed icon="close" onClick={() => change({ settlementIdx: null })}>
              {t('partner.ofSettlement', { days: words.days(line) })}
            </Chip>
          )}
          {branch !== 'all' && (
            <Chip pressed icon="close" onClick={() => change(wholeLine)}>
              {branch === 'own' ? t('partner.branch.own') : t('partner.onlyBranch', { memId: branchMemId })}
              {difference !== null && ` · ${words.percent(difference)}`}
            </Chip>
          )}
        </>
      }
    >
      <ListTable
        query={query}
        caption={t('partner.users')}
        columns={useUserColumns<Row>((_, figure) => figure)}
        rowKey={(row) => row.memId}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
        selectedKey={memId === '' ? undefined : memId}
        onRowSelect={(row) => setSearch({ memId: row.memId })}
        emptyTitle={t('partner.users.emptyTitle')}
        emptyBody={t('partner.noneInPeriod')}
      />
    </Frame>
  );
}

/** By member: what was played, and what of it is the partner's. */
export function useUserColumns<R extends Row>(
  drill: (row: R, figure: ReactNode) => ReactNode,
): readonly Column<R>[] {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  return [
    { key: 'member', header: t('partner.member'), phone: 'main', cell: (row) => <MemberName row={row} /> },
    { key: 'parent', header: t('partner.parent'), phone: 'hidden', cell: ({ parentMemId }) => parentMemId },
    {
      key: 'bets',
      header: t('partner.betCount'),
      align: 'end',
      phone: 'hidden',
      cell: ({ betCount }) => words.count(betCount),
    },
    {
      key: 'stake',
      header: t('partner.stake'),
      align: 'end',
      phone: 'wide',
      cell: ({ stakeAmount }) => <Money amount={stakeAmount} tone="plain" unit={null} />,
    },
    {
      key: 'turnover',
      header: t('partner.turnover'),
      align: 'end',
      phone: 'hidden',
      cell: ({ turnoverAmount }) => <Money amount={turnoverAmount} tone="plain" unit={null} />,
    },
    {
      key: 'net',
      header: t('partner.net'),
      align: 'end',
      phone: 'wide',
      cell: ({ netAmount }) => <Net amount={netAmount} />,
    },
    {
      key: 'amount',
      header: t('partner.amount'),
      align: 'end',
      phone: 'money',
      cell: (row) => drill(row, <Money amount={row.amount} unit={null} />),
    },
  ];
}
