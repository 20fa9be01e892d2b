import { Client, type ClientBase } from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';
import { addressed } from './url-settings.ts';

const answerWithinMs = 2_000;
const timelineDigits = 8;

interface Role {
  readonly isStandby: boolean;
  /** Its operator has told it to take no writes. */
  readonly isFenced: boolean;
  /** The segment of its log that it writes; null on a standby. */
  readonly segment: string | null;
}

const askRole = {
  text: `select pg_is_in_recovery() as "isStandby", current_setting('default_transaction_read_only') = 'on' as "isFenced",
  case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_insert_lsn()) end as segment`,
  query_timeout: answerWithinMs,
};

/** Each promotion begins a timeline; undefined where the server takes no writes. */
async function timelineOf(client: Pick<ClientBase, 'query'>): Promise<number | undefined> {
  const { rows } = await client.query<Role>(askRole);
  const [role] = rows;
  if (role === undefined || role.isStandby || role.isFenced || role.segment === null) return undefined;
  return Number.parseInt(role.segment.slice(0, timelineDigits), 16);
}

/** Undefined for a server that takes no writes, or does not respond in time. */
async function timelineAt(url: string): Promise<number | undefined> {
  const client = new Client({
    ...addressed(url),
    application_name: 'hanpan-primary',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await timelineOf(client);
  } catch {
    return undefined;
  } finally {
    // A server that hangs does not say goodbye.
    void client.end().catch(() => undefined);
  }
}

/** The URL of each server, that of `DATABASE_URL` first. A standby is named as `HOST` or `HOST:PORT`. */
function serversIn(url: string): string[] {
  if (!URL.canParse(url)) return [url];
  const standbys = new URL(url).searchParams.getAll('standby').flatMap((each) => each.split(','));
  const addressed = [undefined, ...standbys.filter((each) => each !== '')].map((address) => {
    const server = new URL(url);
    server.searchParams.delete('standby');
    if (address !== undefined) moveTo(server, address);
    return server.href;
  });
  // One that has none stays as it was written.
  return addressed.length === 1 ? [url] : addressed;
}

function moveTo(server: URL, address: string): void {
  const named = URL.parse(`postgres://${address}`);
  if (named === null || named.host === '' || named.host !== address)
    throw new Error(
      `DATABASE_URL names the standby "${address}", but that is no host with or without a port.`,
    );
  server.hostname = named.hostname;
  server.port = named.port;
}

/**
 * The servers that hold one database, of which one at a time takes writes:
 * `postgres://USER:PASSWORD@db1:5432/hanpan?standby=db2:5432`. Where there is but one, nobody is asked. Of two that take writes
 * the one on the later timeline was promoted; the other is an old primary that came back, and is never used again.
 */
export class Primary {
  readonly #urls: readonly string[];
  #url: string;
  #timeline = 0;
  #asked: Promise<void> | undefined;
  #finding: Promise<void> | undefined;

  constructor(url: string) {
    this.#urls = serversIn(url);
    [this.#url = url] = this.#urls;
  }

  /** There is no other server: it is used whatever it is. */
  get isAlone(): boolean {
    return this.#urls.length === 1;
  }

  /** The server that took writes when it was last asked, else the first. */
  get url(): string {
    return this.#url;
  }

  /** They were asked at least once: the first one may be an old primary that came back. */
  known(): Promise<void> {
    this.#asked ??= this.find();
    return this.#asked;
  }

  /** Asks all servers at once. Where none takes writes, nothing changes. */
  find(): Promise<void> {
    this.#finding ??= this.#ask().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  async #ask(): Promise<void> {
    const timelines = await Promise.all(this.#urls.map(timelineAt));
    const latest = Math.max(this.#timeline, ...timelines.map((timeline = 0) => timeline));
    const writable = this.#urls.filter((_, index) => timelines[index] === latest);
    const [first] = writable;
    if (first === undefined) return;
    this.#timeline = latest;
    if (!writable.includes(this.#url)) this.#url = first;
  }

  /** Throws DatabaseUnavailable where the server of this connection takes no writes, or another was promoted since. */
  async check(client: Pick<ClientBase, 'query'>): Promise<void> {
    const timeline = await timelineOf(client);
    if (timeline === undefined || timeline < this.#timeline)
      throw new DatabaseUnavailable('this server of the database takes no writes');
    this.#timeline = timeline;
  }
}

/** What is known of the servers behind a URL is known to all connections of the process. */
const known = new Map<string, Primary>();

export function primaryOf(url: string): Primary {
  const primary = known.get(url) ?? new Primary(url);
  known.set(url, primary);
  return primary;
}
