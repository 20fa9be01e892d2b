import { consoleCalls } from '@hanpan/contract';
import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { Stopwatch } from '../stopwatch.ts';

interface Services {
  readonly database: Database;
  readonly longDatabase: Database;
  readonly clock: (() => number) & { date(): Date };
}
type Handler = (context: { readonly site: unknown }, body: unknown) => Promise<unknown>;
interface DaysModule {
  dayReportHandlers(services: Services): Readonly<Record<string, Handler>>;
}
interface RevenueModule {
  revenueHandlers(services: Services): Readonly<Record<string, Handler>>;
}
interface PlayModule {
  playReportHandlers(services: Services): Readonly<Record<string, Handler>>;
}
interface SumModule {
  sumFacts(services: Services, limit: number): Promise<boolean>;
  countDays(services: Services, limit: number): Promise<void>;
}
interface SiteModule {
  siteById(database: Database, id: number): Promise<unknown>;
}

const compiled = new URL('../../../apps/api/dist/', import.meta.url);
const load = async <Module>(path: string): Promise<Module> => import(new URL(path, compiled).href);

/** A year, which is the most that a report shows. */
const year = { startDate: '2000-01-01', endDate: null };
type Path = keyof typeof consoleCalls & `/api/console/report/${string}`;
const asked: readonly {
  readonly name: string;
  readonly path: Path | '/api/console/today';
  readonly body: object;
}[] = [
  { name: 'today', path: '/api/console/today', body: {} },
  { name: 'days', path: '/api/console/report/days', body: year },
  { name: 'play', path: '/api/console/report/play', body: year },
  ...(['day', 'family', 'vendor', 'gameType', 'game', 'partner'] as const).map((by) => ({
    name: `by ${by}`,
    path: '/api/console/report/revenue' as const,
    body: { ...year, by },
  })),
  {
    name: 'days of a family',
    path: '/api/console/report/revenue',
    body: { ...year, by: 'day', family: 'vendor' },
  },
  {
    name: 'families of nobody’s members',
    path: '/api/console/report/revenue',
    body: { ...year, by: 'family', partnerKey: 0 },
  },
  { name: 'liabilities', path: '/api/console/report/liabilities', body: year },
  { name: 'retention', path: '/api/console/report/retention', body: year },
];

/** The product's own reports and the job that sums for them. */
export async function openReports(url: string) {
  const database = openDatabase({ url, role: applicationRole, poolSize: 4 });
  const clock = Object.assign(() => Date.now(), { date: () => new Date() });
  const services: Services = { database, longDatabase: database, clock };
  const { dayReportHandlers } = await load<DaysModule>('modules/report/days/handlers.js');
  const { revenueHandlers } = await load<RevenueModule>('modules/report/revenue/handlers.js');
  const { playReportHandlers } = await load<PlayModule>('modules/report/play-handlers.js');
  const { sumFacts, countDays } = await load<SumModule>('modules/report/sums/sum-facts.js');
  const { siteById } = await load<SiteModule>('kernel/site-store.js');
  const site = await siteById(database, 1);
  const handlers = {
    ...dayReportHandlers(services),
    ...revenueHandlers(services),
    ...playReportHandlers(services),
  };
  return {
    /** Adds every fact to the sums, so many a transaction. */
    async sum(limit: number): Promise<void> {
      if (!(await sumFacts(services, limit))) throw new Error('not every fact was summed');
      await countDays(services, 1_000);
    },
    /** Asks for each report so often; the name of each with its slowest hundredth in milliseconds. */
    async measure(times: number): Promise<Record<string, number>> {
      const p99: Record<string, number> = {};
      for (const { name, path, body } of asked) {
        const watch = new Stopwatch();
        for (let turn = 0; turn < times; turn += 1) {
          const startedAt = performance.now();
          const parsed = consoleCalls[path].body.parse(body);
          const answer = await handlers[path]?.({ site }, parsed);
          if (answer === undefined) throw new Error(`${path} has no answer`);
          watch.add(startedAt);
        }
        p99[name] = watch.percentile(0.99);
      }
      return p99;
    },
    close: () => database.close(),
  };
}
