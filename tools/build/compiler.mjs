import { availableParallelism } from 'node:os';

/** On fewer cores several checkers only share the time of one. */
const coresForMore = 4;

/**
 * The TypeScript compiler with its arguments, as `runBin` takes them. Each of its checkers works out anew what the files of the
 * others have in common with its own: four of them do twice the work of one, which only pays where there are cores to spare.
 *
 * @param {string[]} args
 * @returns {[packageName: string, binPath: string, args: string[]]}
 */
export function compiler(args, cores = availableParallelism()) {
  return ['typescript', 'bin/tsc', cores < coresForMore ? [...args, '--checkers', '1'] : args];
}
