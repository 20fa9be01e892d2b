import type { Plugin } from 'vite';
import { isLanguage } from './one-language.ts';

const entry = /\/node_modules\/react-dom\/client\.js$/;
const production = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const productionFile = './cjs/react-dom-client.production.js';

const needs = /^var ((?:\w+ = require\("[^"]+"\),?\s*)+);/m;
const need = /(\w+) = require\("([^"]+)"\)/g;
const gift = /^exports\.(\w+) = /gm;

/** A CommonJS module as an ES module: what it requires is imported, what it gives is exported, all else stays. */
export function asModule(source: string): string {
  const [statement = '', list = ''] = needs.exec(source) ?? [];
  const imports = [...list.matchAll(need)].map(([, name, from]) => `import ${name} from "${from}";`);
  const names = [...source.matchAll(gift)].map(([, name]) => name);
  const exports = names.map((name) => `${name}$ as ${name}`).join(', ');
  const code = source
    .replace('"use strict";', '')
    .replace(statement, imports.join('\n'))
    .replace(gift, 'var $1$ = ')
    .concat(`\nexport { ${exports} };\n`);
  if (imports.length === 0 || names.length === 0 || /\b(require\(|exports\b|module\.)/.test(code))
    throw new Error('this is no CommonJS module that can be an ES module as it stands');
  return code;
}

/**
 * React DOM at the top of its file. As the package has it, all of it stands in one function, which a browser reads twice:
 * once to find where it ends, in the background, and once when it is called, while the page hears nothing. That took three
 * times as long as what React does there.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isLanguage(name),
    transform: {
      filter: { id: [entry, production] },
      handler: (source, id) => ({
        code: entry.test(id) ? `export * from '${productionFile}';` : asModule(source),
        map: null,
      }),
    },
  };
}
