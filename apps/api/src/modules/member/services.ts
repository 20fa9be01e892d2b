import type { Database, Queryable } from '@hanpan/db';
import type { Holder, Ledger } from '@hanpan/ledger';
import type { Clock } from '../../kernel/clock.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';
import type { Subscriber } from '../../kernel/subscriber.ts';

export interface MemberServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly sealer: Sealer;
  /** Unread messages; implemented by the message module. */
  readonly unreadOf: (queryable: Queryable, memberId: number) => Promise<number>;
  /** `memberApproved`: called when a sign-up is approved; the member is locked. */
  readonly subscribers: { readonly memberApproved: readonly Subscriber<Holder>[] };
}
