import type { AnswerOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { listSites } from '../../../kernel/site-store.ts';
import type { Site } from '../../../kernel/sites.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { SettingsServices } from '../services.ts';
import { settingsOf } from '../site-settings.ts';
import { type CallOutside, callOutside } from './call-outside.ts';
import { checkLink } from './check-link.ts';
import { forgetOthers, noteCheck, watchedLinks } from './link-store.ts';
import { linksOf } from './links-of.ts';

const dayMs = 86_400_000;

/**
 * Checks links that were not checked for a day, no more than `limit` of a site at a time, and writes down what each came to; a site
 * that has switched it off calls nobody. Nothing is locked while a link is asked.
 */
export async function watchLinks(
  { database, clock }: SettingsServices,
  limit: number,
  call: CallOutside = callOutside,
): Promise<void> {
  for (const site of await listSites(database)) {
    const settings = settingsOf(site);
    if (!settings.help.watchLinks) continue;
    const shown = linksOf(settings);
    const known = new Map((await watchedLinks(database, site.id)).map((each) => [each.address, each]));
    if ([...known.keys()].some((address) => !shown.includes(address)))
      await inTransaction(database, (tx) => forgetOthers(tx, site.id, shown));
    const isDue = (address: string) => (known.get(address)?.checkedAt.getTime() ?? 0) <= clock() - dayMs;
    for (const address of shown.filter(isDue).slice(0, limit)) {
      const checked = await checkLink(call, address);
      await inTransaction(database, (tx) =>
        noteCheck(tx, site.id, { address, ...checked, at: clock.date() }),
      );
    }
  }
}

/** What the console shows of the links of a site. What was found while it was watched is not shown after that was switched off. */
export async function describeLinks(
  database: Database,
  site: Site,
): Promise<AnswerOf<'/api/console/settings/links'>> {
  const settings = settingsOf(site);
  const isWatched = settings.help.watchLinks;
  const found = isWatched ? await watchedLinks(database, site.id) : [];
  const known = new Map(found.map((each) => [each.address, each]));
  return {
    isWatched,
    list: linksOf(settings).map((address) => {
      const link = known.get(address);
      if (link === undefined)
        return { address, state: 'unchecked', outcome: null, checkedAt: null, failingSince: null };
      return {
        address,
        state: link.failingSince === null ? 'ok' : 'failed',
        outcome: link.outcome,
        checkedAt: isoOf(link.checkedAt),
        failingSince: isoOrNull(link.failingSince),
      };
    }),
  };
}
