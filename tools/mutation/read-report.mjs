const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

/**
 * What a report says of some files. A mutant that cannot run (it breaks the file that holds it) is none.
 *
 * @param {import('./shapes.d.ts').Report} report
 * @param {(file: string) => boolean} isAsked
 * @returns {{ killed: number, survivors: import('./shapes.d.ts').Survivor[] }}
 */
export function readReport(report, isAsked) {
  const files = Object.entries(report.files).filter(([file]) => isAsked(file));
  const killed = files
    .flatMap(([, { mutants }]) => mutants)
    .filter(({ status }) => NOTICED.has(status)).length;
  const survivors = files.flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => UNNOTICED.has(status)).map((mutant) => survivor(file, source, mutant)),
  );
  return { killed, survivors };
}

/**
 * @param {string} file
 * @param {string} source
 * @param {import('./shapes.d.ts').Report['files'][string]['mutants'][number]} mutant
 */
function survivor(file, source, { location: { start, end }, replacement = '', status }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const before = lines[0]?.slice(0, start.column - 1) ?? '';
  const after = lines.at(-1)?.slice(end.column - 1) ?? '';
  return {
    file,
    line: start.line,
    code: inOneLine(lines.join('\n')),
    becomes: inOneLine(`${before}${replacement}${after}`),
    isCovered: status === 'Survived',
  };
}

/**
 * @param {string} code
 */
function inOneLine(code) {
  return code.replace(/\s+/g, ' ').trim();
}

/**
 * The table of equivalent mutants: tab-separated, its first line names the columns. Throws an Error on a row without a reason.
 *
 * @param {string} table
 * @returns {import('./shapes.d.ts').Equivalent[]}
 */
export function readEquivalents(table) {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [file = '', code = '', becomes = '', why = ''] = row.split('\t');
    if (why === '')
      throw new Error(`an equivalent mutant needs its file, code, what it becomes, and why: ${row}`);
    return { file, code, becomes, why };
  });
}

/**
 * Which survivors are known to be equivalent and which are not, and the rows that no survivor needs any more.
 *
 * @param {readonly import('./shapes.d.ts').Survivor[]} survivors
 * @param {readonly import('./shapes.d.ts').Equivalent[]} equivalents
 */
export function compare(survivors, equivalents) {
  const isSame = (one, other) =>
    one.file === other.file && one.code === other.code && one.becomes === other.becomes;
  const isKnown = (each) => equivalents.some((row) => isSame(row, each));
  return {
    equivalent: survivors.filter(isKnown).length,
    real: survivors.filter((each) => !isKnown(each)),
    stale: equivalents.filter((row) => !survivors.some((each) => isSame(row, each))),
  };
}

/**
 * @param {{ killed: number, survived: number, equivalent: number }[]} parts
 * @returns {import('./shapes.d.ts').Counts}
 */
export function total(parts) {
  const sum = (name) => parts.reduce((whole, part) => whole + part[name], 0);
  const [killed, survived] = [sum('killed'), sum('survived')];
  const mutants = killed + survived;
  const score = mutants === 0 ? 100 : Math.floor((killed / mutants) * 10_000) / 100;
  return { mutants, killed, survived, equivalent: sum('equivalent'), score };
}
