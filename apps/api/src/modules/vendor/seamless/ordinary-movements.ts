import { type Database, GroupWriter, isSqlState, type Queryable } from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import { type Amount, amount } from '@hanpan/money';
import type { Clock } from '../../../kernel/clock.ts';
import { hashToken } from '../../../kernel/sessions.ts';
import type { WalletBet, WalletOutcome, WalletWin } from '../../../vendors/wallet-operations.ts';
import { type MovementColumns, postMovements, sitesOf, vendorIdOf } from './post-store.ts';

/** What names its opening and its game. */
export type OrdinaryRequest = (WalletBet | WalletWin) & { readonly token: string; readonly gameKey: string };

/**
 * Whether the statement of the fast path decides by the rules that the request is under. A win that gives stake back is
 * decided alone: the statement knows nothing that is returned. So is a bet whose round is its session, of which it notes no time.
 */
export function isOrdinary<Request extends WalletBet | WalletWin>(
  kind: 'bet' | 'win',
  request: Request,
): request is Request & OrdinaryRequest {
  const { token, gameKey, rules } = request;
  if (token === undefined || gameKey === undefined) return false;
  if (kind === 'bet') return request.isRoundSession !== true;
  if ('returned' in request && (request.returned ?? 0) > 0) return false;
  return rules === undefined || (rules.winsPerBet === 'many' && rules.settles === 'bet');
}

/** A bet or a win whose player's id could be read. */
export interface OrdinaryMovement {
  readonly kind: 'bet' | 'win';
  readonly request: OrdinaryRequest;
  readonly memberId: number;
}

/** Undefined: not an ordinary movement, nothing was changed; it is decided alone. */
type Outcome = WalletOutcome | undefined;

interface Services {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

const done = 0;
const notEnoughMoney = 3;

function referenceOf({ kind, request }: OrdinaryMovement): string | null {
  return kind === 'win' && 'referenceId' in request ? (request.referenceId ?? null) : null;
}

/** What the movement posts where money moves; whether it does is decided by the statement. */
function transferOf({ kind, request, memberId }: OrdinaryMovement, siteId: number): Transfer {
  const flow = kind === 'bet' ? flows.vendorBet : flows.vendorWin;
  const movement = { holder: { siteId, memberId }, amount: request.amount };
  return flow(movement, request.vendorCode, request.transactionId);
}

function outcomeOf(status: number | undefined, balance: Amount | null | undefined): Outcome {
  if (balance === null || balance === undefined) return undefined;
  if (status === done) return { status: 'ok', balance };
  return status === notEnoughMoney ? { status: 'not-enough-money', balance } : undefined;
}

/** A token is used for every bet of a game: its hash is kept for a while. */
const keptHashes = 20_000;
const hashes = new Map<string, Buffer>();

function hashOf(token: string): Buffer {
  const known = hashes.get(token);
  if (known !== undefined) return known;
  if (hashes.size === keptHashes) hashes.clear();
  const hash = hashToken(token);
  hashes.set(token, hash);
  return hash;
}

function columnsOf(vendorId: number, at: Date, movements: readonly OrdinaryMovement[]): MovementColumns {
  const memberIds = [...new Set(movements.map(({ memberId }) => memberId))].sort((a, b) => a - b);
  const places = new Map(memberIds.map((id, index) => [id, index + 1]));
  const list = <Value>(of: (movement: OrdinaryMovement) => Value) => movements.map(of);
  return {
    vendorId,
    at,
    largestBalance: amount(Math.min(...list(({ request }) => request.largestBalance))),
    memberIds,
    players: list(({ memberId }) => places.get(memberId) as number),
    tokenHashes: list(({ request }) => hashOf(request.token)),
    games: list(({ request }) => request.gameKey),
    kinds: list(({ kind }) => kind),
    ids: list(({ request }) => request.transactionId),
    references: list(referenceOf),
    rounds: list(({ request }) => request.round),
    amounts: list(({ request }) => request.amount),
    frees: list(({ request }) => request.isFree),
    closes: list(({ request }) => request.roundClosed),
  };
}

/**
 * The fast path of the wallet: bets and wins of one vendor, gathered and written with one statement and one commit.
 * What the statement does not find ordinary it leaves alone. One writer for all: batches twice as large cost less than
 * two writers win on the few cores of one database, and a member's movements keep their order.
 */
export class OrdinaryMovements {
  readonly #services: Services;
  readonly #vendorCode: string;
  readonly #writer: GroupWriter<OrdinaryMovement, Outcome>;
  readonly #sites = new Map<number, number>();
  #vendorId: number | undefined;

  constructor(services: Services, vendorCode: string) {
    this.#services = services;
    this.#vendorCode = vendorCode;
    this.#writer = new GroupWriter<OrdinaryMovement, Outcome>(services.database, {
      keyOf: ({ request }) => request.transactionId,
      write: (connection, movements, mode) => this.#write(connection, movements, mode.lock),
    });
  }

  post(movement: OrdinaryMovement): Promise<Outcome> {
    return this.#writer.write(movement);
  }

  async #write(connection: Queryable, batch: readonly OrdinaryMovement[], lock: boolean): Promise<Outcome[]> {
    const { ledger, clock } = this.#services;
    this.#vendorId ??= await vendorIdOf(connection, this.#vendorCode);
    const known = await this.#withSites(connection, batch);
    if (this.#vendorId === undefined || known.length === 0) return batch.map(() => undefined);
    const movements = known.map(({ movement }) => movement);
    const transfers = known.map(({ movement, siteId }) => transferOf(movement, siteId));
    const columns = await ledger.columnsFor(connection, transfers);
    try {
      const at = clock.date();
      const posted = await postMovements(connection, columnsOf(this.#vendorId, at, movements), columns, lock);
      const outcomes = new Map(
        movements.map((movement, index) => [
          movement,
          outcomeOf(posted?.statuses[index], posted?.balances[index]),
        ]),
      );
      return batch.map((movement) => outcomes.get(movement));
    } catch (error) {
      if (isSqlState(error, 'foreignKeyViolation')) ledger.forgetAccounts(columns);
      else if (!isSqlState(error, 'numericOutOfRange')) throw error;
      return batch.map(() => undefined);
    }
  }

  /** The movements whose member exists, with its site; a member never changes its site. */
  async #withSites(connection: Queryable, movements: readonly OrdinaryMovement[]) {
    const missing = movements.map(({ memberId }) => memberId).filter((id) => !this.#sites.has(id));
    if (missing.length > 0)
      for (const row of await sitesOf(connection, missing)) this.#sites.set(row.id, row.site_id);
    return movements.flatMap((movement) => {
      const siteId = this.#sites.get(movement.memberId);
      return siteId === undefined ? [] : [{ movement, siteId }];
    });
  }
}
