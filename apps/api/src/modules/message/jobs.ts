import { leastMessageDays } from '@hanpan/rules';
import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { listSites } from '../../kernel/site-store.ts';
import { settingsOf } from '../settings/index.ts';
import type { MessageServices } from './services.ts';
import { pruneManyMessages, pruneOldMessages } from './store.ts';

const dayMs = 24 * 60 * 60_000;

/** Messages are kept for so many days, and so many of a member beyond the days that nobody shortens: settings of the site (BC-06, OPS-4). */
async function prune({ database, clock }: MessageServices, limit: number): Promise<void> {
  for (const site of await listSites(database)) {
    const { keepDays, keepCount } = settingsOf(site).message;
    const daysAgo = (days: number) => new Date(clock() - days * dayMs);
    await pruneInBatches(limit, (rows) => pruneOldMessages(database, site.id, daysAgo(keepDays), rows));
    const many = { keepCount, before: daysAgo(leastMessageDays) };
    await pruneInBatches(limit, (rows) => pruneManyMessages(database, site.id, many, rows));
  }
}

export function messageJobs(services: MessageServices): Job[] {
  return [
    { name: 'messages.prune', everyMs: 600_000, limit: 100_000, run: (limit) => prune(services, limit) },
  ];
}
