import type { Queryable, Tx } from '@hanpan/db';

/** A tenant. `settings` is parsed by the module that owns settings. */
export interface Site {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly host: string | null;
  readonly settings: unknown;
}

export function listSites(queryable: Queryable): Promise<Site[]> {
  return queryable.rows('select id, key, name, host, settings from site order by id');
}

export function siteById(queryable: Queryable, siteId: number): Promise<Site | undefined> {
  return queryable.row('select id, key, name, host, settings from site where id = $1', [siteId]);
}

/** False where a site of this id or key exists already; it stays as it is. */
export async function insertSite(tx: Tx, { id, key, name, settings }: Omit<Site, 'host'>): Promise<boolean> {
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
