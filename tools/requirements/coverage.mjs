import { groupOf, testsById } from './ids.mjs';

/**
 * Joins requirements, the tests that exist and the results of the last run.
 * `names` are { file, name } of existing tests, `results` { name, state } of the last run, undefined when none is
 * recorded, `waiting` says by id which part of the product a requirement without a test waits for.
 * Returns { rows: [{ id, text, state, tests }], covered, waits, unknown, arrived }: state is passed, failed, not run, no
 * test or waits for …; covered counts passed rows, or rows with a test where no run is recorded; waits those that wait;
 * unknown are ids of a known group that no row has, which is a typo (ids of other lists are ignored); arrived are those
 * that are said to wait and have a test.
 */
export function joinCoverage(requirements, names, results, waiting = new Map()) {
  const tests = testsById(names);
  const outcomes = testsById(results ?? []);
  const rows = requirements.map(({ id, text }) => {
    const carrying = tests.get(id) ?? [];
    const awaited = carrying.length === 0 ? waiting.get(id) : undefined;
    const state = awaited === undefined ? stateOf(carrying, outcomes.get(id) ?? []) : `waits for ${awaited}`;
    return { id, text, tests: carrying, state };
  });
  const known = new Set(requirements.map(({ id }) => id));
  const groups = new Set(requirements.map(({ id }) => groupOf(id)));
  const named = new Set([...tests.keys(), ...waiting.keys()]);
  const unknown = [...named].filter((id) => groups.has(groupOf(id)) && !known.has(id));
  const counts =
    results === undefined ? ({ tests: some }) => some.length > 0 : ({ state }) => state === 'passed';
  return {
    rows,
    covered: rows.filter(counts).length,
    waits: rows.filter(({ state }) => state.startsWith('waits for')).length,
    unknown,
    arrived: [...waiting.keys()].filter((id) => tests.has(id)),
  };
}

/** One failed test is enough: a requirement that holds in one place and breaks in another does not hold. */
function stateOf(tests, outcomes) {
  if (tests.length === 0) return 'no test';
  if (outcomes.some(({ state }) => state === 'failed')) return 'failed';
  return outcomes.some(({ state }) => state === 'passed') ? 'passed' : 'not run';
}
