import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { IsBreached } from '../../kernel/breached-passwords.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/confirmation/show-operation.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';

export interface ConsoleServices {
  readonly database: Database;
  /** For what reads long: the verification of the audit log. */
  readonly longDatabase: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly isBreached: IsBreached;
  readonly sealer: Sealer;
  /** What the calls that are confirmed would do. */
  readonly operations: Operations;
}
