import type { CallPath, RequestOf } from '@hanpan/contract';
import type { TestCaller } from '../caller.ts';
import { consoleReady } from './ready-console.ts';
import { memberReady } from './ready-member.ts';
import type { Stage } from './stage.ts';

/** Somebody for whom a call succeeds now, and the body with which it does. */
export interface Ready<P extends CallPath> {
  readonly caller: TestCaller;
  readonly body: RequestOf<P>;
}

export type ReadyTable = { readonly [P in CallPath]?: (stage: Stage) => Promise<Ready<P>> };

/** For calls that need more than somebody of their audience and an empty body. */
export const readyTable: ReadyTable = { ...memberReady, ...consoleReady };
