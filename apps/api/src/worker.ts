import { pino } from 'pino';
import { feedSources } from './feed-sources.ts';
import { allJobs } from './handlers.ts';
import { ClockWatch } from './kernel/clock-watch.ts';
import { JobRunner } from './kernel/job-runner.ts';
import { SecretWatch } from './kernel/keys/secret-watch.ts';
import { logOutput } from './kernel/log-output.ts';
import { outageHooks } from './kernel/outage-log.ts';
import { runUntilStopped, untilReachable } from './kernel/process-life.ts';
import { retentionJobs } from './kernel/retention.ts';
import { readSettings } from './kernel/settings-from-environment.ts';
import { FeedHost } from './modules/sports/index.ts';
import { openServices } from './services.ts';

/** The jobs process. */
const settings = readSettings(process.env);
const sources = feedSources(process.env);
const services = openServices(settings, 'hanpan-worker', settings.slot * 2 + 1, 'jobs');
const log = pino({ level: settings.logLevel, hooks: outageHooks() }, logOutput());

const runner = new JobRunner({ ...services, log }, [...allJobs(services), ...retentionJobs(services)]);
await untilReachable(services.database);
// Before anything is decided by it.
await services.clock.ofDatabase(services.database);
const secretWatch = new SecretWatch('worker', { ...services, log });
await secretWatch.start();
runner.start();
const feeds = new FeedHost({ ...services, log }, sources);
feeds.start();
const clockWatch = new ClockWatch({ ...services, log });
clockWatch.start();
runUntilStopped(async () => {
  clockWatch.stop();
  await Promise.all([runner.stop(), feeds.stop()]);
  await secretWatch.stop();
  await services.database.close();
}, log);
