import { describe, expect, test } from 'vitest';
import { choose, isComplete } from './parts.mjs';
import { compare, readEquivalents, readReport, total } from './read-report.mjs';
import type { Part, Survivor } from './shapes.d.ts';

const source = ['export function least(', '  a,', '  b,', ') {', '  return a < b ? a : b;', '}', ''].join(
  '\n',
);
const at = (line: number, start: number, end: number, endLine = line) => ({
  start: { line, column: start },
  end: { line: endLine, column: end },
});
const mutant = (status: string, replacement: string, location = at(5, 10, 15)) => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location,
});
const report = {
  files: {
    'core/least.ts': {
      source,
      mutants: [
        mutant('Killed', 'a >= b'),
        mutant('Timeout', 'true'),
        mutant('Survived', 'a <= b'),
        mutant('NoCoverage', '{}', at(4, 3, 2, 6)),
        mutant('RuntimeError', 'false'),
        mutant('Ignored', '""'),
      ],
    },
    'core/other.ts': { source, mutants: [mutant('Killed', 'a >= b')] },
  },
};
const less = {
  file: 'core/least.ts',
  code: 'return a < b ? a : b;',
  becomes: 'return a <= b ? a : b;',
  why: 'of equals either is the least',
};

describe('what changes of the code were noticed', () => {
  test('a change that no test noticed is shown as the lines before and after it', () => {
    const { killed, survivors } = readReport(report, (file: string) => file === 'core/least.ts');
    expect(killed).toBe(2);
    expect(survivors).toEqual([
      { file: less.file, line: 5, code: less.code, becomes: less.becomes, isCovered: true },
      { file: less.file, line: 4, code: ') { return a < b ? a : b; }', becomes: ') {}', isCovered: false },
    ]);
  });

  test('a change that makes no difference has a row with its reason, and a row that nothing needs is found', () => {
    const { survivors } = readReport(report, () => true);
    const gone = { ...less, becomes: 'return a > b ? a : b;' };
    const { equivalent, real, stale } = compare(survivors, [less, gone]);
    expect(equivalent).toBe(1);
    expect(real.map(({ line }: Survivor) => line)).toEqual([4]);
    expect(stale).toEqual([gone]);
  });

  test('the table of equivalent changes is read, and a row without a reason is refused', () => {
    const row = Object.values(less).join('\t');
    expect(readEquivalents(`file\tcode\tbecomes\twhy\n${row}\n`)).toEqual([less]);
    expect(readEquivalents('file\tcode\tbecomes\twhy\n')).toEqual([]);
    expect(() => readEquivalents(`file\tcode\tbecomes\twhy\na.ts\tx\ty\t\n`)).toThrow('and why: a.ts');
  });

  test('the score is what was noticed of everything, never rounded up', () => {
    const counts = [
      { killed: 2, survived: 1, equivalent: 1 },
      { killed: 0, survived: 0, equivalent: 0 },
    ];
    expect(total(counts)).toEqual({ mutants: 3, killed: 2, survived: 1, equivalent: 1, score: 66.66 });
    expect(total([]).score).toBe(100);
  });
});

describe('which part of the core is tried', () => {
  const parts = [
    { name: 'a', tests: 'core/a', code: ['core/a'] },
    { name: 'b', tests: 'core/b', code: ['core/b', 'core/b-key.ts'] },
  ];

  test.each([
    [[], ['core/a', 'core/b', 'core/b-key.ts']],
    [['core'], ['core/a', 'core/b', 'core/b-key.ts']],
    [['./core/b/'], ['core/b']],
    [['core/b-key.ts'], ['core/b-key.ts']],
    [
      ['core/a/one.ts', 'core/b/two.ts'],
      ['core/a/one.ts', 'core/b/two.ts'],
    ],
  ])('%j is %j', (paths, code) => {
    expect(choose(paths, parts).flatMap((part: Part) => part.code)).toEqual(code);
  });

  test('the figures of a part are kept where all of it was chosen', () => {
    const wholeOf = (...paths: string[]) =>
      choose(paths, parts).map((part: Part) => [part.name, isComplete(part, parts)]);
    expect(wholeOf('core/a', 'core/b')).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(wholeOf('core/a/one.ts')).toEqual([['a', false]]);
    expect(wholeOf()).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  test('a path that holds nothing of the core is refused', () => {
    expect(() => choose(['core/a', 'apps'], parts)).toThrow(
      'apps is no part of core/a, core/b, core/b-key.ts',
    );
  });
});
