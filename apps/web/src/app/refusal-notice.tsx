import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';
import type { DeedRefusal } from './use-money-deed.ts';

/** Why it was not done, in the server's words; and the one case in which nobody knows whether it was. */
export function RefusalNotice({ refusal }: { refusal: DeedRefusal | undefined }) {
  const t = useText(commonTexts);
  if (refusal === undefined) return null;
  return (
    <PartialNotice tone="warn" title={refusal.message}>
      {refusal.isUnknown && t('common.unknownOutcome')}
    </PartialNotice>
  );
}
