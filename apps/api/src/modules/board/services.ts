import type { LocalText } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import type { MemberContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface BoardServices {
  readonly database: Database;
  readonly clock: Clock;
  /** Puts a text into the member's message box; implemented by the message module. */
  readonly sendMessage: (
    tx: Tx,
    message: {
      readonly siteId: number;
      readonly memberId: number;
      readonly title: LocalText;
      readonly body: LocalText;
      readonly copyText: string | null;
      readonly sentBy: string;
      readonly sentAt: Date;
    },
  ) => Promise<void>;
  /** Puts a request for the deposit account into the queue of the cash desk, where its rules allow one now. */
  readonly requestAccount: (tx: Tx, context: MemberContext) => Promise<void>;
}
