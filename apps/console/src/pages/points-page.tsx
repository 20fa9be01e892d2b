import { useText } from '@hanpan/client';
import {
  ListHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readText,
  SplitView,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { EmptyState } from '@hanpan/ui';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { kindFilters, pointKeyOf, useFilters } from '../features/points/model.ts';
import { usePointColumns } from '../features/points/point-columns.tsx';
import { PointDetail } from '../features/points/point-detail.tsx';
import { PointTools } from '../features/points/point-tools.tsx';

function readSearch(raw: RawSearch) {
  return {
    kind: readChoice(raw.kind, kindFilters, 'all'),
    use: readChoice(raw.use, useFilters, 'all'),
    q: readText(raw.q),
  };
}

/** Every point that was earned, converted or taken back, and the actions that add a line by hand. */
export function PointsPage() {
  const t = useText(pointTexts);
  const [{ kind, use, q }, setSearch] = usePageSearch(readSearch);
  const filter = { kind, useType: use, search: q };
  const desk = useDeskList({
    name: 'points',
    path: '/api/console/point/list',
    filter,
    columns: usePointColumns(),
    keyOf: pointKeyOf,
  });
  const { list, selection } = desk;
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  return (
    <SplitView {...split} detail={row && { title: row.memNick, body: <PointDetail row={row} /> }}>
      <PageFrame
        title={t('point.console.title')}
        tools={<PointTools desk={desk} filter={filter} onChange={setSearch} />}
        footer={<ListHelp total={list.query.data?.pageInfo.total} />}
      >
        <DeskTable
          desk={desk}
          caption={t('point.console.table')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('point.console.emptyTitle')} level={2}>
              {t('point.console.emptyBody')}
            </EmptyState>
          }
        />
      </PageFrame>
    </SplitView>
  );
}
