import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  ListHelp,
  PageFrame,
  type RawSearch,
  readText,
  SplitView,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { EmptyState, Skeleton } from '@hanpan/ui';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useLedgerNames } from '../app/ledger-names.ts';
import { useAccountColumns } from '../features/ledger/account-columns.tsx';
import { ChainFacts } from '../features/ledger/chain-facts.tsx';
import { InstallationFacts } from '../features/ledger/installation-facts.tsx';
import { KindBalances } from '../features/ledger/kind-balances.tsx';
import { LedgerFacts } from '../features/ledger/ledger-facts.tsx';
import { LedgerTools } from '../features/ledger/ledger-tools.tsx';
import { accountKeyOf } from '../features/ledger/model.ts';
import { Statement } from '../features/ledger/statement.tsx';
import { useLedgerSummary } from '../features/ledger/use-ledger.ts';
import styles from './ledger-page.module.css';

function readSearch(raw: RawSearch) {
  return { kind: readText(raw.kind) || 'all', q: readText(raw.q) };
}

/** Whether the books balance, shown so that anybody can check it by eye: total, every account, every entry. */
export function LedgerPage() {
  const t = useText(consoleLedgerTexts);
  const [{ kind, q }, setSearch] = usePageSearch(readSearch);
  const summary = useLedgerSummary();
  const desk = useDeskList({
    name: 'ledger',
    path: '/api/console/ledger/accounts',
    filter: { kind, search: q },
    columns: useAccountColumns(),
    keyOf: accountKeyOf,
  });
  const { list, selection } = desk;
  const { row } = selection;
  const names = useLedgerNames();
  const kinds = summary.data?.byKind ?? [];
  const { keys, look, split } = useSplitView(selection);
  return (
    <SplitView
      {...split}
      detail={
        row && {
          title: names.owner(row.owner),
          body: <Statement key={row.accountId} accountId={row.accountId} />,
        }
      }
    >
      <PageFrame
        title={t('consoleLedger.title')}
        footer={<ListHelp total={list.query.data?.pageInfo.total} />}
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
                  onChoose={(next) => setSearch({ kind: next })}
                />
              </>
            )}
          </DeskLoaded>
        </div>
        {/* Not before it is known how much stands above it: it would be pushed away. */}
        {!summary.isPending && (
          <section aria-label={t('consoleLedger.accounts')}>
            <h2 className={styles.heading}>{t('consoleLedger.accounts')}</h2>
            <LedgerTools
              kinds={kinds}
              kind={kind}
              search={q}
              desk={desk}
              onChange={(change) => setSearch(change)}
            />
            <DeskTable
              desk={desk}
              caption={t('consoleLedger.accountTable')}
              keys={keys}
              onSelect={look}
              empty={
                <EmptyState title={t('consoleLedger.emptyTitle')} level={3}>
                  {t('consoleLedger.empty')}
                </EmptyState>
              }
            />
          </section>
        )}
      </PageFrame>
    </SplitView>
  );
}
