import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';

export interface ConsoleServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
}
