import { codeOf, useText } from '@hanpan/client';
import {
  ListHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readDay,
  readText,
  SplitView,
  Sum,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { consoleBetTexts } from '@hanpan/messages';
import { EmptyState } from '@hanpan/ui';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useBetColumns } from '../features/bets/bet-columns.tsx';
import { BetDetail } from '../features/bets/bet-detail.tsx';
import { BetTools } from '../features/bets/bet-tools.tsx';
import { type BetSearch, betKeyOf, groupFilters, path, typeFilters } from '../features/bets/model.ts';

function readSearch(raw: RawSearch): BetSearch {
  return {
    member: readText(raw.member).slice(0, 40),
    group: readChoice(raw.group, groupFilters, 'all'),
    type: readChoice(raw.type, typeFilters, 'all'),
    from: readDay(raw.from),
    to: readDay(raw.to),
  };
}

/** Bets and rounds of the site in every family, open ones too; `member` of the address narrows them to one member. */
export function BetsPage() {
  const t = useText(consoleBetTexts);
  const [search, setSearch] = usePageSearch(readSearch);
  const { member, group, type, from, to } = search;
  const desk = useDeskList({
    name: 'bets',
    path,
    filter: { memId: member, groupKey: group, type, startDate: from, endDate: to },
    columns: useBetColumns(),
    keyOf: betKeyOf,
  });
  const { list, selection } = desk;
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  const { data, error } = list.query;
  const isUnknown = error !== null && codeOf(error) === 'E404';
  return (
    <SplitView {...split} detail={row && { title: row.memNick, body: <BetDetail row={row} /> }}>
      <PageFrame
        title={t('consoleBets.title')}
        stats={[
          { label: t('consoleBets.stake'), value: <Sum amount={data?.total.cash} tone="plain" /> },
          { label: t('consoleBets.paid'), value: <Sum amount={data?.total.winCash} tone="plain" /> },
          { label: t('consoleBets.open'), value: <Sum amount={data?.total.waitCash} tone="plain" /> },
          {
            label: t('consoleBets.result'),
            value: <Sum amount={data?.total.resultCash} tone="plain" signed />,
          },
        ]}
        tools={<BetTools desk={desk} search={search} onChange={setSearch} />}
        footer={<ListHelp total={data?.pageInfo.total} />}
      >
        {isUnknown ? (
          <EmptyState title={t('consoleBets.unknownTitle')} level={2}>
            {t('consoleBets.unknown', { memId: member })}
          </EmptyState>
        ) : (
          <DeskTable
            desk={desk}
            caption={t('consoleBets.table')}
            keys={keys}
            onSelect={look}
            empty={
              <EmptyState title={t('consoleBets.emptyTitle')} level={2}>
                {t('consoleBets.empty')}
              </EmptyState>
            }
          />
        )}
      </PageFrame>
    </SplitView>
  );
}
