import { useText } from '@hanpan/client';
import { KeyHelp, PageFrame, SplitView, ToolRow, useSplitView } from '@hanpan/kit';
import { consoleMembersTexts, consoleShellTexts } from '@hanpan/messages';
import { EmptyState } from '@hanpan/ui';
import { useRef } from 'react';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useMemberColumns } from '../features/members/member-columns.tsx';
import { MemberDetail } from '../features/members/member-detail.tsx';
import { memberKeyOf } from '../features/members/model.ts';
import { SignupDecision, SignupRejectDialog } from '../features/members/signup-decision.tsx';
import { useSignupDesk } from '../features/members/use-signup-desk.ts';

/** ST-03: a sign-up waits here until an operator decides. */
export function SignupsPage() {
  const t = useText(consoleMembersTexts);
  const shell = useText(consoleShellTexts);
  const desk = useDeskList({
    name: 'signups',
    path: '/api/console/members',
    filter: { status: 'pending' },
    columns: useMemberColumns('signups'),
    keyOf: memberKeyOf,
    pollMs: 15_000,
  });
  const { list, selection } = desk;
  const deciding = useSignupDesk();
  const approve = useRef<HTMLButtonElement>(null);
  const { row } = selection;
  const stillPending = list.rows.some((each) => memberKeyOf(each) === selection.key);

  const decisions = {
    A: () => {
      if (row === undefined || !stillPending) return;
      if (document.activeElement === approve.current) deciding.approve(row);
      split.onOpenChange(true);
      approve.current?.focus();
    },
    R: () => stillPending && deciding.askRejection(row),
  };
  const { keys, look, split } = useSplitView(selection, deciding.mayDecide ? decisions : {});
  return (
    <SplitView
      {...split}
      detail={
        row && stillPending
          ? {
              title: row.memNick,
              body: <MemberDetail key={row.memberKey} row={row} />,
              footer: deciding.mayDecide && (
                <SignupDecision key={row.memberKey} row={row} desk={deciding} approveRef={approve} />
              ),
            }
          : undefined
      }
    >
      <PageFrame
        title={t('consoleMembers.signupTitle')}
        stats={[
          {
            label: t('consoleMembers.status.pending'),
            value: shell('consoleShell.waitingCount', { count: list.query.data?.pageInfo.total ?? 0 }),
          },
        ]}
        tools={<ToolRow end={<ListTools desk={desk} />}>{null}</ToolRow>}
        footer={
          <KeyHelp
            hints={[
              { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
              { keys: ['Enter'], label: shell('consoleShell.key.open') },
              ...(deciding.mayDecide
                ? [
                    { keys: ['A', 'Enter'], label: t('consoleMembers.approveShort') },
                    { keys: ['R'], label: t('consoleMembers.reject') },
                  ]
                : []),
              { keys: ['Esc'], label: shell('consoleShell.key.leave') },
            ]}
          />
        }
      >
        <DeskTable
          desk={desk}
          caption={t('consoleMembers.signupTable')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('consoleMembers.emptySignupsTitle')} level={2}>
              {t('consoleMembers.emptySignups')}
            </EmptyState>
          }
        />
      </PageFrame>
      {deciding.rejecting && <SignupRejectDialog row={deciding.rejecting} desk={deciding} />}
    </SplitView>
  );
}
