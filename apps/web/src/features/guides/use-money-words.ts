import { useText } from '@hanpan/client';
import { guideTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { useAmountText } from '@hanpan/ui';

/** An amount with its unit, as a sentence of the reader's language says it. */
export function useMoneyWords(): (amount: Amount) => string {
  const t = useText(guideTexts);
  const amountText = useAmountText();
  return (amount) => t('guide.won', { amount: amountText(amount) });
}
