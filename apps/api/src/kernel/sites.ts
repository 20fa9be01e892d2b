import { type Database, isUnavailable } from '@hanpan/db';
import { listSites, type Site } from './site-store.ts';

export type { Site } from './site-store.ts';

/** Whether the site is under maintenance at that moment: asked for every call, so it costs no statement. */
export function isClosed({ closing }: Site, nowMs: number): boolean {
  if (closing == null || nowMs < closing.startsAtMs) return false;
  return closing.endsAtMs === null || nowMs < closing.endsAtMs;
}

/** A host as browsers write it: in lower case, without the port that its scheme has anyway. */
export function canonicalHost(host: string): string {
  return host.toLowerCase().replace(/:(80|443)$/, '');
}

const cacheForMs = 5_000;

export function siteByKey(sites: readonly Site[], key: string): Site | undefined {
  return sites.find((site) => site.key === key);
}

/** The site whose pages a host name shows: its own, else the first one, which is the only one at home. */
export function siteByHost(sites: readonly Site[], host: string): Site | undefined {
  const name = canonicalHost(host);
  return sites.find((site) => canonicalHost(site.host ?? '') === name) ?? sites[0];
}

/**
 * The sites of this deployment, read again every few seconds so that a changed setting takes effect without a restart.
 */
export class SiteDirectory {
  readonly #database: Database;
  readonly #clock: () => number;
  #sites: readonly Site[] = [];
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<readonly Site[]> | undefined;
  #forgotten = 0;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  async byHost(host: string): Promise<Site | undefined> {
    return siteByHost(await this.all(), host);
  }

  /** What was read last, without asking the database again: for what has to be said while it does not respond. */
  async remembered(): Promise<readonly Site[]> {
    return this.#sites.length === 0 ? this.all() : this.#sites;
  }

  /** What was read may be outdated: whoever asks next reads anew, and so does whoever waits for a reading under way. */
  forget(): void {
    this.#readAtMs = Number.NEGATIVE_INFINITY;
    this.#forgotten += 1;
    this.#reading = undefined;
  }

  /** Requests that come together share one reading. */
  async all(): Promise<readonly Site[]> {
    if (this.#clock() - this.#readAtMs <= cacheForMs) return this.#sites;
    if (this.#reading !== undefined) return this.#reading;
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  /** Sites that were read once are better than none. */
  async #read(): Promise<readonly Site[]> {
    const readAtMs = this.#clock();
    const forgotten = this.#forgotten;
    try {
      const sites = await listSites(this.#database);
      if (forgotten !== this.#forgotten) return sites;
      this.#sites = sites;
      this.#readAtMs = readAtMs;
    } catch (error) {
      if (this.#sites.length === 0 || !isUnavailable(error)) throw error;
    }
    return this.#sites;
  }
}
