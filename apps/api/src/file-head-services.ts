import type { Database } from '@hanpan/db';
import { siteInstant } from '@hanpan/rules';
import type { FileHeadServices } from './kernel/file-head.ts';
import { memberFacts } from './modules/member/index.ts';
import { settingsOf } from './modules/settings/index.ts';

/** What a saved file says of the site's calendar and of the member that saves it. */
export function fileHeadServices(database: Database): Omit<FileHeadServices, 'clock'> {
  return {
    calendarOf: (site) => {
      const { timeZone } = settingsOf(site);
      return { timeZone, at: (moment) => siteInstant(moment.getTime(), timeZone) };
    },
    memIdOf: async (memberId) => (await memberFacts(database, memberId))?.memId ?? '',
  };
}
