import type { LocalText } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type {
  DialectFacts,
  Dialects,
  GameVendor,
  TransferWallet,
  VendorConnection,
} from '../../vendors/port.ts';
import { allOrigins, gameOriginsOf, originsOf, type VendorOrigins } from './origins.ts';
import { connectionOf, dialectOf } from './vendor-connection.ts';
import { listVendors, type VendorRow } from './vendor-store.ts';

/** A vendor as its row says, and the way to speak with it. */
export interface Vendor extends VendorConnection {
  readonly id: number;
  readonly name: LocalText;
  readonly dialect: string;
  readonly facts: DialectFacts;
  readonly client: GameVendor;
  /** Whether its games are shown in a page of ours, and the origins where browsers find them. */
  readonly isFramed: boolean;
  readonly origins: VendorOrigins;
  /** Where its pages are, framed or in a window of their own. */
  readonly pages: readonly string[];
  /** Where the vendor holds the money during play. */
  readonly transferWallet: TransferWallet | undefined;
}

/** How long a changed row may go unnoticed. Whether a vendor is off is never read from here. */
const keptMs = 3_000;
/** A code that nobody knows is looked for again no sooner than this. */
const missedMs = 1_000;

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly dialects: Dialects;
}

/**
 * The vendors, read from their table and kept for a moment, so that a new row works without a restart. A row of a
 * dialect that this release does not have is no vendor.
 */
export class VendorDirectory {
  readonly #services: Services;
  #vendors: ReadonlyMap<string, Vendor> = new Map();
  #origins: VendorOrigins = { frames: [], images: [] };
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<ReadonlyMap<string, Vendor>> | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  async all(): Promise<readonly Vendor[]> {
    return [...(await this.#fresh(keptMs)).values()];
  }

  async find(code: string): Promise<Vendor | undefined> {
    return (
      this.known(code) ?? (await this.#fresh(keptMs)).get(code) ?? (await this.#fresh(missedMs)).get(code)
    );
  }

  /** A row was changed here: it counts from the next call on in this process, and in others within a moment. */
  forget(): void {
    this.#readAtMs = Number.NEGATIVE_INFINITY;
  }

  /** What is known without asking the table: undefined also where it is time to ask again. */
  known(code: string): Vendor | undefined {
    return this.#isYoungerThan(keptMs) ? this.#vendors.get(code) : undefined;
  }

  /** Where the games of all vendors come from, as far as it is known: `all` makes sure that it is fresh. */
  get origins(): VendorOrigins {
    return this.#origins;
  }

  #isYoungerThan(ageMs: number): boolean {
    const age = this.#services.clock() - this.#readAtMs;
    return age >= 0 && age < ageMs;
  }

  async #fresh(ageMs: number): Promise<ReadonlyMap<string, Vendor>> {
    if (this.#isYoungerThan(ageMs)) return this.#vendors;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<ReadonlyMap<string, Vendor>> {
    const readAtMs = this.#services.clock();
    const rows = await listVendors(this.#services.database);
    this.#vendors = new Map(rows.flatMap((row) => this.#vendorOf(row)).map((each) => [each.code, each]));
    this.#origins = allOrigins([...this.#vendors.values()].map(({ origins }) => origins));
    this.#readAtMs = readAtMs;
    return this.#vendors;
  }

  #vendorOf(row: VendorRow): Vendor[] {
    const { sealer, dialects, clock } = this.#services;
    const dialect = dialectOf(dialects, row);
    if (dialect === undefined) return [];
    const connection = connectionOf(row, sealer, clock());
    const client = dialect.client(connection);
    const transferWallet = row.wallet_mode === 'transfer' ? client.transferWallet : undefined;
    return [
      {
        ...connection,
        id: row.id,
        name: row.name,
        dialect: row.dialect,
        facts: dialect.facts,
        client,
        transferWallet,
        isFramed: row.window_kind === 'embed',
        origins: originsOf(row),
        pages: gameOriginsOf(row),
      },
    ];
  }
}
