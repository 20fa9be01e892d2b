import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { useEffect } from 'react';
import type { TitleKey } from '../app/route-meta.ts';
import { useSiteName } from '../app/site.ts';

/** AC-06: the title follows the page, the site's name and the language. */
export function usePageTitle(titleKey: TitleKey | undefined): string {
  const t = useText(navigationTexts);
  const siteName = useSiteName();
  const title = titleKey === undefined ? '' : t(titleKey);
  useEffect(() => {
    document.title = title === '' ? siteName : `${title} | ${siteName}`;
  }, [title, siteName]);
  return title;
}
