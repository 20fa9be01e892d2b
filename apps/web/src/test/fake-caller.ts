import { CallError, type Caller } from '@hanpan/client';
import type { CallPath, DataOf, RequestOf } from '@hanpan/contract';

type Answers = { [P in CallPath]?: DataOf<P> | CallError | ((body: RequestOf<P>) => DataOf<P> | CallError) };

export interface FakeCaller {
  readonly caller: Caller;
  readonly answers: Answers;
  /** Every call made, in order. */
  readonly made: { path: CallPath; body: unknown }[];
}

/** Responds from a table; a path without an entry fails like a missing session. */
export function fakeCaller(answers: Answers = {}): FakeCaller {
  const made: FakeCaller['made'] = [];
  const caller = async (path: CallPath, body: unknown) => {
    made.push({ path, body });
    const answer: unknown = answers[path];
    const value: unknown = typeof answer === 'function' ? answer(body) : answer;
    if (value instanceof CallError) throw value;
    if (value === undefined) throw new CallError('E401', 'no session');
    return value;
  };
  return { caller: caller as Caller, answers, made };
}
