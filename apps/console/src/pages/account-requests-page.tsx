import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  KeyHelp,
  ListPages,
  PageFrame,
  type RawSearch,
  readPage,
  useListKeys,
  usePageSearch,
  useRowSelection,
} from '@hanpan/kit';
import { consoleCashTexts, consoleShellTexts } from '@hanpan/messages';
import { EmptyState, LoadingOverlay, SkeletonRows } from '@hanpan/ui';
import { AccountCard } from '../features/account-requests/account-card.tsx';
import {
  AccountTable,
  accountKeyOf,
  useAccountRequests,
  useAccountSending,
} from '../features/account-requests/account-requests.tsx';

function readSearch(raw: RawSearch) {
  return { page: readPage(raw.page) };
}

export function AccountRequestsPage() {
  const t = useText(consoleCashTexts);
  const shell = useText(consoleShellTexts);
  const [{ page }, setSearch] = usePageSearch(readSearch);
  const query = useAccountRequests(page);
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, accountKeyOf);
  const sending = useAccountSending();
  const keys = useListKeys(selection, { S: () => sending.send(selection.row) });
  return (
    <PageFrame
      title={t('consoleCash.account.title')}
      tools={selection.row?.account && <AccountCard account={selection.row.account} />}
      footer={
        <KeyHelp
          hints={[
            { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
            { keys: ['S'], label: t('consoleCash.account.send') },
          ]}
        />
      }
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={8} columns={5} />}>
        {({ pageInfo }) => (
          <LoadingOverlay active={query.isPlaceholderData}>
            <div ref={keys}>
              <AccountTable
                rows={rows}
                selectedKey={selection.key}
                onSelect={selection.select}
                sending={sending}
                empty={
                  <EmptyState title={t('consoleCash.account.emptyTitle')} level={2}>
                    {t('consoleCash.account.empty')}
                  </EmptyState>
                }
              />
            </div>
            <ListPages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
          </LoadingOverlay>
        )}
      </DeskLoaded>
    </PageFrame>
  );
}
