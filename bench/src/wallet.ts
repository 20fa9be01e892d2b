import { randomInt, randomUUID } from 'node:crypto';
import { flows, Ledger, reconcile } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { type Load, load, type Prepared } from './http-load.ts';
import { openLoop } from './open-loop.ts';
import { benchGame, makePeople, type Person } from './people.ts';
import { report, say } from './results.ts';
import { closedLoop, type Measured, median, round } from './stopwatch.ts';

/**
 * Signed bets and their wins over HTTP beside the ledger alone, in turns, so that a slow minute affects both; then how long
 * a callback takes at a third of the rate that was reached.
 */
const members = 512;
const rounds = 3;
const callbacksPerRound = 12_000;
const warmUpCallbacks = 4_000;
const steadySeconds = 8;
/** The caller of the steady rate is another one than that of the full load, and warms up too. */
const steadyWarmUpCallbacks = 4_000;
const mostSteadyCallbacks = 20_000;
const ledgerCallers = 256;
const ledgerForMs = 3_000;
/** A win follows its bet by more calls than are ever on their way at once, so that none comes first. */
const lag = 1_024;
const stakeOnWire = 100_000_000;

/** Half bets and half wins, in the order in which a vendor sends them. */
class Vendor {
  readonly #people: readonly Person[];
  readonly #key: string;
  readonly #open: { id: string; round: string; person: Person }[] = [];
  #made = 0;

  constructor(people: readonly Person[], key: string) {
    this.#people = people;
    this.#key = key;
  }

  callbacks(count: number): Prepared[] {
    return Array.from({ length: count }, () => this.#next());
  }

  #next(): Prepared {
    this.#made += 1;
    const ended = this.#made % 2 === 0 && this.#open.length > lag ? this.#open.shift() : undefined;
    if (ended !== undefined)
      return this.#sign('win', ended.person, {
        round: ended.round,
        round_closed: true,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: ended.id,
      });
    const person = this.#people[this.#made % this.#people.length] as Person;
    const bet = { id: randomUUID(), round: randomUUID(), person };
    this.#open.push(bet);
    return this.#sign('bet', person, { round: bet.round, transaction_uuid: bet.id });
  }

  #sign(kind: 'bet' | 'win', person: Person, more: object): Prepared {
    const body = JSON.stringify({
      user: `hanpan-${person.memberId}`,
      token: person.gameToken,
      request_uuid: randomUUID(),
      game_code: benchGame,
      currency: 'KRW',
      amount: stakeOnWire,
      ...more,
    });
    const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(body, this.#key) };
    return { path: `/wallet/hub88/cheongsa/transaction/${kind}`, headers, body };
  }
}

/** The same people's bets, posted where nothing stands before the ledger. */
function ledgerAlone(ledger: Ledger, people: readonly Person[]): Promise<Measured> {
  return closedLoop(ledgerCallers, ledgerForMs, async () => {
    const { memberId } = people[randomInt(people.length)] as Person;
    const movement = { holder: { siteId: 1, memberId }, amount: amount(1) };
    const posting = await ledger.post(flows.vendorBet(movement, 'cheongsa', randomUUID()));
    if (posting.status !== 'posted') throw new Error(`a transfer was ${posting.status}`);
  });
}

interface Round {
  readonly wallet: Load;
  readonly ledger: Measured;
}

/** Every callback that was sent is stored, and the books balance. */
async function check(database: BenchDatabase, sent: number): Promise<void> {
  const books = await reconcile(database.application, Date.now);
  if (books.mismatchCount > 0 || books.entriesTotal !== 0) throw new Error('the books do not balance');
  const stored = await database.owner.row<{ count: number }>('select count(*) from vendor_transaction');
  if (stored?.count !== sent) throw new Error(`${stored?.count} callbacks are stored, ${sent} were sent`);
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder);
  const people = await makePeople(database, members);
  const vendor = new Vendor(people, installation.vendorPrivateKey);
  say('signing callbacks');
  const warmUp = vendor.callbacks(warmUpCallbacks);
  const slices = Array.from({ length: rounds }, () => vendor.callbacks(callbacksPerRound));
  const steadyWarmUp = vendor.callbacks(steadyWarmUpCallbacks);
  const steadyAll = vendor.callbacks(mostSteadyCallbacks);
  const ledger = new Ledger(database.application);
  const server = await installation.start();
  try {
    say('warming up');
    await load(installation.url, warmUp);
    await ledgerAlone(ledger, people);
    const measured: Round[] = [];
    for (const [index, slice] of slices.entries()) {
      say(`round ${index + 1} of ${rounds}`);
      measured.push({
        wallet: await load(installation.url, slice),
        ledger: await ledgerAlone(ledger, people),
      });
    }
    const middle = (of: (each: Round) => number) => median(measured.map(of));
    const steadyPerSecond = Math.floor(middle(({ wallet }) => wallet.perSecond) / 3);
    const steady = steadyAll.slice(0, Math.min(steadyPerSecond * steadySeconds, mostSteadyCallbacks));
    // The ledger alone has left the pages of a day's transfers, which the database would write while a vendor waits.
    await database.owner.run('checkpoint');
    // At half of the rate: behind a checkpoint the first change of each page writes it whole.
    await openLoop(installation.url, steadyWarmUp, Math.ceil(steadyPerSecond / 2));
    say(`${steadyPerSecond} callbacks a second, ${steady.length} of them`);
    const latency = await openLoop(installation.url, steady, steadyPerSecond);
    await check(
      database,
      warmUpCallbacks + rounds * callbacksPerRound + steadyWarmUpCallbacks + steady.length,
    );
    await report(
      'wallet',
      {
        callbacks_per_s: middle(({ wallet }) => wallet.perSecond),
        p99_ms: latency.p99Ms,
        wallet_vs_ledger: round(
          middle((each) => each.wallet.perSecond / each.ledger.perSecond),
          3,
        ),
      },
      {
        ledger_per_s: middle((each) => each.ledger.perSecond),
        full_load_p99_ms: middle((each) => each.wallet.p99Ms),
        steady_per_s: steadyPerSecond,
        steady_p50_ms: latency.p50Ms,
      },
    );
  } finally {
    await end(server);
  }
}

await withBenchDatabase(16, measure);
