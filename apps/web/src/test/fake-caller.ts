import { CallError, type Caller } from '@hanpan/client';
import type { CallPath, DataOf, RequestOf } from '@hanpan/contract';

type Responses = {
  [P in CallPath]?: DataOf<P> | CallError | ((body: RequestOf<P>) => DataOf<P> | CallError);
};

export interface FakeCaller {
  readonly caller: Caller;
  readonly responses: Responses;
  /** Paths whose next response says that it is that of an earlier request. */
  readonly stored: Set<CallPath>;
  /** Every call made, in order. */
  readonly made: { path: CallPath; body: unknown }[];
}

/** Responds from a table; a path without an entry fails like a missing session. */
export function fakeCaller(responses: Responses = {}): FakeCaller {
  const made: FakeCaller['made'] = [];
  const stored: FakeCaller['stored'] = new Set();
  const caller = async (path: CallPath, body: unknown, options?: { onStored?: () => void }) => {
    made.push({ path, body });
    const response: unknown = responses[path];
    const value: unknown = typeof response === 'function' ? response(body) : response;
    if (value instanceof CallError) throw value;
    if (value === undefined) throw new CallError('E401', 'no session');
    if (stored.delete(path)) options?.onStored?.();
    return value;
  };
  return { caller: caller as Caller, responses, stored, made };
}
