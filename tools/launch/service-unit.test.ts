/// <reference path="../untyped-modules.d.ts" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.mjs';

const root = resolve(import.meta.dirname, '../..');
const operating = readFileSync(resolve(root, 'docs/operating.md'), 'utf8');

/** What the unit that is printed for operators sets. */
const unit = Object.fromEntries(
  [...operating.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name ?? '', value ?? '']),
);

test('the printed service is one of an own site behind a proxy: no demo, and members are told apart by their addresses', () => {
  expect(unit).toMatchObject({
    PUBLIC_URL: expect.stringMatching(/^https:/),
    HANPAN_TRUSTED_PROXIES: '127.0.0.1',
  });
  expect(readEnvironment(unit, root)).toMatchObject({
    demo: false,
    runsSandbox: false,
    dataFolder: unit.HANPAN_DATA,
  });
});
