/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { findCycles } from './cycles.mjs';
import { checkImportLevels } from './import-levels.mjs';
import { readImports } from './imports.mjs';
import { verdict } from './own-checks.mjs';
import { parseSource } from './sources.mjs';

/** Builds a small checkout in memory from paths and texts, and returns the check's problems. */
function problemsIn(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return checkImportLevels(sources, readImports(sources)).problems;
}

function cyclesIn(files: Record<string, string>): string[][] {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return findCycles(readImports(sources));
}

test.each([
  ['packages/money/src/a.ts', "import '@hanpan/db';", 'money may not import db'],
  ['packages/money/src/a.ts', "import { z } from 'zod';", 'no package of others'],
  ['packages/contract/src/a.ts', "import { Pool } from 'pg';", 'contract may use zod'],
  ['packages/rules/src/a.ts', "export * from '@hanpan/contract';", 'rules may not import contract'],
  ['packages/messages/src/a.ts', "import { calls } from '@hanpan/contract';", 'only types of contract'],
  ['packages/db/src/a.ts', "const x = await import('@hanpan/ledger');", 'db may not import ledger'],
  ['packages/ui/src/a.tsx', "type X = import('@hanpan/contract').Call;", 'ui may not import contract'],
  [
    'packages/ledger/src/a.ts',
    "import { openDatabase } from '../../db/src/index.ts';",
    'by its name, @hanpan/db',
  ],
  ['packages/ledger/src/a.ts', "import { factory } from '@hanpan/testkit';", 'for tests only'],
  ['packages/rules/src/a.test.ts', "import { post } from '@hanpan/ledger';", 'not even in a test'],
  ['apps/web/src/pages/a.tsx', "import { post } from '@hanpan/ledger';", 'web may not import ledger'],
  ['apps/web/src/pages/a.tsx', "import { x } from '../../../console/src/x.ts';", 'over HTTP'],
  ['apps/sandbox-vendor/src/a.ts', "import { calls } from '@hanpan/contract';", 'may not import contract'],
  ['e2e/journeys/a.spec.ts', "import { post } from '@hanpan/ledger';", 'e2e may not import ledger'],
  ['apps/api/src/kernel/a.ts', "import { x } from '../modules/cash/index.ts';", 'the kernel knows no module'],
  ['apps/api/src/modules/cash/a.ts', "import { x } from '../../server.ts';", 'never the other way round'],
  ['apps/api/src/modules/cash/a.ts', "import { x } from '../wallet/store.ts';", 'through its index.ts only'],
  [
    'apps/api/src/modules/cash/a.ts',
    "import { x } from '../bonus/index.ts';",
    'not in a lower band than cash',
  ],
  [
    'apps/api/src/modules/cash/a.ts',
    "import { x } from '../sports/index.ts';",
    'not in a lower band than cash',
  ],
  ['apps/api/src/modules/unknown/a.ts', "import { x } from '../session/index.ts';", 'not in a lower band'],
  ['apps/api/src/modules/vendor/a.ts', "import { x } from '../../vendors/hub88/a.ts';", 'vendors/port.ts'],
  [
    'apps/api/src/modules/sports/a.ts',
    "import { x } from '../../vendors/feeds/uof/a.ts';",
    'vendors/port.ts',
  ],
  ['apps/api/src/vendors/feeds/uof/a.ts', "import { x } from '../the-odds-api/a.ts';", 'vendors/port.ts'],
  ['apps/web/src/features/a/x.tsx', "import { y } from '../b/y.tsx';", 'features never import features'],
  [
    'apps/web/src/features/a/x.tsx',
    "import { y } from '../../pages/y.tsx';",
    'features may not import pages',
  ],
  ['apps/console/src/pages/x.tsx', "import { y } from '../shell/y.tsx';", 'pages may not import shell'],
  ['apps/web/src/app/x.ts', "const y = import('../pages/y.tsx');", 'app may not import pages'],
  ['apps/web/src/app/x.ts', "import type { Y } from '../features/a/y.ts';", 'app may not import features'],
  ['apps/web/src/shell/x.tsx', "import { y } from '../router.tsx';", 'shell may not import root'],
  ['apps/web/src/routes/x.tsx', "import { y } from '../features/a/y.tsx';", 'routes may not import features'],
  ['apps/web/src/shell/x.tsx', "import { y } from '../routes/y.tsx';", 'shell may not import routes'],
  ['apps/web/src/else/x.tsx', "import { y } from '../app/y.ts';", 'else may not import app'],
  ['packages/ui/src/a.tsx', "import { Loaded } from '@hanpan/kit';", 'ui may not import kit'],
  ['packages/kit/src/a.tsx', "import { rule } from '@hanpan/rules';", 'kit may not import rules'],
  ['packages/new-one/src/a.ts', '', 'not in the table'],
])('%s may not hold: %s', (path, text, sentence) => {
  expect(problemsIn({ [path]: text })).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['packages/contract/src/a.ts', "import { z } from 'zod';"],
  ['packages/messages/src/a.ts', "import type { Call } from '@hanpan/contract';"],
  ['packages/messages/src/a.ts', "import { type Call } from '@hanpan/contract';"],
  [
    'packages/rules/src/a.test.ts',
    "import { seeded } from '@hanpan/testkit'; import { test } from 'vitest';",
  ],
  ['apps/api/src/modules/cash/a.ts', "import { x } from '../wallet/index.ts'; import { y } from './b.ts';"],
  ['apps/api/src/modules/cash/a.ts', "import { x } from '../../vendors/port.ts';"],
  ['apps/api/src/modules/sports/a.ts', "import { x } from '../../vendors/feeds/port.ts';"],
  ['apps/api/src/vendors/feeds/uof/a.ts', "import { x } from '../port.ts';"],
  ['apps/api/src/vendors/hub88/a.ts', "import { x } from '../../modules/wallet/index.ts';"],
  ['apps/api/src/vendors/dialects.ts', "import { x } from './hub88/dialect.ts';"],
  ['apps/api/src/server.ts', "import { x } from './modules/cash/handlers.ts';"],
  ['apps/web/src/shell/x.tsx', "import { y } from '../features/a/y.tsx'; import '@hanpan/ui/styles.css';"],
  ['apps/web/src/features/a/x.tsx', "import { y } from './y.tsx'; // import '@hanpan/db'"],
  ['apps/web/src/router.tsx', "import { x } from './shell/x.tsx'; import { Loaded } from '@hanpan/kit';"],
  ['apps/web/src/router.tsx', "import { x } from './routes/x.tsx';"],
  ['apps/web/src/routes/x.tsx', "const y = () => import('../pages/y.tsx');"],
  ['apps/web/src/test/render-app.tsx', "import { x } from '../router.tsx';"],
  ['apps/web/src/pages/x.test.tsx', "import { renderApp } from '../test/render-app.tsx';"],
  ['apps/web/vite.config.ts', "import { oneLanguage } from '../../tools/vite/one-language.ts';"],
])('%s may hold: %s', (path, text) => {
  expect(problemsIn({ [path]: text })).toEqual([]);
});

