import type { Queryable, Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { add, zero } from '@hanpan/money';
import type { ApplicationServices } from './application-services.ts';
import type { MemberContext } from './kernel/call-context.ts';
import type { ApprovalRow } from './modules/approval/index.ts';
import { bonusDesk, metBonus } from './modules/bonus/index.ts';
import { askForAccount, depositedSince, openRequests, payOutAll } from './modules/cash/index.ts';
import type { Asker } from './modules/member/index.ts';
import { sendMessage, unreadOf, unreadOfMany } from './modules/message/index.ts';
import { givenSince } from './modules/partner/index.ts';
import { giveApprovedPoints, takeBackApprovedPoints } from './modules/point/index.ts';
import { issueApprovedCoupons } from './modules/reward/index.ts';
import { EventSearch } from './modules/sports/index.ts';
import {
  GameSearch,
  gamesByKey,
  gamesNamed,
  jackpotOf,
  lobbyPathOf,
  moneyAtVendors,
  openGamesAmong,
} from './modules/vendor/index.ts';

/** What a module needs from a higher one, or from one beside it, and waits for. */
export function portsOf(services: ApplicationServices) {
  return {
    jackpotOf,
    gamesByKey,
    gamesNamed,
    lobbyPathOf,
    gameSearch: new GameSearch(services),
    eventSearch: new EventSearch(services),
    unreadOf,
    unreadOfMany,
    sendMessage,
    // Whatever the desk refuses now, the question itself is asked.
    requestAccount: async (tx: Tx, context: MemberContext) => {
      await askForAccount(services, tx, context);
    },
    // One statement after the other: inside a transaction there is one connection.
    receivedSince: async (queryable: Queryable, memberId: number, since: Date) =>
      add(await depositedSince(queryable, memberId, since), await givenSince(queryable, memberId, since)),
    moneyUnderWay: async (queryable: Queryable, holder: Holder) => ({
      games: await moneyAtVendors(services, queryable, holder),
      requests: (await openRequests(queryable, holder.memberId)).map(
        ({ kind, amount, receipt_id: receiptId }) => ({
          kind,
          amount,
          receiptId,
        }),
      ),
    }),
    payOutAll: (tx: Tx, asker: Asker) => payOutAll({ ...services, bonuses: bonusDesk }, tx, asker),
    earnedBonus: async (queryable: Queryable, memberId: number) =>
      (await metBonus(queryable, memberId, services.clock.date()))?.amount ?? zero,
    bonuses: bonusDesk,
    carryOut: {
      point: (tx: Tx, request: ApprovalRow) => giveApprovedPoints(services, tx, request),
      takeBack: (tx: Tx, request: ApprovalRow) => takeBackApprovedPoints(services, tx, request),
      coupon: (tx: Tx, request: ApprovalRow) => issueApprovedCoupons(services, tx, request),
    },
    openGamesAmong: (queryable: Queryable, memberIds: readonly number[]) =>
      openGamesAmong(queryable, memberIds, services.clock()),
  };
}
