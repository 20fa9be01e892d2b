import { CallError, useCaller, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashTexts } from '@hanpan/messages';
import { ConfirmDialog } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Asks first, because what is hidden does not come back; says that nothing else changes. */
export function HideRequest({ request, onDone }: { request: CashRequest; onDone: () => void }) {
  const t = useText(cashTexts);
  const caller = useCaller();
  const queryClient = useQueryClient();
  const [error, setError] = useState<string>();
  const hide = async () => {
    try {
      await caller('/api/cash/del', { cashIdx: request.cashIdx });
      await queryClient.invalidateQueries({ queryKey: ['/api/cash/list/'] });
      onDone();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.message);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={t('cash.list.hideTitle')}
      confirmLabel={t('cash.list.hide')}
      error={error}
      onConfirm={hide}
    >
      {t('cash.list.hideBody', { receipt: request.receiptId })}
    </ConfirmDialog>
  );
}
