import type { LocalText } from '@hanpan/contract';
import type { Database, Queryable, Tx } from '@hanpan/db';
import type { Holder, Ledger } from '@hanpan/ledger';
import type { Clock } from '../../kernel/clock.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';
import type { Subscriber } from '../../kernel/subscriber.ts';

/** What a member is told of a change to its own account. */
export interface OwnNotice {
  readonly siteId: number;
  readonly memberId: number;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly copyText: null;
  readonly sentBy: string;
  readonly sentAt: Date;
}

export interface MemberServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly sealer: Sealer;
  /** Puts a message into a member's box; implemented by the message module. */
  readonly sendMessage: (tx: Tx, message: OwnNotice) => Promise<void>;
  /** Unread messages; implemented by the message module. */
  readonly unreadOf: (queryable: Queryable, memberId: number) => Promise<number>;
  /** `memberApproved`: called when a sign-up is approved; the member is locked. */
  readonly subscribers: { readonly memberApproved: readonly Subscriber<Holder>[] };
}
