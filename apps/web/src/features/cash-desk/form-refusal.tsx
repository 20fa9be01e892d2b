import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';
import type { Refusal } from './use-cash-submission.ts';

/** A refusal that belongs to no field, and the one case in which nobody knows what became of the request. */
export function FormRefusal({ refusal }: { refusal: Refusal | undefined }) {
  const t = useText(cashTexts);
  if (refusal?.isUnknown) {
    return (
      <PartialNotice tone="warn" title={refusal.message}>
        {t('cash.request.unknown')}
      </PartialNotice>
    );
  }
  return refusal?.field === 'form' ? <PartialNotice tone="warn" title={refusal.message} /> : null;
}
