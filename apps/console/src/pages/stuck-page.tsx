import { useText } from '@hanpan/client';
import { DeskLoaded, PageFrame, ReasonDialog } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { EmptyState, SkeletonRows, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { HeldTable, TransferTable } from '../features/vendors/stuck-tables.tsx';
import { type Stuck, useStuck, useVendorAction } from '../features/vendors/use-vendors.ts';
import styles from '../features/vendors/vendors.module.css';

type Deciding =
  | { readonly what: 'retry'; readonly row: Stuck['transfers'][number] }
  | { readonly what: 'release'; readonly row: Stuck['held'][number] };

/** Money between the site and a provider that has not come to its end. */
export function StuckPage() {
  const t = useText(consoleVendorTexts);
  const query = useStuck();
  const action = useVendorAction();
  const mayRetry = useMay('/api/console/vendors/retryTransfer');
  const mayRelease = useMay('/api/console/vendors/releaseHeld');
  const [deciding, setDeciding] = useState<Deciding>();
  const begin = (next: Deciding) => {
    action.clear();
    setDeciding(next);
  };
  const confirm = async (chosen: Deciding, reason: string) => {
    const { data } = await (chosen.what === 'retry'
      ? action.send('/api/console/vendors/retryTransfer', { transferId: chosen.row.transferId, reason })
      : action.send('/api/console/vendors/releaseHeld', {
          vendorCode: chosen.row.vendorCode,
          transactionId: chosen.row.transactionId,
          reason,
        }));
    if (data === undefined) return;
    toast({
      text: t(chosen.what === 'retry' ? 'consoleVendor.stuck.retried' : 'consoleVendor.stuck.released'),
    });
    setDeciding(undefined);
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
                    onDecide={mayRelease ? (row) => begin({ what: 'release', row }) : undefined}
                  />
                </section>
              )}
              {transfers.length > 0 && (
                <section className={styles.section}>
                  <h2 className={styles.heading}>{t('consoleVendor.stuck.transfers')}</h2>
                  <p className={styles.note}>{t('consoleVendor.stuck.transfersNote')}</p>
                  <TransferTable
                    rows={transfers}
                    onDecide={mayRetry ? (row) => begin({ what: 'retry', row }) : undefined}
                  />
                </section>
              )}
            </>
          )
        }
      </DeskLoaded>
      {deciding && (
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
