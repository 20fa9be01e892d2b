import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.mjs';

/** Each file's own ending; of two files with one ending, classes of one name would be one class. */
const endings = new Map<string, string>();

function endingOf(file: string): string {
  const [path = ''] = relative(root, file).split('?');
  const ending = createHash('sha256').update(path).digest('base64url').slice(0, 4);
  const other = endings.get(ending) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} have the same ending of their classes`);
  endings.set(ending, path);
  return ending;
}

/**
 * A class of a style module is called by its name and its file, "card_x7Qf". Vite would add the line, which is another one in
 * each rule and packs badly.
 */
export function classNames(): Plugin {
  const generateScopedName = (name: string, file: string) => `${name}_${endingOf(file)}`;
  return { name: 'class-names', config: () => ({ css: { modules: { generateScopedName } } }) };
}
