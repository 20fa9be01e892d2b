/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';

import { joinStandards } from './join.mjs';

import { readStandards } from './rows.mjs';

const head = 'id\tasks\tstate\twhere\n';
const row = (id: string, state: string, where = '') => ({
  id,
  asks: 'something',
  state,
  where,
  file: 'a.tsv',
});
const named = (name: string) => ({ file: 'some.test.ts', name });
const nothing = () => false;

test('rows are read, and a row that does not say enough is told', () => {
  const { rows, problems } = readStandards(
    'a.tsv',
    `${head}ACC-1\tNobody under age\ttest\t\n# a comment\nACC-2\t\ttest\t\nACC-3\tOne account\tsoon\t\nACC-4\tTwo factors\topen\t\n`,
  );
  expect(rows).toEqual([{ id: 'ACC-1', asks: 'Nobody under age', state: 'test', where: '', file: 'a.tsv' }]);
  expect(problems).toHaveLength(3);
});

test('what is said to be shown by a test has a test that carries its id', () => {
  const joined = joinStandards(
    [row('ACC-1', 'test'), row('ACC-2', 'test')],
    [named('[ACC-1] it holds')],
    nothing,
  );
  expect(joined.problems).toEqual(['a.tsv: no test carries [ACC-2]']);
  expect(joined.rows[0].tests).toEqual([named('[ACC-1] it holds')]);
});

test('a file that a row names exists', () => {
  const exists = (path: string) => path === 'README.md';
  expect(joinStandards([row('OPS-1', 'file', 'README.md')], [], exists).problems).toEqual([]);
  expect(joinStandards([row('OPS-1', 'file', 'README.md gone.md')], [], exists).problems).toHaveLength(1);
});

test('an id twice, an unknown id of a known group, and a test for what is said not to apply are told', () => {
  const rows = [row('ACC-1', 'test'), row('ACC-1', 'test'), row('ACC-2', 'not applicable', 'why')];
  const tests = [named('[ACC-1] a'), named('[ACC-2] b'), named('[ACC-9] c'), named('[ZZ-1] another list')];
  expect(joinStandards(rows, tests, nothing).problems).toEqual([
    'a.tsv: ACC-1 stands twice',
    'a.tsv: ACC-2 is "not applicable", and a test carries it',
    'some.test.ts: [ACC-9] is in no list of standards',
  ]);
});
