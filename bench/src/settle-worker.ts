import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { Ledger } from '@hanpan/ledger';

/** The product's own settlement in a process of its own, so that it can be killed. It settles when it is told to. */
interface SettleModule {
  settleBets(
    services: { database: Database; ledger: Ledger; clock: (() => number) & { date(): Date } },
    betsAtOnce: number,
  ): Promise<void>;
}

/** That of the job. */
const betsAtOnce = 500;
const compiled = new URL('../../apps/api/dist/modules/sports/settlement/settle-bets.js', import.meta.url);
const { settleBets }: SettleModule = await import(compiled.href);

const database = openDatabase({ url: process.env.DATABASE_URL ?? '', role: applicationRole, poolSize: 4 });
const services = {
  database,
  ledger: new Ledger(database),
  clock: Object.assign(() => Date.now(), { date: () => new Date() }),
};

process.on('message', async () => {
  const startedAt = performance.now();
  await settleBets(services, betsAtOnce);
  process.send?.({ ms: performance.now() - startedAt });
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });
