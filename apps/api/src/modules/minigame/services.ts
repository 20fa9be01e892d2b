import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { Clock } from '../../kernel/clock.ts';
import type { KeyServices } from '../draws/index.ts';
import type { GameFamily } from '../play/index.ts';

/** How an installation plays its rounds. */
export interface MinigamePace {
  /** From draw to draw. Other than five minutes it is for trying things out, and refused where money is real. */
  readonly roundMs: number;
}

export interface MinigameServices extends KeyServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly minigame: MinigamePace;
  /** Whose open bets the loss limit counts. */
  readonly families: readonly GameFamily[];
}
