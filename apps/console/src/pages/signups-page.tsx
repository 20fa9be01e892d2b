import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  KeyHelp,
  ListPages,
  PageFrame,
  type RawSearch,
  readPage,
  SplitView,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleMembersTexts, consoleShellTexts } from '@hanpan/messages';
import { EmptyState, LoadingOverlay, SkeletonRows } from '@hanpan/ui';
import { useRef } from 'react';
import { MemberDetail } from '../features/members/member-detail.tsx';
import { MemberTable } from '../features/members/member-table.tsx';
import { memberKeyOf } from '../features/members/model.ts';
import { SignupDecision, SignupRejectDialog } from '../features/members/signup-decision.tsx';
import { useMembers } from '../features/members/use-members.ts';
import { useSignupDesk } from '../features/members/use-signup-desk.ts';

function readSearch(raw: RawSearch) {
  return { page: readPage(raw.page) };
}

/** ST-03: a sign-up waits here until an operator decides. */
export function SignupsPage() {
  const t = useText(consoleMembersTexts);
  const shell = useText(consoleShellTexts);
  const [{ page }, setSearch] = usePageSearch(readSearch);
  const query = useMembers({ status: 'pending', search: '', page });
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, memberKeyOf);
  const desk = useSignupDesk();
  const approve = useRef<HTMLButtonElement>(null);
  const { row } = selection;
  const stillPending = rows.some((each) => memberKeyOf(each) === selection.key);

  const { keys, look, split } = useSplitView(selection, {
    A: () => {
      if (row === undefined || !stillPending) return;
      if (document.activeElement === approve.current) desk.approve(row);
      split.onOpenChange(true);
      approve.current?.focus();
    },
    R: () => stillPending && desk.askRejection(row),
  });
  return (
    <SplitView
      {...split}
      label={shell('consoleShell.detail')}
      detail={
        row && stillPending
          ? {
              title: row.memNick,
              body: <MemberDetail key={row.memberKey} row={row} />,
              footer: <SignupDecision key={row.memberKey} row={row} desk={desk} approveRef={approve} />,
            }
          : undefined
      }
    >
      <PageFrame
        title={t('consoleMembers.signupTitle')}
        stats={[
          {
            label: t('consoleMembers.status.pending'),
            value: shell('consoleShell.waitingCount', { count: query.data?.pageInfo.total ?? 0 }),
          },
        ]}
        footer={
          <KeyHelp
            hints={[
              { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
              { keys: ['Enter'], label: shell('consoleShell.key.open') },
              { keys: ['A', 'Enter'], label: t('consoleMembers.approveShort') },
              { keys: ['R'], label: t('consoleMembers.reject') },
              { keys: ['Esc'], label: shell('consoleShell.key.leave') },
            ]}
          />
        }
      >
        <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={6} />}>
          {({ pageInfo }) => (
            <LoadingOverlay active={query.isPlaceholderData}>
              <div ref={keys}>
                <MemberTable
                  purpose="signups"
                  rows={rows}
                  selectedKey={selection.key}
                  onSelect={look}
                  empty={
                    <EmptyState title={t('consoleMembers.emptySignupsTitle')} level={2}>
                      {t('consoleMembers.emptySignups')}
                    </EmptyState>
                  }
                />
              </div>
              <ListPages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
            </LoadingOverlay>
          )}
        </DeskLoaded>
      </PageFrame>
      {desk.rejecting && <SignupRejectDialog row={desk.rejecting} desk={desk} />}
    </SplitView>
  );
}
