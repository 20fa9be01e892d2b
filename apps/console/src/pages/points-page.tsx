import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  ListHelp,
  ListPages,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  readText,
  SplitView,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleShellTexts, pointTexts } from '@hanpan/messages';
import { EmptyState, LoadingOverlay, SkeletonRows } from '@hanpan/ui';
import { kindFilters, pointKeyOf, useFilters } from '../features/points/model.ts';
import { PointDetail } from '../features/points/point-detail.tsx';
import { PointTable } from '../features/points/point-table.tsx';
import { PointTools } from '../features/points/point-tools.tsx';
import { usePoints } from '../features/points/use-points.ts';

function readSearch(raw: RawSearch) {
  return {
    kind: readChoice(raw.kind, kindFilters, 'all'),
    use: readChoice(raw.use, useFilters, 'all'),
    q: readText(raw.q),
    page: readPage(raw.page),
  };
}

/** Every point that was earned, converted or taken back, and the actions that add a line by hand. */
export function PointsPage() {
  const t = useText(pointTexts);
  const shell = useText(consoleShellTexts);
  const [{ kind, use, q, page }, setSearch] = usePageSearch(readSearch);
  const filter = { kind, useType: use, search: q, page };
  const query = usePoints(filter);
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, pointKeyOf);
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  return (
    <SplitView
      {...split}
      label={shell('consoleShell.detail')}
      detail={row && { title: row.memNick, body: <PointDetail row={row} /> }}
    >
      <PageFrame
        title={t('point.console.title')}
        tools={
          <PointTools filter={filter} rows={rows} onChange={(change) => setSearch({ ...change, page: 1 })} />
        }
        footer={<ListHelp shown={rows.length} total={query.data?.pageInfo.total} />}
      >
        <DeskLoaded query={query} skeleton={<SkeletonRows rows={12} columns={6} />}>
          {({ pageInfo }) => (
            <LoadingOverlay active={query.isPlaceholderData}>
              <div ref={keys}>
                <PointTable
                  rows={rows}
                  selectedKey={selection.key}
                  onSelect={look}
                  empty={
                    <EmptyState title={t('point.console.emptyTitle')} level={2}>
                      {t('point.console.emptyBody')}
                    </EmptyState>
                  }
                />
              </div>
              <ListPages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
            </LoadingOverlay>
          )}
        </DeskLoaded>
      </PageFrame>
    </SplitView>
  );
}
