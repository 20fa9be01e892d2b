import type { CallPath, FailureOf, ResultCode } from '@hanpan/contract';

type Act = () => Promise<ResultCode>;

/**
 * Rows for `test.each('%s is refused with %s')`, one per declared failure of a call: a sentence, the code, and an act
 * that is refused and returns the code it got. A failure that the contract declares and the table lacks does not
 * compile, nor does one that the contract does not declare. That every call with failures has its table is what
 * `declared-failures.test.ts` looks for.
 */
export function refusalsOf<P extends CallPath>(
  _path: P,
  table: { readonly [Code in FailureOf<P>]: readonly [sentence: string, act: Act] },
): [sentence: string, code: string, act: Act][] {
  return Object.entries<readonly [string, Act]>(table).map(([code, [sentence, act]]) => [
    sentence,
    code,
    act,
  ]);
}
