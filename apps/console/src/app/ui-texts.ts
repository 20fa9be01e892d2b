import { useText } from '@hanpan/client';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import type { UiTexts } from '@hanpan/ui';
import { useMemo } from 'react';

/** What the primitives say by themselves, in the operator's language. */
export function useUiTexts(): UiTexts {
  const common = useText(commonTexts);
  const shell = useText(consoleShellTexts);
  return useMemo(
    () => ({
      currencyUnit: common('common.won'),
      close: common('common.close'),
      cancel: common('common.cancel'),
      retry: common('common.retry'),
      loading: common('common.loading'),
      copied: common('common.copied'),
      previousPage: common('common.previous'),
      nextPage: common('common.next'),
      page: (page) => common('common.page', { page }),
      clear: shell('consoleShell.ui.clear'),
      maximum: shell('consoleShell.ui.maximum'),
      required: shell('consoleShell.ui.required'),
      copyFailed: shell('consoleShell.ui.copyFailed'),
      showPassword: shell('consoleShell.ui.showPassword'),
      hidePassword: shell('consoleShell.ui.hidePassword'),
      notifications: shell('consoleShell.ui.notifications'),
      pagination: shell('consoleShell.ui.pagination'),
      stepDone: shell('consoleShell.ui.stepDone'),
      stepNow: shell('consoleShell.ui.stepNow'),
      stepTodo: shell('consoleShell.ui.stepTodo'),
      stepStopped: shell('consoleShell.ui.stepStopped'),
      oddsUp: shell('consoleShell.ui.oddsUp'),
      oddsDown: shell('consoleShell.ui.oddsDown'),
      suspended: shell('consoleShell.ui.suspended'),
      timeLeft: (minutes, seconds) => shell('consoleShell.ui.timeLeft', { minutes, seconds }),
      overdue: shell('consoleShell.ui.overdue'),
      digitsEntered: (entered, length) => shell('consoleShell.ui.digitsEntered', { entered, length }),
    }),
    [common, shell],
  );
}
