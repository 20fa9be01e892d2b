import type { CallPath } from '@hanpan/contract';
import type { TestCaller } from '../caller.ts';
import type { Stage } from '../fuzz/stage.ts';
import type { FailingLedger } from './failing-ledger.ts';

export interface CatalogueStage extends Stage {
  readonly ledger: FailingLedger;
}

/** A request that is refused as often as it is sent, and who sends it. */
export interface Refused {
  readonly caller: TestCaller;
  readonly path: CallPath;
  readonly body: object;
  /** Puts back what would stand in the way of others. */
  readonly heal?: () => Promise<void> | void;
}

export type Scenario = (stage: CatalogueStage) => Promise<Refused>;
