import { useText } from '@hanpan/client';
import { commonTexts, shellTexts } from '@hanpan/messages';
import type { UiTexts } from '@hanpan/ui';
import { useMemo } from 'react';

/** What the primitives say themselves, in the reader's language. */
export function useUiTexts(): UiTexts {
  const t = useText(shellTexts);
  const common = useText(commonTexts);
  return useMemo(
    () => ({
      currencyUnit: common('common.won'),
      close: common('common.close'),
      cancel: common('common.cancel'),
      retry: common('common.retry'),
      loading: common('common.loading'),
      clear: t('shell.clear'),
      maximum: t('shell.maximum'),
      required: t('shell.required'),
      copied: common('common.copied'),
      copyFailed: t('shell.copyFailed'),
      showPassword: t('shell.showPassword'),
      hidePassword: t('shell.hidePassword'),
      notifications: t('shell.notifications'),
      pagination: t('shell.pagination'),
      previousPage: t('shell.previousPage'),
      nextPage: t('shell.nextPage'),
      page: (page: number) => common('common.page', { page }),
      stepDone: t('shell.stepDone'),
      stepNow: t('shell.stepNow'),
      stepTodo: t('shell.stepTodo'),
      stepStopped: t('shell.stepStopped'),
      oddsUp: t('shell.oddsUp'),
      oddsDown: t('shell.oddsDown'),
      suspended: t('shell.suspended'),
      timeLeft: (minutes: number, seconds: number) => t('shell.timeLeft', { minutes, seconds }),
      overdue: t('shell.overdue'),
      digitsEntered: (entered: number, length: number) => t('shell.digitsEntered', { entered, length }),
    }),
    [t, common],
  );
}
