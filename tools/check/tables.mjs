import { readSchema, usesOf } from './schema.mjs';
import { isTestFile } from './sources.mjs';
import { textsOf } from './sql-texts.mjs';

/** SQL functions that others call by design: they write for the module in their name, whoever calls. */
const OWN_FUNCTIONS = ['ledger', 'member'];
/**
 * Tables that every module adds to through their owner's code (`emit`, `recordSettlements`), and by functions that
 * decide in SQL, where that code cannot be called. Such a function is no second writer; a statement in a store is.
 */
const MAILBOXES = new Set(['outbox', 'play_settlement']);

const STORE = /(?:^|[/-])store\.ts$/;

/**
 * Each table has one module that writes it, and SQL stands in store files. `sources` are the parsed files, `migrations`
 * the SQL files as { path, text }. Returns { statements, tables, matrix, problems, looked }; the matrix has
 * a line per module.
 */
export function checkTables(sources, migrations) {
  const schema = readSchema(migrations);
  const table = new Map([...schema.tables, ...schema.views.keys()].map((name) => [name, newRow()]));
  const strays = [];
  let statements = 0;
  for (const source of sources) {
    const module = moduleOf(source.path);
    if (module === undefined || isTestFile(source.path)) continue;
    const isStore = module === 'ledger' || STORE.test(source.path);
    for (const { text, line, isRun } of textsOf(source)) {
      const uses = usesOf(text, schema);
      const isSql = isRun || uses.writes.size + uses.reads.size + uses.calls.size > 0;
      if (!isSql) continue;
      statements += 1;
      if (!isStore) strays.push(`${source.path}:${line} is SQL outside a store file: ${briefly(text)}`);
      note(table, schema, module, uses, `${source.path}:${line}`);
    }
  }
  const shared = [...table]
    .filter(([, { writers }]) => writers.size > 1)
    .map(([name, { writers }]) => secondWriter(name, writers));
  const looked =
    `${strays.length} statements outside stores and ${shared.length} tables with two writers, ` +
    `in ${schema.tables.size} tables and ${statements} texts of SQL`;
  const problems = [...strays, ...shared];
  return { statements, tables: schema.tables.size, matrix: matrixOf(table, schema), problems, looked };
}

const newRow = () => ({ writers: new Map(), readers: new Set() });

/** A module of apps/api by its name; everything else that writes tables by its folder. Undefined for all others. */
function moduleOf(path) {
  if (path.startsWith('packages/ledger/src/')) return 'ledger';
  const [, folder, name] = /^apps\/api\/src\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  if (folder === undefined) return undefined;
  if (name === undefined) return 'roots';
  return folder === 'modules' ? name : folder;
}

/** Notes the uses of a statement, and those of the functions that it calls and of the triggers that it fires. */
function note(table, schema, module, { writes, reads, calls }, where, seen = new Set()) {
  for (const name of writes) {
    if (MAILBOXES.has(name) && seen.size > 0) continue;
    const { writers } = table.get(name);
    if (!writers.has(module)) writers.set(module, where);
  }
  for (const name of reads) table.get(name).readers.add(module);
  const fired = schema.triggers.filter((each) => writes.has(each.table)).map(({ call }) => call);
  for (const name of [...calls, ...fired]) {
    if (seen.has(name)) continue;
    seen.add(name);
    const body = schema.functions.get(name);
    const doer = OWN_FUNCTIONS.find((owner) => name.startsWith(`${owner}_`)) ?? module;
    if (body !== undefined) note(table, schema, doer, usesOf(body, schema), `${where}, in ${name}`, seen);
  }
}

function secondWriter(name, writers) {
  const places = [...writers].map(([module, where]) => `${module} (${where})`);
  return `${name} has ${writers.size} writing modules, and may have one: ${places.join(', ')}`;
}

function briefly(text) {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
}

/** A line per module: the tables that it writes, each with the modules that read it. */
function matrixOf(table, schema) {
  const lines = new Map();
  for (const [name, { writers, readers }] of table) {
    const owner =
      writers.size > 0 ? [...writers.keys()].sort().join(' + ') : ownerOfView(name, table, schema);
    const others = [...readers].filter((module) => !writers.has(module) && module !== owner).sort();
    const cell = others.length > 0 ? `${name} (r ${others.join(' ')})` : name;
    lines.set(owner, [...(lines.get(owner) ?? []), cell]);
  }
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([owner, cells]) => `W ${owner}: ${cells.join(', ')}`);
}

/** A view belongs to the module that writes the first table that it shows. */
function ownerOfView(name, table, schema) {
  const text = schema.views.get(name);
  const [base] = text === undefined ? [] : usesOf(text, schema).reads;
  const [owner] = base === undefined ? [] : table.get(base).writers.keys();
  return owner ?? 'migrations';
}
