import type { AnswerOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { listSites } from '../../../kernel/site-store.ts';
import type { Site } from '../../../kernel/sites.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { SettingsServices } from '../services.ts';
import { settingsOf } from '../site-settings.ts';
import { type CallOutside, callOutside } from './call-outside.ts';
import { type Checked, checkLink } from './check-link.ts';
import { forgetOthers, noteCheck, watchedLinks } from './link-store.ts';
import { linksOf } from './links-of.ts';

const dayMs = 86_400_000;

/** The links of a site that were not checked for a day; what was found of others that it showed before is forgotten. */
async function dueLinks({ database, clock }: SettingsServices, site: Site): Promise<readonly string[]> {
  const settings = settingsOf(site);
  if (!settings.help.watchLinks) return [];
  const shown = linksOf(settings);
  const known = new Map((await watchedLinks(database, site.id)).map((each) => [each.address, each]));
  if ([...known.keys()].some((address) => !shown.includes(address)))
    await inTransaction(database, (tx) => forgetOthers(tx, site.id, shown));
  return shown.filter((address) => (known.get(address)?.checkedAt.getTime() ?? 0) <= clock() - dayMs);
}

function keepCheck({ database, clock }: SettingsServices, site: Site, address: string, checked: Checked) {
  return inTransaction(database, (tx) => noteCheck(tx, site.id, { address, ...checked, at: clock.date() }));
}

/**
 * Checks links that were not checked for a day, no more than `limit` of a site at a time, and writes down what each came to; a site
 * that has switched it off calls nobody. Nothing is locked while a link is asked. What fails at one link or site keeps no other waiting: it
 * is thrown together at the end, and the runner logs it. Where the process stops, the link that was asked just then counts as not asked.
 */
export async function watchLinks(
  services: SettingsServices,
  limit: number,
  call: CallOutside = callOutside,
  stopping?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const note = (error: unknown): undefined => {
    failures.push(error);
  };
  for (const site of await listSites(services.database)) {
    const due = await dueLinks(services, site).catch(note);
    for (const address of due?.slice(0, limit) ?? []) {
      const checked = await checkLink(call, address, stopping);
      if (stopping?.aborted === true) break;
      await keepCheck(services, site, address, checked).catch(note);
    }
    if (stopping?.aborted === true) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `links that could not be watched: ${failures.length}`);
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
