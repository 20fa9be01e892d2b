import { type Amount, formatAmount } from '@hanpan/money';
import { useCallback } from 'react';
import { useUi } from '../provider/ui-provider.tsx';

/** Writes amounts as the reader's language does, where a string is needed; elsewhere `Money` shows them. */
export function useAmountText(): (amount: Amount) => string {
  const { locale } = useUi();
  return useCallback((amount: Amount) => formatAmount(amount, locale), [locale]);
}
