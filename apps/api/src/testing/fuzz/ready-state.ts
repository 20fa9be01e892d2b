import type { CallPath, RequestOf } from '@hanpan/contract';
import type { TestCaller } from '../caller.ts';
import type { Stage } from './stage.ts';

/** Somebody for whom a call succeeds now, and the body with which it does. */
export interface Ready<P extends CallPath> {
  readonly caller: TestCaller;
  readonly body: RequestOf<P>;
}

export type ReadyTable = { readonly [P in CallPath]?: (stage: Stage) => Promise<Ready<P>> };
