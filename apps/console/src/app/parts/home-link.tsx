import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { buttonClass } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../urls.ts';

/** The way on from where there is nothing to do, to the one page that is everybody's. */
export function HomeLink() {
  const t = useText(consoleShellTexts);
  return (
    <Link to={urls.today} className={buttonClass({ variant: 'filled' })}>
      {t('consoleShell.today')}
    </Link>
  );
}
