import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { ErrorState } from '@hanpan/ui';

/** For a fault of the page itself, such as a chunk that an update has replaced: opening it again fetches the new one. */
export function PageFailed() {
  const t = useText(consoleShellTexts);
  return (
    <ErrorState level={1} title={t('consoleShell.crashTitle')} onRetry={() => window.location.reload()}>
      {t('consoleShell.crashBody')}
    </ErrorState>
  );
}
