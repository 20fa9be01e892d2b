import { createHash } from 'node:crypto';
import type { Database } from '@hanpan/db';

/**
 * The tables that may have rows, partitions each by itself: a table without a page has none. Most of a new site's have
 * none, and to ask all of them takes longer than to read the others.
 */
const withPages = `select part.relname as part, coalesce(root.relname, part.relname) as name
  from pg_class part
  left join pg_class root on part.relispartition and root.oid = pg_partition_root(part.oid)
  where part.relnamespace = 'public'::regnamespace and part.relkind = 'r' and pg_relation_size(part.oid) > 0
    and coalesce(root.relname, part.relname) <> 'refusal'
  order by part.relname`;

interface Part {
  readonly part: string;
  readonly name: string;
}

const digestOf = ({ part, name }: Part) =>
  `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)), 0) as digest
     from "${part}" each`;

/**
 * A digest of the rows of every table by its name, read as the owner: two of them show what was written in between. That a
 * request was refused is itself kept (ADR 86), some moments later and beside what the request was about.
 */
export async function storedRows(owner: Database): Promise<ReadonlyMap<string, string>> {
  const parts = await owner.prepared<Part>('tables-with-pages', withPages, []);
  const text = parts.map(digestOf).join(' union all ');
  // Planned once for these tables: a plan takes twice as long as reading them.
  const key = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const rows = await owner.prepared<{ name: string; digest: string }>(`stored-rows-${key}`, text, []);
  const digests = new Map<string, string>();
  for (const { name, digest } of rows)
    if (!digest.startsWith('0 ')) digests.set(name, [digests.get(name), digest].filter(Boolean).join(' '));
  return digests;
}

/** The tables in which anything differs. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
