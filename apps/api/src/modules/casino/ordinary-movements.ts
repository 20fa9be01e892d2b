import {
  bytesList,
  type Database,
  GroupWriter,
  isSqlState,
  plainList,
  type Queryable,
  textList,
} from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import type { Clock } from '../../kernel/clock.ts';
import { hashToken } from '../../kernel/sessions.ts';
import type { WalletBet, WalletOutcome, WalletWin } from '../../vendors/wallet-operations.ts';

/** A bet or a win whose player's id could be read. */
export interface Movement {
  readonly kind: 'bet' | 'win';
  readonly request: WalletBet | WalletWin;
  readonly memberId: number;
  readonly inputHash: Buffer;
}

/** Undefined: not an ordinary movement, nothing was changed; it is decided alone. */
type Answer = WalletOutcome | undefined;

interface Services {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

interface PostedRow {
  statuses: number[];
  balances: (Amount | null)[];
}

const done = 0;
const notEnoughMoney = 3;

const statement = `select * from wallet_post($1::smallint, $2::timestamptz, $3::bigint[], $4::int[], $5::bytea[], $6::text[],
  $7::text[], $8::text[], $9::text[], $10::text[], $11::bigint[], $12::boolean[], $13::boolean[], $14::bytea[],
  $15::bigint[], $16::int[], $17::int[], $18::uuid[], $19::text[], $20::text[], $21)`;

function referenceOf({ kind, request }: Movement): string | null {
  return kind === 'win' && 'referenceId' in request ? request.referenceId : null;
}

/** What the movement posts where money moves; whether it does is decided by the statement. */
function transferOf({ kind, request, memberId }: Movement, siteId: number): Transfer {
  const flow = kind === 'bet' ? flows.vendorBet : flows.vendorWin;
  const movement = { holder: { siteId, memberId }, amount: request.amount };
  return flow(movement, request.vendorCode, request.transactionId);
}

function outcomeOf(status: number | undefined, balance: Amount | null | undefined): Answer {
  if (balance === null || balance === undefined) return undefined;
  if (status === done) return { status: 'ok', balance };
  return status === notEnoughMoney ? { status: 'not-enough-money', balance } : undefined;
}

/**
 * The fast path of the wallet: bets and wins of one vendor, gathered and written with one statement and one commit.
 * What the statement does not find ordinary it leaves alone. One writer for all: batches twice as large cost less than
 * two writers win on the few cores of one database, and a member's movements keep their order.
 */
export class OrdinaryMovements {
  readonly #services: Services;
  readonly #vendorCode: string;
  readonly #writer: GroupWriter<Movement, Answer>;
  readonly #sites = new Map<number, number>();
  #vendorId: number | undefined;

  constructor(services: Services, vendorCode: string) {
    this.#services = services;
    this.#vendorCode = vendorCode;
    this.#writer = new GroupWriter<Movement, Answer>(services.database, {
      keyOf: ({ request }) => request.transactionId,
      write: (connection, movements, mode) => this.#write(connection, movements, mode.lock),
    });
  }

  post(movement: Movement): Promise<Answer> {
    return this.#writer.write(movement);
  }

  async #write(connection: Queryable, batch: readonly Movement[], lock: boolean): Promise<Answer[]> {
    const { ledger, clock } = this.#services;
    const vendorId = await this.#vendor(connection);
    const known = await this.#withSites(connection, batch);
    if (vendorId === undefined || known.length === 0) return batch.map(() => undefined);
    const movements = known.map(({ movement }) => movement);
    const transfers = known.map(({ movement, siteId }) => transferOf(movement, siteId));
    const columns = await ledger.columnsFor(connection, transfers);
    const members = [...new Set(movements.map(({ memberId }) => memberId))].sort((a, b) => a - b);
    const places = new Map(members.map((id, index) => [id, index + 1]));
    const list = <Value>(of: (movement: Movement) => Value) => movements.map(of);
    try {
      const [row] = await connection.prepared<PostedRow>('wallet-post', statement, [
        vendorId,
        new Date(clock()),
        plainList(members),
        plainList(list(({ memberId }) => places.get(memberId) ?? 0)),
        bytesList(list(({ request }) => hashToken(request.token))),
        textList(list(({ request }) => request.gameKey)),
        plainList(list(({ kind }) => kind)),
        textList(list(({ request }) => request.transactionId)),
        textList(list(referenceOf)),
        textList(list(({ request }) => request.round)),
        plainList(list(({ request }) => request.amount)),
        plainList(list(({ request }) => request.isFree)),
        plainList(list(({ request }) => request.roundClosed)),
        bytesList(list(({ inputHash }) => inputHash)),
        plainList(columns.accounts),
        plainList(columns.debits),
        plainList(columns.credits),
        plainList(columns.keys),
        plainList(columns.flows),
        textList(columns.references),
        lock,
      ]);
      const answers = new Map(
        movements.map((movement, index) => [movement, outcomeOf(row?.statuses[index], row?.balances[index])]),
      );
      return batch.map((movement) => answers.get(movement));
    } catch (error) {
      if (!isSqlState(error, 'foreignKeyViolation')) throw error;
      ledger.forgetAccounts(columns);
      return batch.map(() => undefined);
    }
  }

  async #vendor(connection: Queryable): Promise<number | undefined> {
    if (this.#vendorId === undefined) {
      const [row] = await connection.prepared<{ id: number }>(
        'vendor-id',
        'select id from vendor where code = $1',
        [this.#vendorCode],
      );
      this.#vendorId = row?.id;
    }
    return this.#vendorId;
  }

  /** The movements whose member exists, with its site; a member never changes its site. */
  async #withSites(connection: Queryable, movements: readonly Movement[]) {
    const missing = movements.map(({ memberId }) => memberId).filter((id) => !this.#sites.has(id));
    if (missing.length > 0) {
      const rows = await connection.prepared<{ id: number; site_id: number }>(
        'member-sites',
        'select id, site_id from member where id = any($1::bigint[])',
        [missing],
      );
      for (const row of rows) this.#sites.set(row.id, row.site_id);
    }
    return movements.flatMap((movement) => {
      const siteId = this.#sites.get(movement.memberId);
      return siteId === undefined ? [] : [{ movement, siteId }];
    });
  }
}
