import type { SuiteReport } from './suite-target.ts';

export function countOf(reports: readonly SuiteReport[], result: SuiteReport['result']): number {
  return reports.filter((report) => report.result === result).length;
}

/** 0: all that can be tried passed. 1: something failed. 2: nothing was tried, or not everything for want of players. */
export function exitCodeOf(reports: readonly SuiteReport[]): 0 | 1 | 2 {
  if (countOf(reports, 'failed') > 0) return 1;
  const isPart = reports.some(({ noPlayer }) => noPlayer === true);
  return isPart || countOf(reports, 'passed') === 0 ? 2 : 0;
}
