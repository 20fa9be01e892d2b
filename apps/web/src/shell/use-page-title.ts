import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { useEffect } from 'react';
import { useOwnTitle } from '../app/own-title.ts';
import type { TitleKey } from '../app/route-meta.ts';
import { useSiteName } from '../app/site.ts';

/** AC-06: the title follows the page, what it shows, the site's name and the language. */
export function usePageTitle(titleKey: TitleKey | undefined): string {
  const t = useText(navigationTexts);
  const siteName = useSiteName();
  const own = useOwnTitle().title;
  const title = own ?? (titleKey === undefined ? '' : t(titleKey));
  useEffect(() => {
    document.title = title === '' ? siteName : `${title} | ${siteName}`;
  }, [title, siteName]);
  return title;
}
