import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  ListHelp,
  ListPages,
  PageFrame,
  type RawSearch,
  readPage,
  readText,
  SplitView,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { EmptyState, LoadingOverlay, Skeleton, SkeletonRows } from '@hanpan/ui';
import { useLedgerNames } from '../app/ledger-names.ts';
import { AccountTable } from '../features/ledger/account-table.tsx';
import { ChainFacts } from '../features/ledger/chain-facts.tsx';
import { InstallationFacts } from '../features/ledger/installation-facts.tsx';
import { KindBalances } from '../features/ledger/kind-balances.tsx';
import { LedgerFacts } from '../features/ledger/ledger-facts.tsx';
import { LedgerTools } from '../features/ledger/ledger-tools.tsx';
import { accountKeyOf } from '../features/ledger/model.ts';
import { Statement } from '../features/ledger/statement.tsx';
import { useLedgerAccounts, useLedgerSummary } from '../features/ledger/use-ledger.ts';
import styles from './ledger-page.module.css';

function readSearch(raw: RawSearch) {
  return { kind: readText(raw.kind) || 'all', q: readText(raw.q), page: readPage(raw.page) };
}

/** Whether the books balance, shown so that anybody can check it by eye: total, every account, every entry. */
export function LedgerPage() {
  const t = useText(consoleLedgerTexts);
  const [{ kind, q, page }, setSearch] = usePageSearch(readSearch);
  const summary = useLedgerSummary();
  const accounts = useLedgerAccounts({ kind, search: q, page });
  const rows = accounts.data?.list ?? [];
  const selection = useRowSelection(rows, accountKeyOf);
  const { row } = selection;
  const names = useLedgerNames();
  const kinds = summary.data?.byKind ?? [];
  const { keys, look, split } = useSplitView(selection);
  return (
    <SplitView
      {...split}
      label={t('consoleLedger.statement')}
      detail={
        row && {
          title: names.owner(row.owner),
          body: <Statement key={row.accountId} accountId={row.accountId} />,
        }
      }
    >
      <PageFrame
        title={t('consoleLedger.title')}
        footer={<ListHelp shown={rows.length} total={accounts.data?.pageInfo.total} />}
      >
        <div className={styles.top}>
          <DeskLoaded query={summary} skeleton={<Skeleton height="236px" />}>
            {(data) => (
              <>
                <LedgerFacts summary={data} />
                <ChainFacts chain={data.chain} installation={data.installation} />
                {data.installation && <InstallationFacts installation={data.installation} />}
                <KindBalances
                  kinds={data.byKind}
                  chosen={kind}
                  onChoose={(next) => setSearch({ kind: next, page: 1 })}
                />
              </>
            )}
          </DeskLoaded>
        </div>
        <section aria-label={t('consoleLedger.accounts')}>
          <h2 className={styles.heading}>{t('consoleLedger.accounts')}</h2>
          <LedgerTools
            kinds={kinds}
            kind={kind}
            search={q}
            rows={rows}
            onChange={(change) => setSearch({ ...change, page: 1 })}
          />
          <DeskLoaded query={accounts} skeleton={<SkeletonRows rows={8} columns={5} />}>
            {({ pageInfo }) => (
              <LoadingOverlay active={accounts.isPlaceholderData}>
                <div ref={keys}>
                  <AccountTable
                    rows={rows}
                    selectedKey={selection.key}
                    onSelect={look}
                    empty={
                      <EmptyState title={t('consoleLedger.emptyTitle')} level={3}>
                        {t('consoleLedger.empty')}
                      </EmptyState>
                    }
                  />
                </div>
                <ListPages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
              </LoadingOverlay>
            )}
          </DeskLoaded>
        </section>
      </PageFrame>
    </SplitView>
  );
}
