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
  return queryable.prepared(
    'sites',
    `select ${columns} from site s left join site_closing c on c.site_id = s.id order by s.id`,
    [],
  );
}

/** Whether what all sites share is more than one site's. */
export async function hasSeveralSites(queryable: Queryable): Promise<boolean> {
  const row = await queryable.row<{ several: boolean }>('select count(*) > 1 as several from site');
  return row?.several === true;
}

export function siteById(queryable: Queryable, siteId: number): Promise<Site | undefined> {
  return queryable.row(
    `select ${columns} from site s left join site_closing c on c.site_id = s.id where s.id = $1`,
    [siteId],
  );
}

/**
 * The same as it is now, and nobody else changes it until the transaction ends. Rows that refer to the site are written
 * meanwhile: bets do not wait for an operator.
 */
export function lockSite(tx: Tx, siteId: number): Promise<Site | undefined> {
  return tx.row(
    `select ${columns} from site s left join site_closing c on c.site_id = s.id where s.id = $1
        for no key update of s`,
    [siteId],
  );
}

/**
 * Changes fields of one group of a site's settings; the others of the group stay as they are written. Whoever saves has
 * locked the site and judged the change.
 */
export async function saveSetting(tx: Tx, siteId: number, group: string, change: object): Promise<void> {
  await tx.run(
    `update site set settings = settings || jsonb_build_object($2::text, coalesce(settings -> $2, '{}') || $3::jsonb)
      where id = $1`,
    [siteId, group, JSON.stringify(change)],
  );
}

/** All settings of a site in place of those it has. Whoever saves has locked the site and judged the change. */
export async function replaceSettings(tx: Tx, siteId: number, settings: object): Promise<void> {
  await tx.run('update site set settings = $2 where id = $1', [siteId, JSON.stringify(settings)]);
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

/** A site after the others, with the settings that every site begins with. Undefined where its key or host is taken. */
export async function insertNextSite(
  tx: Tx,
  { key, name, host }: Pick<Site, 'key' | 'name' | 'host'>,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(
    `insert into site (id, key, name, host) select coalesce(max(id), 0) + 1, $1::text, $2::text, $3::text from site
     on conflict do nothing returning id`,
    [key, name, host],
  );
  return row?.id;
}

/** Throws where the database does not respond. */
export async function checkDatabase(queryable: Queryable): Promise<void> {
  await queryable.run('select 1');
}
