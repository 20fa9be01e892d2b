/**
 * The schema after the migrations, read as text: { tables, views, functions, triggers }. `tables` is a Set of names,
 * `views` a Map from a view to its text, `functions` a Map from a function to its latest body, `triggers` a list of
 * { table, call }. Later migrations win. `migrations` are { path, text } in the order of their paths.
 */
export function readSchema(migrations) {
  const schema = { tables: new Set(), views: new Map(), functions: new Map(), triggers: [] };
  for (const { text } of [...migrations].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    readInto(schema, text.replace(/--[^\n]*/g, ''));
  }
  return schema;
}

function readInto({ tables, views, functions, triggers }, sql) {
  const bodies = /create (?:or replace )?function (\w+)\s*\([\s\S]*?\bas (\$\w*\$)([\s\S]*?)\2/g;
  for (const [, name, , body] of sql.matchAll(bodies)) functions.set(name, body);
  // Tables that a function creates are partitions and are ignored.
  const outside = sql.replace(bodies, '');
  for (const [, verb, name] of outside.matchAll(/\b(create|drop) table (?:if (?:not )?exists )?(\w+)/g)) {
    if (verb === 'create') tables.add(name);
    else tables.delete(name);
  }
  for (const [, name, text] of outside.matchAll(/create (?:or replace )?view (\w+)([\s\S]*?);/g)) {
    views.set(name, text);
  }
  for (const [, name] of outside.matchAll(/drop view (?:if exists )?(\w+)/g)) views.delete(name);
  const fired = /create trigger \w+[\s\S]*? on (\w+)[\s\S]*?execute function (\w+)/g;
  for (const [, table, call] of outside.matchAll(fired)) triggers.push({ table, call });
}

/**
 * What a text of SQL does to the tables of a schema: { writes, reads, calls }, each a Set. Locking counts as writing.
 */
export function usesOf(sql, schema) {
  const known = (name) => schema.tables.has(name) || schema.views.has(name);
  const found = (pattern) => [...sql.matchAll(pattern)].map(([, name]) => name).filter(known);
  const changed = /\b(?:insert into|update(?: only)?|delete from|truncate(?: table)?|lock table)\s+(\w+)/g;
  const calls = [...sql.matchAll(/\b(\w+)\s*\(/g)].map(([, name]) => name);
  return {
    writes: new Set([...found(changed), ...lockedBy(sql).filter(known)]),
    reads: new Set([...sourcesOf(sql).map(({ name }) => name)].filter(known)),
    calls: new Set(calls.filter((name) => schema.functions.has(name))),
  };
}

const CLAUSE =
  /\b(?:where|on|using|set|order|group|limit|join|left|right|cross|inner|union|for|returning|having)\b[\s\S]*|[^\w\s,][\s\S]*/;

/** The names after `from` and `join`, with their aliases, also those after a comma. */
function sourcesOf(sql) {
  return [...sql.matchAll(/(?<!\b(?:delete|distinct)\s+)\b(?:from|join)\s+/g)].flatMap(({ 0: word, index }) =>
    sql
      .slice(index + word.length)
      .replace(CLAUSE, '')
      .split(',')
      .map((each) => each.trim().split(/\s+(?:as\s+)?/))
      .map(([name, alias]) => ({ name, alias: alias ?? name })),
  );
}

/** The tables whose rows a select locks: those that it names after `of`, else those of its own `from`. */
function lockedBy(sql) {
  const locks = /\bfor (?:no key )?(?:update|share|key share)\b(?:\s+of\s+(\w+(?:\s*,\s*\w+)*))?/g;
  return [...sql.matchAll(locks)].flatMap((match) => {
    const sources = sourcesOf(ownPart(sql, match.index));
    if (match[1] === undefined) return sources.map(({ name }) => name);
    const aliases = match[1].split(',').map((each) => each.trim());
    return sources.filter(({ alias }) => aliases.includes(alias)).map(({ name }) => name);
  });
}

/** The text before a position within the same brackets, without nested brackets. */
function ownPart(sql, end) {
  let depth = 0;
  let part = '';
  for (let at = end - 1; at >= 0; at -= 1) {
    if (sql[at] === ')') depth += 1;
    else if (sql[at] === '(') depth -= 1;
    else if (depth === 0) part = sql[at] + part;
    if (depth < 0) break;
  }
  return part;
}
