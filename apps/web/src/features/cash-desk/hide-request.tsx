import { useAction, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashTexts } from '@hanpan/messages';
import { ConfirmDialog } from '@hanpan/ui';

/** Asks first, because what is hidden does not come back; says that nothing else changes. */
export function HideRequest({ request, onDone }: { request: CashRequest; onDone: () => void }) {
  const t = useText(cashTexts);
  const { failure, send } = useAction({ refreshes: ['/api/cash/list/'] });
  const hide = async () => {
    const { data } = await send('/api/cash/del', { cashIdx: request.cashIdx });
    if (data !== undefined) onDone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={t('cash.list.hideTitle')}
      confirmLabel={t('cash.list.hide')}
      error={failure?.message}
      onConfirm={hide}
    >
      {t('cash.list.hideBody', { receipt: request.receiptId })}
    </ConfirmDialog>
  );
}
