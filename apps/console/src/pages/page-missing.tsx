import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { buttonClass, EmptyState } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../app/urls.ts';

export function PageMissing() {
  const t = useText(consoleShellTexts);
  const wayOn = (
    <Link to={urls.deposits} className={buttonClass({ variant: 'filled' })}>
      {t('consoleShell.toQueue')}
    </Link>
  );
  return (
    <EmptyState level={1} title={t('consoleShell.notFoundTitle')} action={wayOn}>
      {t('consoleShell.notFoundBody')}
    </EmptyState>
  );
}
