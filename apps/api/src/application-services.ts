import type { Database, Pulse } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { IsBreached } from './kernel/breached-passwords.ts';
import type { Clock } from './kernel/clock.ts';
import type { IsExcludedPerson } from './kernel/excluded-persons.ts';
import type { Sealer } from './kernel/sealed.ts';
import type { SecretHasher } from './kernel/secret-hash.ts';
import type { Beacon } from './modules/draws/index.ts';
import type { MinigamePace } from './modules/minigame/index.ts';
import type { GameFamily } from './modules/play/index.ts';
import type { SeasonSettings } from './modules/sports/index.ts';
import type { VendorDirectory } from './modules/vendor/index.ts';
import type { Dialects } from './vendors/port.ts';

/** What every process of the application is made of. */
export interface ApplicationServices {
  readonly database: Database;
  /** Connections of their own for what reads for minutes: exports and verifications. */
  readonly longDatabase: Database;
  /** Whether the database responds. */
  readonly pulse: Pick<Pulse, 'isAlive' | 'isLost'>;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly isBreached: IsBreached;
  readonly isExcludedPerson: IsExcludedPerson;
  readonly sealer: Sealer;
  /** Seals what no server may open: the witness keys of draws. Only a worker that was given its secret has it. */
  readonly witness: Sealer | undefined;
  /** Gives the salts of draws that were announced with it (docs/fairness.md). Nothing is asked of it for others. */
  readonly beacon: Beacon;
  readonly dialects: Dialects;
  readonly vendors: VendorDirectory;
  readonly publicUrl: string;
  readonly families: readonly GameFamily[];
  /** How much a feed's prices count beside our model's where both know a match, 0 to 1. */
  readonly feedWeight: number;
  readonly season: SeasonSettings;
  readonly minigame: MinigamePace;
}
