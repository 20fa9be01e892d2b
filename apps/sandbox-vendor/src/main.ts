import { WalletClient } from '@hanpan/vendor-kit';
import { pino } from 'pino';
import { migrate, openPool } from './database.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { seedVault } from './fair/seed-vault.ts';
import { startSettling } from './play/unfinished-rounds.ts';
import { buildServer } from './server.ts';

/** Starts everything in order and returns a function that stops it in reverse order. */
async function start(): Promise<() => Promise<void>> {
  const environment = readEnvironment(process.env);
  const log = pino({ name: 'sandbox-vendor', level: environment.logLevel });
  const pool = openPool(environment.databaseUrl);
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  await migrate(pool);
  const wallet = new WalletClient({
    walletUrl: environment.walletUrl,
    privateKeyPem: environment.privateKeyPem,
  });
  const vault = seedVault(environment.privateKeyPem);
  const vendor = { environment, pool, wallet, vault, log, clock: () => new Date() };
  const server = await buildServer(vendor);
  const settling = startSettling(vendor);
  await server.listen({ port: environment.port, host: environment.host });
  return async () => {
    await server.close();
    await settling.stop();
    await pool.end();
  };
}

try {
  const stop = await start();
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  process.on('disconnect', stopOnce);
  process.send?.({ ready: true });
} catch (error) {
  const sentence =
    error instanceof EnvironmentError ? error.message : `The game server did not start: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  process.exit();
}
