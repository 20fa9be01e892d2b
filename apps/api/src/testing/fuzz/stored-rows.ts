import type { Database } from '@hanpan/db';

/**
 * A digest of the rows of every table by its name, read as the owner: two of them show what was written in between. That a
 * request was refused is itself kept (ADR 86), some moments later and beside what the request was about.
 */
export async function storedRows(owner: Database): Promise<ReadonlyMap<string, string>> {
  const tables = await owner.rows<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> 'refusal' order by relname`,
  );
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)), 0) as digest
         from "${name}" each`,
  );
  // Planned once: a plan for all tables takes twice as long as reading them.
  const rows = await owner.prepared<{ name: string; digest: string }>(
    'stored-rows',
    digests.join(' union all '),
    [],
  );
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** The tables in which anything differs. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