test('the problem names the file, the line and the import', () => {
  expect(problemsIn({ 'packages/money/src/a.ts': "\n\nimport '@hanpan/db';" })[0]).toMatch(
    /^packages\/money\/src\/a\.ts:3 imports @hanpan\/db: /,
  );
});

test('a cycle is found through packages, re-exports, index files and types', () => {
  const cyclic = {
    'packages/db/src/a.ts': "export * from './b.ts';",
    'packages/db/src/b.ts': "import './a.ts';",
  };
  expect(cyclesIn(cyclic)).toEqual([['packages/db/src/a.ts', 'packages/db/src/b.ts']]);
  const throughName = {
    'packages/db/src/index.ts': "import './a.ts';",
    'packages/db/src/a.ts': "import { x } from '@hanpan/db';",
  };
  expect(cyclesIn(throughName)).toHaveLength(1);
  const types = {
    'packages/db/src/a.ts': "import './b.ts';",
    'packages/db/src/b.ts': "import type { A } from './a.ts';",
  };
  expect(cyclesIn(types)).toEqual([['packages/db/src/a.ts', 'packages/db/src/b.ts']]);
  expect(cyclesIn({ 'packages/db/src/a.ts': "import './a.ts';" })).toHaveLength(1);
});

test('a check that has checked nothing fails', () => {
  expect(verdict('0 files', [], 0)).toMatchObject({ ok: false, output: 'it has looked at nothing' });
  expect(verdict('3 files', [], 3).ok).toBe(true);
});
