import { useAction, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashFactsTexts, commonTexts } from '@hanpan/messages';
import { Button, ConfirmDialog } from '@hanpan/ui';
import { useState } from 'react';

/** Takes a deposit back while nobody has claimed it; asks first, because the money may be on its way. */
export function CancelRequest({ request: { cashIdx, amount } }: { request: CashRequest }) {
  const t = useText(cashFactsTexts);
  const common = useText(commonTexts);
  const [isAsking, setAsking] = useState(false);
  const { failure, send } = useAction({ refreshes: ['/api/cash/list/'] });
  const cancel = async () => {
    const { data } = await send('/api/cash/cancel', { cashIdx });
    if (data !== undefined) setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('cash.request.cancel')}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('cash.request.cancelTitle')}
        cancelLabel={common('common.back')}
        confirmLabel={t('cash.request.cancelConfirm')}
        tone="warn"
        error={failure?.message}
        onConfirm={cancel}
      >
        {t('cash.request.cancelBody', { amount })}
      </ConfirmDialog>
    </>
  );
}
