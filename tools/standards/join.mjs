import { groupOf, testsById } from '../requirements/ids.mjs';

/**
 * Joins the rows with the tests that exist, { file, name } each. What is said to be shown by tests has one; the files that a
 * row names exist; no test carries an id of a known group that no row has, which is a typo.
 *
 * @param {import('./rows.mjs').StandardRow[]} rows
 * @param {{ file: string, name: string }[]} tests
 * @param {(path: string) => boolean} exists
 * @returns {{ rows: (import('./rows.mjs').StandardRow & { tests: { file: string, name: string }[] })[], problems: string[] }}
 */
export function joinStandards(rows, tests, exists) {
  const carrying = testsById(tests);
  const known = new Set();
  const problems = [];
  for (const { id, state, where, file } of rows) {
    if (known.has(id)) problems.push(`${file}: ${id} stands twice`);
    known.add(id);
    if (state === 'test' && !carrying.has(id)) problems.push(`${file}: no test carries [${id}]`);
    if (state !== 'test' && state !== 'open' && carrying.has(id))
      problems.push(`${file}: ${id} is "${state}", and a test carries it`);
    if (state !== 'file') continue;
    for (const path of where.split(' ')) {
      if (!exists(path)) problems.push(`${file}: ${id} names ${path}, which does not exist`);
    }
  }
  const groups = new Set(rows.map(({ id }) => groupOf(id)));
  for (const [id, [{ file }]] of carrying) {
    if (groups.has(groupOf(id)) && !known.has(id))
      problems.push(`${file}: [${id}] is in no list of standards`);
  }
  return { rows: rows.map((row) => ({ ...row, tests: carrying.get(row.id) ?? [] })), problems };
}
