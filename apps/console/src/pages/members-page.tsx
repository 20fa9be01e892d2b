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
  SearchField,
  SplitView,
  ToolRow,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleMembersTexts, consoleShellTexts } from '@hanpan/messages';
import { buttonClass, EmptyState, LoadingOverlay, Select, SkeletonRows } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../app/urls.ts';
import { MemberDetail } from '../features/members/member-detail.tsx';
import { MemberTable } from '../features/members/member-table.tsx';
import { memberKeyOf, memberStatuses } from '../features/members/model.ts';
import { useMembers } from '../features/members/use-members.ts';
import { PointMovement } from '../features/points/point-movement.tsx';

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
                <PointMovement key={row.memberKey} member={row} />
              )}
            </>
          ),
          footer: (
            <Link to={urls.ledger} search={{ q: row.memId }} className={buttonClass({ block: true })}>
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
        <DeskLoaded query={query} skeleton={<SkeletonRows rows={12} columns={6} />}>
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
              <ListPages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
            </LoadingOverlay>
          )}
        </DeskLoaded>
      </PageFrame>
    </SplitView>
  );
}
