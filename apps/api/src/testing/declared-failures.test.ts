import { readdirSync, readFileSync } from 'node:fs';
import { type CallSpec, calls } from '@hanpan/contract';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);

/** The paths that the tests hand to `refusalsOf`: as a literal, or as a constant of the same file. */
function testedPaths(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8');
    const constants = new Map(
      [...text.matchAll(/^const (\w+) = '(\/api\/[^']+)'/gm)].map(([, name = '', path = '']) => [name, path]),
    );
    return [...text.matchAll(/refusalsOf\(\s*(?:'([^']+)'|(\w+))\s*,/g)].map(
      ([, literal, name = '']) => literal ?? constants.get(name) ?? `${file} names ${name}`,
    );
  });
}

test('every declared failure of every call is produced by a test', () => {
  const declaring = Object.values<CallSpec>(calls).filter(({ failures }) => failures.length > 0);
  // The table itself must hold every failure of its path, or it does not compile: see `refusalsOf`.
  expect(declaring.length).toBeGreaterThan(10);
  expect(testedPaths().sort()).toEqual(declaring.map(({ path }) => path).sort());
});
