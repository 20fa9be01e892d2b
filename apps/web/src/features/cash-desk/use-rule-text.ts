import { useLocale } from '@hanpan/client';
import type { ResultCode } from '@hanpan/contract';
import { results, translate } from '@hanpan/messages';
import { useCallback } from 'react';
import type { Limits } from './model.ts';

/** The text of a rule broken here, in the very words that the server would use. */
export function useRuleText(): (code: ResultCode, limits: Limits) => string {
  const { locale } = useLocale();
  return useCallback(
    (code, { minAmount, maxAmount, unitAmount }) =>
      translate(results[code], locale, { min: minAmount, max: maxAmount, unit: unitAmount }),
    [locale],
  );
}
