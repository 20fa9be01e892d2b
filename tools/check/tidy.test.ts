/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { checkColoursInCss } from './css-colours.mjs';
import { checkDocumentInCss } from './css-document.mjs';
import { checkLock } from './lock.mjs';
import { checkNames } from './names.mjs';
import { checkPlaces } from './places.mjs';
import { checkSizes } from './sizes.mjs';
import { parseSource } from './sources.mjs';
import { checkTexts } from './texts.mjs';
import { checkBans, checkTidy } from './tidy.mjs';

const hangul = '\ud55c\ud310';

function bansIn(path: string, text: string): string[] {
  return checkBans([parseSource(path, text)]);
}

test.each([
  ['apps/api/src/a.ts', 'const x = Math.random();', 'node:crypto'],
  ['packages/rules/src/a.ts', 'const x = Date.now();', 'clock'],
  ['packages/rules/src/a.ts', 'const x = new Date();', 'clock'],
  ['apps/api/src/a.ts', "const x = parseFloat('1');", '@hanpan/money'],
  ['apps/api/src/a.ts', "const x = Number.parseFloat('1');", '@hanpan/money'],
  ['apps/web/src/pages/a.tsx', 'const x = <b>{odds.toFixed(2)}</b>;', '@hanpan/money'],
  ['apps/web/src/app/a.ts', "await fetch('/api');", '@hanpan/client'],
  ['apps/console/src/app/a.ts', "await window.fetch('/api');", '@hanpan/client'],
  ['apps/web/src/pages/a.tsx', "navigate('/member/betList');", 'app/urls.ts'],
  ['apps/web/src/pages/a.tsx', "const to = '/member/mypage/message/read/';", 'app/urls.ts'],
  ['apps/console/src/shell/a.tsx', 'const link = <Link to="/ledger" />;', 'app/urls.ts'],
  ['apps/web/src/pages/a.tsx', "const x = <b style={{ color: '#ff0000' }} />;", 'tokens.css'],
  ['packages/ui/src/a.tsx', 'const x = `1px solid rgb(0 0 0)`;', 'tokens.css'],
  ['apps/web/src/pages/a.tsx', `const x = <b>${hangul}</b>;`, 'packages/messages'],
  ['apps/api/src/modules/cash/a.ts', `fail('${hangul}');`, 'packages/messages'],
  ['apps/api/src/modules/cash/a.ts', 'tx.run(`UPDATE ledger_account SET balance = $1`);', '@hanpan/ledger'],
  [
    'apps/api/src/modules/cash/a.ts',
    "tx.run('insert  into\\nledger_transfer values (1)');",
    '@hanpan/ledger',
  ],
  ['apps/api/src/modules/cash/a.test.ts', 'const x = 5 as Amount;', '@hanpan/money'],
  ['apps/web/src/pages/a.tsx', 'const x = (a + b) as Amount;', '@hanpan/money'],
  ['packages/db/src/a.test.ts', "test.skip('x', () => {});", 'mend or remove'],
  ['e2e/journeys/a.spec.ts', "test.describe.only('x', () => {});", 'mend or remove'],
])('%s may not hold: %s', (path, text, instead) => {
  const problems = bansIn(path, text);
  expect(problems).toEqual([expect.stringContaining(instead)]);
  expect(problems[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:1 `));
});

test.each([
  ['apps/api/src/a.ts', '// Math.random() is banned\nconst x = Date.now();'],
  ['packages/rules/src/a.ts', 'const x = new Date(0); random.random();'],
  ['packages/money/src/a.ts', 'const x = odds.toFixed(2);'],
  ['apps/api/src/a.ts', "await fetch('https://feed.example');"],
  ['apps/web/src/pages/a.tsx', 'const x = <a href="#main">{\'#1\'}</a>;'],
  ['packages/ui/src/art/ball.tsx', "const x = '#ff0000'; const y = n.toFixed(1);"],
  ['apps/sandbox-vendor/client/src/a.ts', "const x = '#ff0000';"],
  ['packages/messages/src/a.ts', `const x = '${hangul}';`],
  ['apps/api/src/modules/cash/messages.ts', `const x = '${hangul}';`],
  ['apps/api/src/modules/cash/a.test.ts', `const x = '${hangul}';`],
  ['packages/money/src/a.ts', 'const x = 5 as Amount;'],
  ['packages/ledger/src/a.ts', 'const x = row.balance as Amount;'],
  ['apps/api/src/a.ts', 'const x = rows as Amount[]; const y = z as unknown as ZodType<Amount>;'],
  ['packages/ledger/src/a.ts', "tx.run('UPDATE ledger_account SET balance = 1');"],
  ['apps/api/src/modules/cash/a.ts', "tx.rows('SELECT * FROM ledger_account');"],
  ['packages/db/src/a.test.ts', "test.runIf(true)('x', () => {}); list.only();"],
])('%s may hold: %s', (path, text) => {
  expect(bansIn(path, text)).toEqual([]);
});

test('a colour in a style sheet is found with its line; selectors, comments and the tokens are not colours', () => {
  const text = '/* #fff */\n#add {\n  color: var(--ink);\n  border: 1px solid #FA0;\n}\n';
  expect(checkColoursInCss([{ path: 'apps/web/src/a.css', text }])).toEqual([
    expect.stringMatching(/^apps\/web\/src\/a\.css:4 /),
  ]);
  expect(checkColoursInCss([{ path: 'packages/ui/src/styles/tokens.css', text }])).toEqual([]);
});

test('files and folders with catch-all names are found', () => {
  expect(
    checkNames(['apps/web/src/utils/a.ts', 'apps/web/src/common.ts', 'apps/web/src/helper.test.ts']),
  ).toHaveLength(3);
  expect(checkNames(['apps/web/src/commonly-bet.ts', 'apps/web/src/pages/a.ts'])).toEqual([]);
});

test('a file past 400 lines fails, the ratchet allows existing sizes, and an entry no longer needed fails', () => {
  const file = (lines: number) => [{ path: 'apps/api/src/a.ts', text: 'x;\n'.repeat(lines) }];
  expect(checkSizes(file(400), {})).toEqual([]);
  expect(checkSizes(file(401), {})).toEqual([expect.stringContaining('401 lines, the limit is 400')]);
  expect(checkSizes(file(450), { 'apps/api/src/a.ts': 450 })).toEqual([]);
  expect(checkSizes(file(451), { 'apps/api/src/a.ts': 450 })).toHaveLength(1);
  expect(checkSizes(file(100), { 'apps/api/src/a.ts': 450 })).toEqual([expect.stringContaining('remove it')]);
});

test('a place on one machine is found, a path of a URL is not', () => {
  const folder = ['', 'work', 'main'].join('/');
  expect(checkPlaces([{ path: 'docs/a.md', text: `one\nsee ${folder}/x` }])).toEqual([
    expect.stringContaining('docs/a.md:2'),
  ]);
  expect(checkPlaces([{ path: 'docs/a.md', text: 'https://example.org/work/a and net/work/b' }])).toEqual([]);
});

test('all parts of the tidy test run over one list of files', () => {
  const text = "const x = '#ff0000';\n".repeat(401);
  const path = 'apps/web/src/utils.ts';
  const { files, problems } = checkTidy({
    files: [{ path, text }],
    sources: [parseSource(path, text)],
    ratchet: {},
  });
  expect(files).toBe(1);
  expect(problems).toHaveLength(403);
});

test('a style rule that asks the whole document what it has is found, and one that asks a part is not', () => {
  const path = 'apps/web/src/a.css';
  const text =
    '.a:has(b) {}\n\n@media x {\n  :global(:root:has([data-x])) .a {}\n}\nbody:has(aside) {}\n.b, html.dark:has(i) {}';
  expect(checkDocumentInCss([{ path, text }])).toEqual([
    expect.stringMatching(/^apps\/web\/src\/a\.css:4 .*useDocumentMark/),
    expect.stringMatching(/:6 /),
    expect.stringMatching(/:7 /),
  ]);
});

test('texts need all languages, equal placeholders and no Korean left over', () => {
  const good = { ko: `{name} ${hangul}`, en: 'Hello {name}', vi: '{name}, {name}' };
  expect(checkTexts({ a: good })).toEqual({ texts: 1, problems: [] });
  const problems = (texts: object) => checkTexts({ a: texts }).problems;
  expect(problems({ ...good, vi: ' ' })).toContain('a: no text in vi');
  expect(problems({ ko: good.ko, en: good.en })).toContain('a: no text in vi');
  expect(problems({ ...good, en: 'Hello {nmae}' })).toEqual([
    'a: en has the placeholders [nmae], ko has [name]',
  ]);
  expect(problems({ ...good, en: good.ko })).toEqual(['a: Korean letters in en']);
  expect(problems({ ...good, fr: '{name}' })).toEqual(['a: there is no language fr']);
});

test('a lock file without the native part for another system is found', () => {
  const parent = { version: '1.0.0', integrity: 'x', optionalDependencies: { '@n/mac': '1.0.0' } };
  const lock = (mac: object | undefined) => ({
    packages: { '': {}, 'node_modules/n': parent, ...(mac ? { 'node_modules/@n/mac': mac } : {}) },
  });
  expect(checkLock(lock({ version: '1.0.0', integrity: 'y' })).problems).toEqual([]);
  expect(checkLock(lock({ optional: true })).problems).toEqual([expect.stringContaining('@n/mac')]);
  expect(checkLock(lock(undefined)).problems).toHaveLength(1);
});
