import { useText } from '@hanpan/client';
import { consoleShellTexts, partnerDeskTexts } from '@hanpan/messages';
import { buttonClass, EmptyState } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../app/urls.ts';

export function PageMissing() {
  const t = useText(consoleShellTexts);
  const desk = useText(partnerDeskTexts);
  const wayOn = (
    <Link to={urls.summary} className={buttonClass({ variant: 'filled' })}>
      {desk('partnerDesk.toOverview')}
    </Link>
  );
  return (
    <EmptyState level={1} title={t('consoleShell.notFoundTitle')} action={wayOn}>
      {t('consoleShell.notFoundBody')}
    </EmptyState>
  );
}
