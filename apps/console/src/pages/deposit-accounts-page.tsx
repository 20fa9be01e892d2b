import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  PageFrame,
  type RawSearch,
  readPage,
  readText,
  SearchField,
  ToolRow,
  useFailureText,
  usePageSearch,
} from '@hanpan/kit';
import { consoleDepositAccountTexts } from '@hanpan/messages';
import { Button, ConfirmDialog, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { PagedList } from '../app/desk-list/paged-list.tsx';
import { useMay } from '../app/session.ts';
import { AccountList, ShownList } from '../features/deposit-accounts/account-tables.tsx';
import { AssignAccountDialog } from '../features/deposit-accounts/assign-account-dialog.tsx';
import styles from '../features/deposit-accounts/deposit-accounts.module.css';
import { OpenAccountDialog } from '../features/deposit-accounts/open-account-dialog.tsx';
import {
  type DepositAccountRow,
  nameOfAccount,
  useChangeAccounts,
  useDepositAccounts,
  useShownAccounts,
} from '../features/deposit-accounts/use-deposit-accounts.ts';

function readSearch(raw: RawSearch) {
  return { q: readText(raw.q), page: readPage(raw.page) };
}

/** The accounts that deposits are paid into, and which of them was shown to whom. */
export function DepositAccountsPage() {
  const t = useText(consoleDepositAccountTexts);
  const isSupervisor = useMay('/api/console/depositAccount/open');
  const accounts = useDepositAccounts();
  const [asking, setAsking] = useState<'open' | 'assign'>();
  const [closing, setClosing] = useState<DepositAccountRow>();
  const stop = () => setAsking(undefined);
  return (
    <PageFrame
      title={t('depositAccounts.title')}
      tools={
        isSupervisor && (
          <ToolRow
            end={
              <>
                <Button size="sm" onClick={() => setAsking('assign')}>
                  {t('depositAccounts.assign')}
                </Button>
                <Button size="sm" variant="filled" icon="plus" onClick={() => setAsking('open')}>
                  {t('depositAccounts.open')}
                </Button>
              </>
            }
          >
            {null}
          </ToolRow>
        )
      }
    >
      <DeskLoaded query={accounts} skeleton={<SkeletonRows rows={4} columns={6} />}>
        {({ list }) => (
          <>
            <AccountList rows={list} onClose={isSupervisor ? setClosing : undefined} />
            {asking === 'assign' && <AssignAccountDialog accounts={list} onClose={stop} />}
          </>
        )}
      </DeskLoaded>
      <ShownHistory />
      {asking === 'open' && <OpenAccountDialog onClose={stop} />}
      {closing && <CloseDialog row={closing} onDone={() => setClosing(undefined)} />}
    </PageFrame>
  );
}

function ShownHistory() {
  const t = useText(consoleDepositAccountTexts);
  const [{ q, page }, setSearch] = usePageSearch(readSearch);
  const query = useShownAccounts(q, page);
  return (
    <section aria-label={t('depositAccounts.history')}>
      <h2 className={styles.heading}>{t('depositAccounts.history')}</h2>
      <div className={styles.tools}>
        <SearchField
          value={q}
          hint={t('depositAccounts.memId')}
          onChange={(next) => setSearch({ q: next, page: 1 })}
        />
      </div>
      <PagedList
        query={query}
        rows={8}
        columns={4}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
      >
        {({ list }) => <ShownList rows={list} />}
      </PagedList>
    </section>
  );
}

function CloseDialog({ row, onDone }: { row: DepositAccountRow; onDone: () => void }) {
  const t = useText(consoleDepositAccountTexts);
  const failureText = useFailureText();
  const change = useChangeAccounts(onDone);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={t('depositAccounts.closeTitle', { account: nameOfAccount(row) })}
      confirmLabel={t('depositAccounts.close')}
      tone="warn"
      error={change.failure && failureText(change.failure)}
      onConfirm={() => change.close(row.accountIdx)}
    >
      {t('depositAccounts.closeBody')}
    </ConfirmDialog>
  );
}
