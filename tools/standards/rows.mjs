const ID = /^[A-Z0-9]{2,}-\d+$/;
const STATES = ['test', 'file', 'not applicable', 'operator', 'open'];

/**
 * One row of docs/standards/*.tsv: what a standard asks, in our words, and how it is met.
 * state: test (the tests that carry the id show it), file (`where` names the files that meet it), operator (whoever runs
 * an installation does it: `where` says how the product helps), not applicable and open (`where` says why).
 *
 * @typedef {{ id: string, asks: string, state: string, where: string, file: string }} StandardRow
 */

/**
 * @param {string} file
 * @param {string} tsv
 * @returns {{ rows: StandardRow[], problems: string[] }}
 */
export function readStandards(file, tsv) {
  const rows = [];
  const problems = [];
  for (const line of tsv.split(/\r?\n/).slice(1)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [id = '', asks = '', state = '', where = ''] = line.split('\t');
    if (!ID.test(id) || asks === '') problems.push(`${file}: a row without id and text: ${line}`);
    else if (!STATES.includes(state)) problems.push(`${file}: ${id} is "${state}", which is no state`);
    else if (state !== 'test' && where === '')
      problems.push(`${file}: ${id} is "${state}" and does not say more`);
    else rows.push({ id, asks, state, where, file });
  }
  return { rows, problems };
}
