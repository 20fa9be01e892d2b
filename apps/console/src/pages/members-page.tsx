import { useText } from '@hanpan/client';
import { consoleMembersTexts, consoleShellTexts } from '@hanpan/messages';
import { buttonClass, EmptyState, LoadingOverlay, Select, SkeletonRows } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { type RawSearch, readChoice, readPage, readText, usePageSearch } from '../app/page-search.ts';
import { ListHelp } from '../app/parts/list-help.tsx';
import { Loaded } from '../app/parts/loaded.tsx';
import { PageFrame } from '../app/parts/page-frame.tsx';
import { Pages } from '../app/parts/pages.tsx';
import { SearchField } from '../app/parts/search-field.tsx';
import { SplitView } from '../app/parts/split-view.tsx';
import { ToolRow } from '../app/parts/tool-row.tsx';
import { useSplitView } from '../app/parts/use-split-view.ts';
import { useRowSelection } from '../app/row-selection.ts';
import { MemberDetail } from '../features/members/member-detail.tsx';
import { MemberTable } from '../features/members/member-table.tsx';
import { memberKeyOf, memberStatuses } from '../features/members/model.ts';
import { useMembers } from '../features/members/use-members.ts';
import { PointDeeds } from '../features/points/point-deeds.tsx';

function readSearch(raw: RawSearch) {
  return {
    status: readChoice(raw.status, memberStatuses, 'all'),
    q: readText(raw.q),
    page: readPage(raw.page),
  };
}

export function MembersPage() {
  const t = useText(consoleMembersTexts);
  const shell = useText(consoleShellTexts);
  const [{ status, q, page }, setSearch] = usePageSearch(readSearch);
  const query = useMembers({ status, search: q, page });
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, memberKeyOf);
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  const statuses = memberStatuses.map((value) => ({ value, label: t(`consoleMembers.status.${value}`) }));
  return (
    <SplitView
      {...split}
      label={shell('consoleShell.detail')}
      detail={
        row && {
          title: row.memNick,
          body: (
            <>
              <MemberDetail row={row} />
              {(row.status === 'active' || row.status === 'suspended') && (
                <PointDeeds key={row.memberKey} member={row} />
              )}
            </>
          ),
          footer: (
            <Link to="/ledger" search={{ q: row.memId }} className={buttonClass({ block: true })}>
              {t('consoleMembers.toLedger')}
            </Link>
          ),
        }
      }
    >
      <PageFrame
        title={t('consoleMembers.title')}
        tools={
          <ToolRow>
            <SearchField
              value={q}
              hint={t('consoleMembers.searchHint')}
              onChange={(next) => setSearch({ q: next, page: 1 })}
            />
            <Select
              size="sm"
              caption={t('consoleMembers.status')}
              options={statuses}
              value={status}
              onChange={(next) => setSearch({ status: next, page: 1 })}
            />
          </ToolRow>
        }
        footer={<ListHelp shown={rows.length} total={query.data?.pageInfo.total} />}
      >
        <Loaded query={query} skeleton={<SkeletonRows rows={12} columns={6} />}>
          {({ pageInfo }) => (
            <LoadingOverlay active={query.isPlaceholderData}>
              <div ref={keys}>
                <MemberTable
                  purpose="list"
                  rows={rows}
                  selectedKey={selection.key}
                  onSelect={look}
                  empty={
                    <EmptyState title={t('consoleMembers.emptyTitle')} level={2}>
                      {t('consoleMembers.empty')}
                    </EmptyState>
                  }
                />
              </div>
              <Pages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
            </LoadingOverlay>
          )}
        </Loaded>
      </PageFrame>
    </SplitView>
  );
}
