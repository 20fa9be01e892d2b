import { useLocale } from '@hanpan/client';
import { cashResults, translate } from '@hanpan/messages';
import { useCallback } from 'react';
import type { Limits } from './model.ts';

/** The text of a rule broken here, in the same words that the server would use. */
export function useRuleText(): (code: keyof typeof cashResults, limits: Limits) => string {
  const { locale } = useLocale();
  return useCallback(
    (code, { minAmount, maxAmount, unitAmount }) =>
      translate(cashResults[code], locale, { min: minAmount, max: maxAmount, unit: unitAmount }),
    [locale],
  );
}
