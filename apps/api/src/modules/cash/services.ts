import type { Database, Tx } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import type { Clock } from '../../kernel/clock.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';
import type { Subscriber } from '../../kernel/subscriber.ts';
import type { MemberServices } from '../member/index.ts';
import type { BonusDesk } from './bonuses.ts';
import type { depositAccountMessage } from './deposit-account-message.ts';

/** Puts a text into the member's message box; implemented by the message module. */
export type SendMessage = (
  tx: Tx,
  message: ReturnType<typeof depositAccountMessage> & {
    siteId: number;
    memberId: number;
    sentBy: string;
    sentAt: Date;
  },
) => Promise<void>;

/** An approved deposit: its money has moved, and its member is still locked. */
export interface DepositApproved {
  readonly siteId: number;
  readonly memberId: number;
  readonly requestId: number;
  readonly amount: Amount;
  /** The first deposit of the member that was ever approved. */
  readonly isFirst: boolean;
}

/** The deposit account was sent to a member as a message. */
export interface AccountSent {
  readonly siteId: number;
  readonly memberId: number;
  readonly sentBy: string;
  readonly at: Date;
}

export interface CashServices {
  readonly database: Database;
  /** For the pages of an export. */
  readonly longDatabase: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly sealer: Sealer;
  readonly bonuses: BonusDesk;
  readonly sendMessage: SendMessage;
  /** Deposits and gifts of partners since then; of this module and partner together. */
  readonly receivedSince: MemberServices['receivedSince'];
  readonly subscribers: {
    readonly depositApproved: readonly Subscriber<DepositApproved>[];
    readonly accountSent: readonly Subscriber<AccountSent>[];
  };
}
