import type { Queryable, Tx } from '@hanpan/db';

/** A tenant. `settings` is parsed by the module that owns settings. */
export interface Site {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly host: string | null;
  readonly settings: unknown;
  /** The maintenance window, where one is planned or running; it may be over. */
  readonly closing?: SiteClosing | null;
}

/** In milliseconds; one without an end lasts until it is ended. */
export interface SiteClosing {
  readonly startsAtMs: number;
  readonly endsAtMs: number | null;
}

const columns = `s.id, s.key, s.name, s.host, s.settings,
  case when c.site_id is not null then json_build_object(
    'startsAtMs', (date_part('epoch', c.starts_at) * 1000)::bigint,
    'endsAtMs', (date_part('epoch', c.ends_at) * 1000)::bigint) end as closing`;

export function listSites(queryable: Queryable): Promise<Site[]> {
  return queryable.rows(
    `select ${columns} from site s left join site_closing c on c.site_id = s.id order by s.id`,
  );
}

export function siteById(queryable: Queryable, siteId: number): Promise<Site | undefined> {
  return queryable.row(
    `select ${columns} from site s left join site_closing c on c.site_id = s.id where s.id = $1`,
    [siteId],
  );
}

/** False where a site of this id or key exists already; it stays as it is. */
export async function insertSite(
  tx: Tx,
  { id, key, name, settings }: Omit<Site, 'host' | 'closing'>,
): Promise<boolean> {
  const inserted = await tx.run(
    'insert into site (id, key, name, settings) values ($1, $2, $3, $4) on conflict do nothing',
    [id, key, name, JSON.stringify(settings)],
  );
  return inserted === 1;
}

/** Throws where the database does not respond. */
export async function checkDatabase(queryable: Queryable): Promise<void> {
  await queryable.run('select 1');
}
