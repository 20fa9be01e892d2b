/// <reference path="../untyped-modules.d.ts" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../check/sources.mjs';
import { inRoot } from '../root.mjs';
import { joinCoverage } from './coverage.mjs';
import { idsIn, readRequirements, readWaiting } from './ids.mjs';
import { readTestNames } from './test-names.mjs';

const requirements = readRequirements(
  'id\trequirement\n# 2 Screens\nAC-01\tguests\nAC-02\tmobile\nST-06\tfinal\n',
);

test('the requirements of this project are 208, each with a unique id', () => {
  const all = readRequirements(readFileSync(inRoot('docs/requirements.tsv'), 'utf8'));
  expect(new Set(all.map(({ id }: { id: string }) => id)).size).toBe(208);
  expect(() => readRequirements('id\trequirement\nAC-01\ta\nAC-01\tb\n')).toThrow('twice');
});

test('ids are read from names, several too', () => {
  expect(idsIn('[ST-06][MO-01] final [AC-02]')).toEqual(['ST-06', 'MO-01', 'AC-02']);
  expect(idsIn('ST-06 is only mentioned, [x] too')).toEqual([]);
});

test('names are found in every form of test, with the titles around them', () => {
  const text = `
    test('[A-1] plain', () => {});
    describe('[AC-01] world', () => { it.each([[1]])('row %i', () => {}); });
    test.runIf(root)(\`[ST-06] \${name} end\`, async () => {});
    test.describe('group', () => { test('inner', () => { list.test('x'); other('y'); }); });
    test.describe.configure({ mode: 'serial' });
    // test('[AC-02] in a comment')
  `;
  const { program } = parseSource('a.test.ts', text);
  expect(readTestNames(program)).toEqual([
    '[A-1] plain',
    '[AC-01] world row %i',
    '[ST-06] … end',
    'group inner',
  ]);
});

test('a requirement has passed when a test of it passed in the last run and none failed', () => {
  const names = ['[AC-01] a', '[AC-01] b', '[ST-06] c'].map((name) => ({ file: 'a', name }));
  const join = (results: { name: string; state: string }[] | undefined) =>
    joinCoverage(requirements, names, results);
  const passed = join([{ name: '[AC-01] a', state: 'passed' }]);
  expect(passed.rows.map(({ state }: { state: string }) => state)).toEqual(['passed', 'no test', 'not run']);
  expect(passed.covered).toBe(1);
  const broken = join([
    { name: '[AC-01] a', state: 'passed' },
    { name: '[AC-01] b', state: 'failed' },
  ]);
  expect(broken.rows[0]).toMatchObject({ id: 'AC-01', state: 'failed' });
  expect(broken.covered).toBe(0);
  expect(join(undefined).covered).toBe(2);
});

test('a result whose test no longer exists does not count, and an unknown id is named', () => {
  const names = [{ file: 'a', name: '[AC-99] typo, and [XX-1] of another list' }];
  const { rows, covered, unknown } = joinCoverage(requirements, names, [
    { name: '[AC-01] gone', state: 'passed' },
  ]);
  expect(rows[0]).toMatchObject({ state: 'no test' });
  expect(covered).toBe(0);
  expect(unknown).toEqual(['AC-99']);
});

describe('requirements that wait', () => {
  const waiting = readWaiting('id\twaits for\nST-07\tthe draws\nST-06\tthe draws\nST-99\tthe draws\n');
  const rows = readRequirements('id\trequirement\nST-06\tone\nST-07\tanother\n');

  test('say for what, unless there is a test; then the list is to be shortened', () => {
    const {
      rows: joined,
      waits,
      arrived,
      unknown,
    } = joinCoverage(
      rows,
      [{ file: 'a.test.ts', name: '[ST-06] a processed request cannot change' }],
      undefined,
      waiting,
    );
    expect(joined.map(({ state }: { state: string }) => state)).toEqual(['not run', 'waits for the draws']);
    expect({ waits, arrived, unknown }).toEqual({ waits: 1, arrived: ['ST-06'], unknown: ['ST-99'] });
  });

  test('a row without a reason is refused', () => {
    expect(() => readWaiting('id\twaits for\nST-07\n')).toThrow('ST-07');
  });
});
