/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { checkEngines } from './engines.mjs';

function complaints(node: string): string[] {
  return checkEngines({
    packages: {
      '': { engines: { node: '>=20.19' } },
      'node_modules/a': { version: '1.0.0', engines: { node } },
    },
  });
}

test.each([
  '>= 0.6',
  '*',
  '18 || 20 || >=22',
  '^20.19.0 || >=22.12.0',
  '20.x',
  '>=8 <24',
  '>=16 || 14 >=14.17',
  '>=v12.22.7',
])('a package for Node %s is accepted where 20.19 is promised', (range) =>
  expect(complaints(range)).toEqual([]),
);

test.each(['>=22', '^20.20.0', '18 || >=22.12', '<20', '>=8 <20.19', '>=v22'])(
  'a package for Node %s would show a new user a warning',
  (range) =>
    expect(complaints(range)).toEqual([
      `package-lock.json: node_modules/a 1.0.0 wants Node ${range}, but 20.19 is promised`,
    ]),
);

test('a package without a requirement is accepted', () => {
  expect(checkEngines({ packages: { '': { engines: { node: '>=20.19' } }, 'node_modules/a': {} } })).toEqual(
    [],
  );
});
