import { useText } from '@hanpan/client';
import { DeskLoaded, PageFrame, ReasonDialog } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { EmptyState, SkeletonRows, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { type Ending, EndTransferDialog } from '../features/vendors/end-transfer-dialog.tsx';
import { HeldTable, TransferTable } from '../features/vendors/stuck-tables.tsx';
import { type Stuck, useStuck, useVendorAction } from '../features/vendors/use-vendors.ts';
import styles from '../features/vendors/vendors.module.css';

type Deciding =
  | { readonly what: 'retry'; readonly row: Stuck['transfers'][number] }
  | { readonly what: 'release' | 'dismiss'; readonly row: Stuck['held'][number] };
type EndingOf = { readonly what: 'end'; readonly row: Stuck['transfers'][number] };

const doneTexts = {
  retry: 'consoleVendor.stuck.retried',
  release: 'consoleVendor.stuck.released',
  dismiss: 'consoleVendor.stuck.dismissed',
} as const;

/** Money between the site and a provider that has not come to its end. */
export function StuckPage() {
  const t = useText(consoleVendorTexts);
  const query = useStuck();
  const action = useVendorAction();
  const mayRetry = useMay('/api/console/vendors/retryTransfer');
  const mayEnd = useMay('/api/console/vendors/endTransfer');
  const mayRelease = useMay('/api/console/vendors/releaseHeld');
  const mayDismiss = useMay('/api/console/vendors/dismissHeld');
  const [deciding, setDeciding] = useState<Deciding | EndingOf>();
  const begin = (next: Deciding | EndingOf) => {
    action.clear();
    setDeciding(next);
  };
  const done = (text: string) => {
    toast({ text });
    setDeciding(undefined);
  };
  const send = (chosen: Deciding, reason: string) => {
    if (chosen.what === 'retry')
      return action.send('/api/console/vendors/retryTransfer', { transferId: chosen.row.transferId, reason });
    const { vendorCode, transactionId } = chosen.row;
    const path =
      chosen.what === 'release' ? '/api/console/vendors/releaseHeld' : '/api/console/vendors/dismissHeld';
    return action.send(path, { vendorCode, transactionId, reason });
  };
  const confirm = async (chosen: Deciding, reason: string) => {
    const { data } = await send(chosen, reason);
    if (data !== undefined) done(t(doneTexts[chosen.what]));
  };
  const end = async (transferId: string, ending: Ending) => {
    const { data } = await action.send('/api/console/vendors/endTransfer', { transferId, ...ending });
    if (data !== undefined) done(t(`consoleVendor.stuck.${data.isDone ? 'ended' : 'waits'}`));
  };
  return (
    <PageFrame title={t('consoleVendor.stuck.title')}>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={4} columns={6} />}>
        {({ transfers, held }) =>
          transfers.length + held.length === 0 ? (
            <EmptyState title={t('consoleVendor.stuck.noneTitle')} level={2}>
              {t('consoleVendor.stuck.none')}
            </EmptyState>
          ) : (
            <>
              {held.length > 0 && (
                <section className={styles.section}>
                  <h2 className={styles.heading}>{t('consoleVendor.stuck.held')}</h2>
                  <p className={styles.note}>{t('consoleVendor.stuck.heldNote')}</p>
                  <HeldTable
                    rows={held}
                    onRelease={mayRelease ? (row) => begin({ what: 'release', row }) : undefined}
                    onDismiss={mayDismiss ? (row) => begin({ what: 'dismiss', row }) : undefined}
                  />
                </section>
              )}
              {transfers.length > 0 && (
                <section className={styles.section}>
                  <h2 className={styles.heading}>{t('consoleVendor.stuck.transfers')}</h2>
                  <p className={styles.note}>{t('consoleVendor.stuck.transfersNote')}</p>
                  <TransferTable
                    rows={transfers}
                    onRetry={mayRetry ? (row) => begin({ what: 'retry', row }) : undefined}
                    onEnd={mayEnd ? (row) => begin({ what: 'end', row }) : undefined}
                  />
                </section>
              )}
            </>
          )
        }
      </DeskLoaded>
      {deciding?.what === 'end' && (
        <EndTransferDialog
          key={deciding.row.transferId}
          row={deciding.row}
          busy={action.isSending}
          error={action.failure?.message}
          onClose={() => setDeciding(undefined)}
          onEnd={(ending) => void end(deciding.row.transferId, ending)}
        />
      )}
      {deciding && deciding.what !== 'end' && (
        <ReasonDialog
          open
          onOpenChange={() => setDeciding(undefined)}
          title={`${deciding.row.memNick}: ${t(`consoleVendor.stuck.${deciding.what}`)}`}
          note={t(`consoleVendor.stuck.${deciding.what}Note`)}
          presets={[t('consoleVendor.why.confirmed'), t('consoleVendor.why.asked')]}
          confirmLabel={t(`consoleVendor.stuck.${deciding.what}`)}
          tone="filled"
          busy={action.isSending}
          error={action.failure?.message}
          onConfirm={(reason) => void confirm(deciding, reason)}
        />
      )}
    </PageFrame>
  );
}
