import { useText } from '@hanpan/client';
import { KeyHelp, PageFrame, ToolRow, useListKeys } from '@hanpan/kit';
import { consoleCashTexts, consoleShellTexts } from '@hanpan/messages';
import { EmptyState } from '@hanpan/ui';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { AccountCard } from '../features/account-requests/account-card.tsx';
import { useAccountColumns } from '../features/account-requests/account-columns.tsx';
import { accountKeyOf, useAccountSending } from '../features/account-requests/use-account-sending.ts';

const pollMs = 15_000;

/** Members who want to know where to pay to: open requests first, the oldest on top. */
export function AccountRequestsPage() {
  const t = useText(consoleCashTexts);
  const shell = useText(consoleShellTexts);
  const sending = useAccountSending();
  const desk = useDeskList({
    name: 'accountRequests',
    path: '/api/console/account/list',
    filter: {},
    columns: useAccountColumns(sending),
    keyOf: accountKeyOf,
    pollMs,
  });
  const { list, selection } = desk;
  const { row } = selection;
  const keys = useListKeys(selection, { S: () => sending.send(row) });
  const total = list.query.data?.pageInfo.total;
  return (
    <PageFrame
      title={t('consoleCash.account.title')}
      tools={
        <ToolRow end={<ListTools desk={desk} />}>
          {row?.answeredAt === null && row.account && <AccountCard account={row.account} />}
        </ToolRow>
      }
      footer={
        <KeyHelp
          hints={[
            { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
            { keys: ['S'], label: t('consoleCash.account.send') },
          ]}
        >
          {total !== undefined && shell('consoleShell.inAll', { total })}
        </KeyHelp>
      }
    >
      <DeskTable
        desk={desk}
        caption={t('consoleCash.account.table')}
        keys={keys}
        onSelect={selection.select}
        empty={
          <EmptyState title={t('consoleCash.account.emptyTitle')} level={2}>
            {t('consoleCash.account.empty')}
          </EmptyState>
        }
      />
    </PageFrame>
  );
}
