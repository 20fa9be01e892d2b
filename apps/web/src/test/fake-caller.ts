import { CallError, type Caller } from '@hanpan/client';
import type { CallPath, DataOf, RequestOf } from '@hanpan/contract';

type Responses = {
  [P in CallPath]?: DataOf<P> | CallError | ((body: RequestOf<P>) => DataOf<P> | CallError);
};

export interface FakeCaller {
  readonly caller: Caller;
  readonly responses: Responses;
  /** Every call made, in order. */
  readonly made: { path: CallPath; body: unknown }[];
}

/** Responds from a table; a path without an entry fails like a missing session. */
export function fakeCaller(responses: Responses = {}): FakeCaller {
  const made: FakeCaller['made'] = [];
  const caller = async (path: CallPath, body: unknown) => {
    made.push({ path, body });
    const response: unknown = responses[path];
    const value: unknown = typeof response === 'function' ? response(body) : response;
    if (value instanceof CallError) throw value;
    if (value === undefined) throw new CallError('E401', 'no session');
    return value;
  };
  return { caller: caller as Caller, responses, made };
}
