import { setTimeout as sleep } from 'node:timers/promises';
import { WalletClient } from '@hanpan/vendor-kit';
import { pino } from 'pino';
import { migrate, openPool, type Pool } from './database.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { seedVault } from './fair/seed-vault.ts';
import { logOutput } from './log-output.ts';
import { isDatabaseLoss, outageHooks } from './outage-log.ts';
import { startSettling } from './play/unfinished-rounds.ts';
import { runUntilStopped } from './process-life.ts';
import { RoomRunner } from './rooms/room-runner.ts';
import { buildServer } from './server.ts';

const askEveryMs = 100;

/** Waits for a database that is still starting, or starting again. */
async function migrateWhenReachable(pool: Pool): Promise<void> {
  for (;;) {
    try {
      return await migrate(pool);
    } catch (error) {
      if (!isDatabaseLoss(error)) throw error;
    }
    await sleep(askEveryMs);
  }
}

/** Starts everything in order; what is stopped is stopped in reverse order. */
async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const options = { name: 'sandbox-vendor', level: environment.logLevel, hooks: outageHooks() };
  const log = pino(options, logOutput());
  const pool = openPool(environment.databaseUrl);
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  await migrateWhenReachable(pool);
  const wallet = new WalletClient({
    walletUrl: environment.walletUrl,
    privateKeyPem: environment.privateKeyPem,
  });
  const vault = seedVault(environment.privateKeyPem);
  const vendor = { environment, pool, wallet, vault, log, clock: () => new Date() };
  const rooms = new RoomRunner(vendor);
  const server = await buildServer(vendor, rooms);
  const settling = startSettling(vendor);
  rooms.start();
  await server.listen({ port: environment.port, host: environment.host });
  runUntilStopped(async () => {
    // Open streams keep the server from closing, and pages that lose theirs ask for a new one at once: none begins now.
    const closed = server.close();
    await rooms.stop();
    await closed;
    await settling.stop();
    await pool.end();
  }, log);
}

try {
  await start();
} catch (error) {
  const sentence =
    error instanceof EnvironmentError ? error.message : `The game server did not start: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  process.exit();
}
