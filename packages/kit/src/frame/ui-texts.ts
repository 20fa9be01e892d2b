import { useText } from '@hanpan/client';
import { commonTexts, kitTexts } from '@hanpan/messages';
import type { UiTexts } from '@hanpan/ui';
import { useMemo } from 'react';

/** The built-in texts of the primitives, in the reader's language. */
export function useUiTexts(): UiTexts {
  const t = useText(kitTexts);
  const common = useText(commonTexts);
  return useMemo(
    () => ({
      currencyUnit: common('common.won'),
      close: common('common.close'),
      cancel: common('common.cancel'),
      retry: common('common.retry'),
      loading: common('common.loading'),
      clear: t('kit.clear'),
      maximum: t('kit.maximum'),
      required: t('kit.required'),
      copied: common('common.copied'),
      copyFailed: t('kit.copyFailed'),
      showPassword: t('kit.showPassword'),
      hidePassword: t('kit.hidePassword'),
      notifications: t('kit.notifications'),
      pagination: t('kit.pagination'),
      previousPage: t('kit.previousPage'),
      nextPage: t('kit.nextPage'),
      page: (page: number) => common('common.page', { page }),
      stepDone: t('kit.stepDone'),
      stepNow: t('kit.stepNow'),
      stepTodo: t('kit.stepTodo'),
      stepStopped: t('kit.stepStopped'),
      oddsUp: t('kit.oddsUp'),
      oddsDown: t('kit.oddsDown'),
      suspended: t('kit.suspended'),
      timeLeft: (minutes: number, seconds: number) => t('kit.timeLeft', { minutes, seconds }),
      overdue: t('kit.overdue'),
      digitsEntered: (entered: number, length: number) => t('kit.digitsEntered', { entered, length }),
    }),
    [t, common],
  );
}
