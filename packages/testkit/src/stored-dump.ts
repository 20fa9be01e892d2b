import type { Database, Queryable } from '@hanpan/db';

/**
 * A dump is lines of text: first `# ` and the version of the schema, then for each table `= name [columns]` with its
 * rows below as JSON, as PostgreSQL writes it, and last `! name value called` for each sequence. It holds data only: the
 * migrations that have landed never change, so they make the same schema again, on any system. A partitioned table is
 * one table here; whoever restores it opens its partitions.
 */
const marks = { version: '# ', table: '= ', sequence: '! ' } as const;
const rowsAtOnce = 500;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listOf = (columns: readonly string[]) => columns.map(quote).join(', ');

function tablesOf(database: Queryable): Promise<Table[]> {
  return database.rows<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
}

/** Everything that the tables of a database hold now, in one moment of it. */
export function writeDump(database: Database, version: string): Promise<string> {
  return database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    const lines = [`${marks.version}${version}`];
    for (const { name, columns } of await tablesOf(tx)) {
      lines.push(`${marks.table}${name} ${JSON.stringify(columns)}`);
      const rows = await tx.rows<{ row: string }>(
        `select row_to_json(each)::text as row from (select ${listOf(columns)} from ${quote(name)} order by tableoid, ctid) each`,
      );
      for (const { row } of rows) lines.push(row);
    }
    lines.push(...(await sequenceLines(tx)));
    return `${lines.join('\n')}\n`;
  });
}

async function sequenceLines(database: Queryable): Promise<string[]> {
  const sequences = await database.rows<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const lines: string[] = [];
  for (const { name } of sequences) {
    const state = await database.row<{ value: number; called: boolean }>(
      `select last_value as value, is_called as called from ${quote(name)}`,
    );
    lines.push(`${marks.sequence}${name} ${state?.value} ${state?.called}`);
  }
  return lines;
}

/** A dump that was read. */
export interface Dump {
  readonly version: string;
  /** What a table held, as PostgreSQL writes it in JSON. */
  rowsOf(table: string): Record<string, unknown>[];
  readonly blocks: readonly Block[];
}

interface Block {
  readonly head: string;
  readonly rows: string[];
}

export function readDump(text: string): Dump {
  const blocks: Block[] = [];
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('{')) blocks.at(-1)?.rows.push(line);
    else blocks.push({ head: line, rows: [] });
  }
  return {
    version: blocks[0]?.head.slice(marks.version.length) ?? '',
    rowsOf(table) {
      const block = blocks.find(({ head }) => head.startsWith(`${marks.table}${table} `));
      if (block === undefined) throw new Error(`the dump has no table ${table}`);
      return block.rows.map((row) => JSON.parse(row) as Record<string, unknown>);
    },
    blocks,
  };
}

/**
 * Puts a dump into a database whose schema is of its version, in the place of what the migrations put there. Takes the
 * owner of the tables, who must be a superuser: triggers and foreign keys rest meanwhile.
 */
export function restoreDump(owner: Database, dump: Dump): Promise<void> {
  return owner.transaction(async (tx) => {
    await tx.run('set local session_replication_role = replica');
    const names = (await tablesOf(tx)).map(({ name }) => quote(name));
    await tx.run(`truncate ${names.join(', ')}`);
    for (const { head, rows } of dump.blocks) {
      if (head.startsWith(marks.table)) await insertRows(tx, head, rows);
      if (head.startsWith(marks.sequence)) await setSequence(tx, head);
    }
  });
}

async function insertRows(tx: Queryable, head: string, rows: readonly string[]): Promise<void> {
  const [, name = '', columns = '[]'] = /^= (\S+) (.*)$/.exec(head) ?? [];
  const list = listOf(JSON.parse(columns) as string[]);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = `[${rows.slice(start, start + rowsAtOnce).join(',')}]`;
    await tx.run(
      `insert into ${quote(name)} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${quote(name)}, $1)`,
      [some],
    );
  }
}

async function setSequence(tx: Queryable, head: string): Promise<void> {
  const [, name = '', value, called] = /^! (\S+) (\d+) (true|false)$/.exec(head) ?? [];
  await tx.run('select setval($1::regclass, $2, $3)', [quote(name), Number(value), called === 'true']);
}
