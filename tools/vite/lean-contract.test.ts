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

test('no file of calls keeps what the server alone reads', () => {
  const folder = 'packages/contract/src/calls';
  const files = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const source = readFileSync(inRoot(`${folder}/${file}`), 'utf8');
    expect(leanCalls(source), file).not.toMatch(/^ {2}(summary|audience|limit|failures):/m);
    expect(leanCalls(source).match(/path: '/g)?.length, file).toBe(source.match(/^ {2}path: '/gm)?.length);
  }
});
