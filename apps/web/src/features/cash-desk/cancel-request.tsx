import { useAction, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashFactsTexts, commonTexts } from '@hanpan/messages';
import { Button, ConfirmDialog } from '@hanpan/ui';
import { useState } from 'react';

interface CancelRequestProps {
  readonly request: CashRequest;
  /** In the line of a list, where the button has to say which request it is about. */
  readonly isSmall?: boolean;
}

/** Takes a deposit back while nobody has claimed it; asks first, because the money may be on its way. */
export function CancelRequest({ request, isSmall = false }: CancelRequestProps) {
  const { cashIdx, amount, receiptId } = request;
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
      <Button
        {...(isSmall && {
          size: 'xs',
          variant: 'text',
          'aria-label': `${t('cash.request.cancel')}: ${receiptId}`,
        })}
        onClick={() => setAsking(true)}
      >
        {t('cash.request.cancel')}
      </Button>
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
