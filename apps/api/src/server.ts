import { buildServer } from './build-server.ts';
import { AnswerCache } from './kernel/answer-cache.ts';
import { ClockWatch } from './kernel/clock-watch.ts';
import { drain } from './kernel/drain.ts';
import { SecretWatch } from './kernel/keys/secret-watch.ts';
import { defaultLimits } from './kernel/limits.ts';
import { OutboxRelay } from './kernel/outbox-relay.ts';
import { builtApps } from './kernel/pages.ts';
import { hearOfParts } from './kernel/part-health.ts';
import { runUntilStopped, untilReachable } from './kernel/process-life.ts';
import { RealtimeGateway } from './kernel/realtime-gateway.ts';
import { readSettings } from './kernel/settings-from-environment.ts';
import { SiteDirectory } from './kernel/sites.ts';
import { demandsSecondFactor, mayEnterConsole } from './modules/settings/index.ts';
import { pushBalances } from './modules/wallet/index.ts';
import { openServices } from './services.ts';

/** The HTTP and realtime process. */
const settings = readSettings(process.env);
const services = openServices(settings, 'hanpan-server', settings.slot * 2, 'calls');
const sites = new SiteDirectory(services.database, services.clock);
const answers = new AnswerCache({
  onError: (error) => app.log.error({ err: error }, 'an answer could not be renewed'),
});
const app = await buildServer(services, sites, {
  limits: { ...defaultLimits, network: settings.networkLimit ?? defaultLimits.network },
  logLevel: settings.logLevel,
  redisUrl: settings.redisUrl,
  pages: builtApps,
  development: settings.development,
  answers,
  trustedProxies: settings.trustedProxies,
  connectionsPerAddress: settings.connectionsPerAddress,
});
const gateway = new RealtimeGateway(app.server, {
  ...services,
  sites,
  mayEnterConsole,
  demandsSecondFactor,
  development: settings.development,
  trustedProxies: settings.trustedProxies,
  onError: (error) => app.log.error({ err: error }, 'the sessions of sockets could not be looked at'),
});
const relay = new OutboxRelay(
  services.database,
  async ({ audience, event, payload }) => {
    answers.changed(event);
    if (event === 'maintenance' || event === 'INSPECT') sites.forget();
    if (audience !== 'ledger') return gateway.publish(audience, event, payload);
    await pushBalances(
      {
        ...services,
        hasListener: (room) => gateway.hasListener(room),
        publish: (room, name, content) => gateway.publish(room, name, content),
      },
      payload as number[],
    );
  },
  (error) => app.log.error({ err: error }, 'the outbox could not be read'),
  // A personal room that nobody has joined here; everything else concerns the process itself.
  ({ audience }) => !/^(member|session):/.test(audience) || gateway.hasListener(audience),
);

hearOfParts();
await untilReachable(services.database);
// Before anything is decided by it.
await services.clock.ofDatabase(services.database);
await relay.start();
const secretWatch = new SecretWatch('server', { ...services, log: app.log });
await secretWatch.start();
const clockWatch = new ClockWatch({ ...services, log: app.log });
clockWatch.start();
await app.listen({ port: settings.port, host: settings.host });
runUntilStopped(async () => {
  clockWatch.stop();
  await relay.stop();
  await drain(app, () => gateway.close());
  await secretWatch.stop();
  await services.database.close();
}, app.log);
