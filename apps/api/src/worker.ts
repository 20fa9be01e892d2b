import { pino } from 'pino';
import { allJobs } from './handlers.ts';
import { type Job, JobRunner } from './kernel/job-runner.ts';
import { outageHooks } from './kernel/outage-log.ts';
import { pruneOutbox } from './kernel/outbox-store.ts';
import { runUntilStopped, untilReachable } from './kernel/process-life.ts';
import { readSettings } from './kernel/settings-from-environment.ts';
import { openServices } from './services.ts';

/** The jobs process. */
const settings = readSettings(process.env);
const services = openServices(settings, 'hanpan-worker', settings.slot * 2 + 1);
const log = pino({ level: settings.logLevel, hooks: outageHooks() });

const jobs: Job[] = [
  ...allJobs(services),
  {
    name: 'outbox.prune',
    everyMs: 60_000,
    limit: 1,
    run: async () => {
      await pruneOutbox(services.database);
    },
  },
];

const runner = new JobRunner({ ...services, log }, jobs);
await untilReachable(services.database);
runner.start();
runUntilStopped(async () => {
  await runner.stop();
  await services.database.close();
}, log);
