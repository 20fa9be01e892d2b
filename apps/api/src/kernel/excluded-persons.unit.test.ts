import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupRefused } from '@hanpan/db';
import { expect, test } from 'vitest';
import { excludedListOf, openExcludedPersons, personsIn } from './excluded-persons.ts';

const folder = mkdtempSync(join(tmpdir(), 'excluded-'));
const persons = [
  { name: '김하늘', birthDate: '1990-01-31' },
  { name: 'Nguyen Van Minh', birthDate: '1985-12-01' },
];
const list = await excludedListOf(persons);

function fileOf(text: string): string {
  const path = join(folder, 'list.txt');
  writeFileSync(path, text);
  return path;
}

test('[ACC-2] the persons of a list are known, however their names are written, and nobody else', async () => {
  const isExcluded = openExcludedPersons(fileOf(list));
  for (const person of persons) expect(await isExcluded(person)).toBe(true);
  expect(await isExcluded({ name: ' ＮＧＵＹＥＮ van  minh', birthDate: '1985-12-01' })).toBe(true);
  expect(await isExcluded({ name: '김하늘', birthDate: '1990-01-30' })).toBe(false);
  expect(await isExcluded({ name: '김하나', birthDate: '1990-01-31' })).toBe(false);
});

test('[ACC-2] a list tells nobody’s name or birth date, and two of the same persons have nothing in common', async () => {
  for (const { name, birthDate } of persons)
    for (const told of [name, birthDate]) expect(list).not.toContain(told);
  const again = await excludedListOf(persons);
  const lines = new Set(list.trim().split('\n'));
  expect(
    again
      .trim()
      .split('\n')
      .filter((line) => lines.has(line)),
  ).toEqual([]);
});

test('without a list nobody is excluded', async () => {
  expect(await openExcludedPersons(undefined)({ name: '김하늘', birthDate: '1990-01-31' })).toBe(false);
});

test.each([
  ['an empty file', ''],
  ['names in plain text', '김하늘,1990-01-31\n'],
  ['a list that was cut', list.slice(0, -65)],
  ['a list that was cut in a line', list.slice(0, -20)],
  ['a list with something else in it', `${list}and more\n`],
])('a start is refused for %s', (_, text) => {
  const path = fileOf(text);
  expect(() => openExcludedPersons(path)).toThrow(SetupRefused);
  expect(() => openExcludedPersons(path)).toThrow(/^HANPAN_EXCLUDED_PERSONS is "/);
});

test('and where there is no file', () => {
  expect(() => openExcludedPersons(join(folder, 'nothing.txt'))).toThrow(/HANPAN_EXCLUDED_PERSONS .*ENOENT/);
});

test('persons are read from lines of a name and a birth date, and a wrong line is named', () => {
  expect(personsIn('김하늘,1990-01-31\r\n\nKim, Jr. , 1985-12-01\n')).toEqual([
    { name: '김하늘', birthDate: '1990-01-31' },
    { name: 'Kim, Jr.', birthDate: '1985-12-01' },
  ]);
  expect(() => personsIn('김하늘,1990-01-31\nsomebody\n')).toThrow(/^Line 2 /);
  expect(() => personsIn('김하늘,1990-02-31\n')).toThrow(/^Line 1 /);
});
