import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsOf } from '../requirements/test-names.mjs';
import { joinStandards } from './join.mjs';
import { readStandards } from './rows.mjs';

const folder = 'docs/standards';

/**
 * The standards of the checkout at `root` with the tests that show them, and what is wrong with the lists.
 *
 * @param {string} root
 * @param {import('../types.d.ts').Source[]} sources
 */
export function standardsOf(root, sources) {
  const lists = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readStandards(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')));
  const { rows, problems } = joinStandards(
    lists.flatMap((list) => list.rows),
    testsOf(sources),
    (path) => existsSync(join(root, path)),
  );
  return { rows, problems: [...lists.flatMap((list) => list.problems), ...problems] };
}
