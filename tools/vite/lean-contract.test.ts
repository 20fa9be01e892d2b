import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { leanCalls } from './lean-contract.ts';

test('a call keeps what pages read of it, and its check is made when it is first used', () => {
  const source = `import { z } from 'zod';
export const info = defineCall({ path: '/api/a', summary: 'x', body: z.object({}), data: made(), passive: true });`;
  const lean = leanCalls(source);
  expect(lean).toContain("path: '/api/a'");
  expect(lean).toContain('passive: true');
  expect(lean).not.toMatch(/summary|body/);
  let count = 0;
  const call = new Function(
    'defineCall',
    'made',
    lean.replace(/import.*;/, '').replace('export const info =', 'return'),
  )(
    (each: unknown) => each,
    () => {
      count += 1;
      return { count };
    },
  ) as { data: unknown };
  expect(count).toBe(0);
  expect([call.data, call.data, count]).toEqual([{ count: 1 }, { count: 1 }, 1]);
});

test('of a file to save a page keeps the address', () => {
  const source =
    "export const list = defineExport({ path: '/api/a.csv', summary: 'x', query: withDays({}) });";
  expect(leanCalls(source)).toBe("export const list = defineExport({ path: '/api/a.csv' });");
});

test('a schema is made when it is first read, and so is one that is made with it', () => {
  const source = `import { z } from 'zod';
import { other } from './other.ts';
export const names = ['a', 'b'] as const;
export const name = z.enum(names);
const some = name.exclude(['a']).nullable();
export const length = other.parse(names).length;
export type Name = z.output<typeof name>;`;
  expect(leanCalls(source).split('\n')).toEqual([
    "import { whenRead } from '@hanpan/contract/when-read';",
    "import { z } from 'zod';",
    "import { other } from './other.ts';",
    "export const names = ['a', 'b'] as const;",
    'export const name = /* @__PURE__ */ whenRead(() => z.enum(names));',
    "const some = /* @__PURE__ */ whenRead(() => name.exclude(['a']).nullable());",
    'export const length = other.parse(names).length;',
    'export type Name = z.output<typeof name>;',
  ]);
});

test.each(['calls', 'exports'])('no file of %s keeps what the server alone reads', (name) => {
  const folder = `packages/contract/src/${name}`;
  const files = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!define-export)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(name === 'calls' ? 30 : 4);
  for (const file of files) {
    const source = readFileSync(inRoot(`${folder}/${file}`), 'utf8');
    expect(leanCalls(source), file).not.toMatch(/^ {2}(summary|audience|limit|failures|query):/m);
    expect(leanCalls(source).match(/path: '/g)?.length, file).toBe(source.match(/^ {2}path: '/gm)?.length);
  }
});
