import { useText } from '@hanpan/client';
import { namesShownTo } from '@hanpan/contract';
import {
  Decision,
  ListHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readText,
  SearchField,
  SplitView,
  ToolRow,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { consoleMemberCareTexts, consoleMembersTexts } from '@hanpan/messages';
import { buttonClass, EmptyState, Select } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useOperator } from '../app/session.ts';
import { urls } from '../app/urls.ts';
import { useMemberColumns } from '../features/members/member-columns.tsx';
import { MemberDetail } from '../features/members/member-detail.tsx';
import { memberKeyOf, memberStatuses } from '../features/members/model.ts';
import { PointMovement } from '../features/points/point-movement.tsx';

function readSearch(raw: RawSearch) {
  return {
    status: readChoice(raw.status, memberStatuses, 'all'),
    q: readText(raw.q),
  };
}

export function MembersPage() {
  const t = useText(consoleMembersTexts);
  const care = useText(consoleMemberCareTexts);
  const seesNames = namesShownTo(useOperator().roles) === 'all';
  const [{ status, q }, setSearch] = usePageSearch(readSearch);
  const desk = useDeskList({
    name: 'members',
    path: '/api/console/members',
    filter: { status, search: q },
    columns: useMemberColumns('list'),
    keyOf: memberKeyOf,
    pollMs: 15_000,
  });
  const { list, selection } = desk;
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  const statuses = memberStatuses.map((value) => ({ value, label: t(`consoleMembers.status.${value}`) }));
  return (
    <SplitView
      {...split}
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
            <Decision>
              <Link
                to={urls.member}
                search={{ key: row.memberKey }}
                className={buttonClass({ block: true, variant: 'filled' })}
              >
                {care('consoleMemberCare.open')}
              </Link>
              <Link to={urls.ledger} search={{ q: row.memId }} className={buttonClass({ block: true })}>
                {t('consoleMembers.toLedger')}
              </Link>
            </Decision>
          ),
        }
      }
    >
      <PageFrame
        title={t('consoleMembers.title')}
        tools={
          <ToolRow end={<ListTools desk={desk} />}>
            <SearchField
              value={q}
              hint={t(seesNames ? 'consoleMembers.searchHint' : 'consoleMembers.searchHintMasked')}
              onChange={(next) => setSearch({ q: next })}
            />
            <Select
              size="sm"
              caption={t('consoleMembers.status')}
              options={statuses}
              value={status}
              onChange={(next) => setSearch({ status: next })}
            />
          </ToolRow>
        }
        footer={<ListHelp total={list.query.data?.pageInfo.total} />}
      >
        <DeskTable
          desk={desk}
          caption={t('consoleMembers.table')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('consoleMembers.emptyTitle')} level={2}>
              {t('consoleMembers.empty')}
            </EmptyState>
          }
        />
      </PageFrame>
    </SplitView>
  );
}
