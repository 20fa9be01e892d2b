import { serverNow } from '@hanpan/kit';
import { siteDate } from '@hanpan/rules';
import { useUi } from '@hanpan/ui';

/** Today on the site's calendar. */
export function useToday(): string {
  return siteDate(serverNow(), useUi().timeZone);
}
