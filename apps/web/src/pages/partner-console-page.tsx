import { useText } from '@hanpan/client';
import { menuTexts, pageTitleTexts } from '@hanpan/messages';
import { buttonClass, EmptyState } from '@hanpan/ui';
import { pathOf } from '../app/urls.ts';

/** NV-02: the console is a page of its own in a new tab; whoever comes here inside the site is led there. */
export function PartnerConsolePage() {
  const title = useText(pageTitleTexts);
  const t = useText(menuTexts);
  const open = (
    <a
      href={pathOf('partnerConsole')}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'filled' })}
    >
      {t('menu.partnerConsole')}
    </a>
  );
  return (
    <EmptyState level={1} title={title('navigation.title.partnerConsole')} action={open}>
      {t('menu.partnerConsoleNote')}
    </EmptyState>
  );
}
