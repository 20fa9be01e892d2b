import type { Holder } from '@hanpan/ledger';
import type { ApplicationServices } from './application-services.ts';
import type { Subscriber } from './kernel/subscriber.ts';
import { answerAccountInquiries } from './modules/board/index.ts';
import type { AccountSent, DepositApproved } from './modules/cash/index.ts';
import type { MemberLeft } from './modules/member/index.ts';
import { accrueDeposit, accrueSignUp } from './modules/point/index.ts';
import { requireTurnover } from './modules/turnover/index.ts';
import { closeGames } from './modules/vendor/index.ts';

/** The subscribers of each event inside the transaction that makes it true, in this order. */
export interface Subscribers {
  readonly depositApproved: readonly Subscriber<DepositApproved>[];
  readonly memberApproved: readonly Subscriber<Holder>[];
  readonly memberClosed: readonly Subscriber<MemberLeft>[];
  readonly sessionsEnded: readonly Subscriber<MemberLeft>[];
  readonly accountSent: readonly Subscriber<AccountSent>[];
}

export function subscribersOf(services: ApplicationServices): Subscribers {
  return {
    depositApproved: [
      (tx, deposit) => accrueDeposit(services, tx, deposit),
      (tx, { requestId, amount: money, ...deposit }) => {
        const reference = `cash:${requestId}`;
        return requireTurnover(tx, {
          ...deposit,
          kind: 'deposit',
          reference,
          money,
          at: services.clock.date(),
        });
      },
    ],
    memberApproved: [(tx, holder) => accrueSignUp(services, tx, holder)],
    memberClosed: [closeGames],
    sessionsEnded: [closeGames],
    accountSent: [answerAccountInquiries],
  };
}
