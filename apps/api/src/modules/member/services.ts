import type { LocalText } from '@hanpan/contract';
import type { Database, Queryable, Tx } from '@hanpan/db';
import type { Holder, Ledger } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import type { IsBreached } from '../../kernel/breached-passwords.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { IsExcludedPerson } from '../../kernel/excluded-persons.ts';
import type { Failure } from '../../kernel/failure.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';
import type { Subscriber } from '../../kernel/subscriber.ts';
import type { GameFamily } from '../play/index.ts';
import type { Asker } from './closing/asker.ts';
import type { MoneyUnderWay } from './closing/money-under-way.ts';

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

/** A member has closed its account, or its sessions have ended. */
export interface MemberLeft extends Holder {
  readonly at: Date;
}

export interface MemberServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly isBreached: IsBreached;
  readonly isExcludedPerson: IsExcludedPerson;
  readonly sealer: Sealer;
  /** Puts a message into a member's box; implemented by the message module. */
  readonly sendMessage: (tx: Tx, message: OwnNotice) => Promise<void>;
  /** Whose open bets count where a member is limited. */
  readonly families: readonly GameFamily[];
  /** What a member has deposited, or asked for, and was given by partners since then; of cash and partner together. */
  readonly receivedSince: (queryable: Queryable, memberId: number, since: Date) => Promise<Amount>;
  /** What of a member's money is with vendors or at the desk; of vendor and cash together. */
  readonly moneyUnderWay: (queryable: Queryable, holder: Holder) => Promise<MoneyUnderWay>;
  /**
   * Puts the whole balance of a locked member into a last withdrawal, with a bonus whose turnover is met; undefined where it has
   * nothing, U125 where the balance is moving. Implemented by the cash module.
   */
  readonly payOutAll: (
    tx: Tx,
    asker: Asker,
  ) => Promise<{ readonly amount: Amount; readonly receiptId: string } | Failure<'U125'> | undefined>;
  /** The open bonus of a member whose turnover is met, and which is cash as soon as it is ended; of the bonus module. */
  readonly earnedBonus: (queryable: Queryable, memberId: number) => Promise<Amount>;
  /** Unread messages; implemented by the message module. */
  readonly unreadOf: (queryable: Queryable, memberId: number) => Promise<number>;
  /** `memberApproved`: called when a sign-up is approved; `memberClosed`: when an account is closed. The member is locked.
   *  `sessionsEnded`: when its sessions end before their time, by itself, a log-in elsewhere or an operator. */
  readonly subscribers: {
    readonly memberApproved: readonly Subscriber<Holder>[];
    readonly memberClosed: readonly Subscriber<MemberLeft>[];
    readonly sessionsEnded: readonly Subscriber<MemberLeft>[];
  };
}
