import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { EmptyState } from '@hanpan/ui';
import { HomeLink } from '../app/parts/home-link.tsx';

export function PageMissing() {
  const t = useText(consoleShellTexts);
  return (
    <EmptyState level={1} title={t('consoleShell.notFoundTitle')} action={<HomeLink />}>
      {t('consoleShell.notFoundBody')}
    </EmptyState>
  );
}
