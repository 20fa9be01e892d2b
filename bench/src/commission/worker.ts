import { applicationRole, type Database, openDatabase, type Tx } from '@hanpan/db';
import { Ledger } from '@hanpan/ledger';
import type { Step } from './process.ts';

interface Services {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: (() => number) & { date(): Date };
}
interface Context {
  readonly site: unknown;
  readonly operatorName: string;
  readonly address: string;
}

interface RateModule {
  rateFacts(services: Services, limit: number): Promise<boolean>;
}
interface BookModule {
  bookDue(services: Services, limit: number): Promise<void>;
}
interface ComputeModule {
  computeSettlement(services: Services, tx: Tx, context: Context, days: object): Promise<unknown>;
}
interface DecideModule {
  confirmSettlement(services: Services, tx: Tx, context: Context, body: object): Promise<unknown>;
}
interface SiteModule {
  listSites(database: Database): Promise<{ readonly id: number }[]>;
}

const compiled = new URL('../../../apps/api/dist/', import.meta.url);
const load = async <Module>(path: string): Promise<Module> => import(new URL(path, compiled).href);
const { rateFacts } = await load<RateModule>('modules/partner/commission/rate-facts.js');
const { bookDue } = await load<BookModule>('modules/partner/commission/book-due.js');
const { computeSettlement } = await load<ComputeModule>('modules/partner/settlement/compute-settlement.js');
const { confirmSettlement } = await load<DecideModule>('modules/partner/settlement/decide-settlement.js');
const { listSites } = await load<SiteModule>('kernel/site-store.js');

const database = openDatabase({ url: process.env.DATABASE_URL ?? '', role: applicationRole, poolSize: 4 });
const services: Services = {
  database,
  ledger: new Ledger(database),
  clock: Object.assign(() => Date.now(), { date: () => new Date() }),
};
/** Those of the jobs. */
const [factsAtOnce, partnersAtOnce] = [50_000, 1_000];

async function settle(): Promise<void> {
  const [site] = await listSites(database);
  const context = { site, operatorName: 'bench', address: '127.0.0.1' };
  const days = { startDate: null, endDate: null };
  const id = await database.transaction((tx) => computeSettlement(services, tx, context, days));
  if (typeof id !== 'number') throw new Error(`the settlement was refused: ${JSON.stringify(id)}`);
  const row = await database.row<{ credit: number }>(
    'select sum(credit)::bigint as credit from partner_settlement_share where settlement_id = $1',
    [id],
  );
  const body = { settlementIdx: id, creditAmount: row?.credit ?? 0 };
  const done = await database.transaction((tx) => confirmSettlement(services, tx, context, body));
  if (done !== id) throw new Error(`the confirmation was refused: ${JSON.stringify(done)}`);
  await bookDue(services, partnersAtOnce);
}

const steps: Readonly<Record<Step, () => Promise<unknown>>> = {
  rate: async () => {
    if (!(await rateFacts(services, factsAtOnce))) throw new Error('not every bet was rated');
  },
  book: () => bookDue(services, partnersAtOnce),
  settle,
};

process.on('message', async (step: Step) => {
  const startedAt = performance.now();
  try {
    await steps[step]();
    process.send?.({ ms: performance.now() - startedAt });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
  }
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });
