import type { Database } from '@hanpan/db';
import { listSites, type Site } from './site-store.ts';

export type { Site } from './site-store.ts';

/** A host as browsers write it: in lower case, without the port that its scheme has anyway. */
export function canonicalHost(host: string): string {
  return host.toLowerCase().replace(/:(80|443)$/, '');
}

const cacheForMs = 5_000;

/**
 * The sites of this deployment, read again every few seconds so that a changed setting takes effect without a restart.
 */
export class SiteDirectory {
  readonly #database: Database;
  readonly #clock: () => number;
  #sites: readonly Site[] = [];
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<readonly Site[]> | undefined;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  async byKey(key: string): Promise<Site | undefined> {
    return (await this.all()).find((site) => site.key === key);
  }

  /** The site whose pages a host name shows: its own, else the first one, which is the only one at home. */
  async byHost(host: string): Promise<Site | undefined> {
    const sites = await this.all();
    const name = canonicalHost(host);
    return sites.find((site) => canonicalHost(site.host ?? '') === name) ?? sites[0];
  }

  async all(): Promise<readonly Site[]> {
    if (this.#clock() - this.#readAtMs <= cacheForMs) return this.#sites;
    // Requests that come meanwhile share one statement.
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<readonly Site[]> {
    this.#sites = await listSites(this.#database);
    this.#readAtMs = this.#clock();
    return this.#sites;
  }
}
