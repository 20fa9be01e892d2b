import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { asModule } from './plain-react.ts';

const reactDom = 'node_modules/react-dom/cjs/react-dom-client.production.js';

test('a CommonJS module becomes one that imports what it required and exports what it gave', () => {
  const source =
    '"use strict";\nvar A = require("a"),\n  B = require("b");\nexports.go = function () { return A.x + B.y; };\n';
  expect(asModule(source).trim().split('\n')).toEqual([
    'import A from "a";',
    'import B from "b";',
    'var go$ = function () { return A.x + B.y; };',
    '',
    'export { go$ as go };',
  ]);
});

test.each([
  ['requires something later', 'var A = require("a");\nexports.go = () => require("b");'],
  ['gives something in another way', 'var A = require("a");\nexports.go = A;\nmodule.exports = A;'],
  ['gives nothing', 'var A = require("a");'],
])('a module that %s is refused', (_, source) => {
  expect(() => asModule(source)).toThrow('this is no CommonJS module');
});

test('React DOM is such a module, and all its functions stand at the top of the file', () => {
  const code = asModule(readFileSync(inRoot(reactDom), 'utf8'));
  const { body } = parseAst(code);
  expect(body.filter(({ type }) => type === 'FunctionDeclaration').length).toBeGreaterThan(500);
  expect(code).toMatch(
    /export \{ createRoot\$ as createRoot, hydrateRoot\$ as hydrateRoot, version\$ as version \};/,
  );
});
