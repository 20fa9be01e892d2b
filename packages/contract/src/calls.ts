import type { z } from 'zod';
import * as adjustment from './calls/adjustment.ts';
import * as bonus from './calls/bonus.ts';
import * as cash from './calls/cash.ts';
import * as casino from './calls/casino.ts';
import * as desk from './calls/console.ts';
import * as gameMoney from './calls/game-money.ts';
import * as ledger from './calls/ledger.ts';
import * as member from './calls/member.ts';
import * as message from './calls/message.ts';
import * as partner from './calls/partner.ts';
import * as point from './calls/point.ts';
import * as reward from './calls/reward.ts';
import * as site from './calls/site.ts';
import * as sports from './calls/sports.ts';
import { callTable } from './define-call.ts';
import type { ResultCode } from './result-codes.ts';

/** The one table: routes, typed client, OpenAPI and the completeness checks all come from it. */
export const calls = callTable(
  site.siteOption,
  site.siteCheckInfo,
  site.bankList,
  site.bannerList,
  site.main,
  site.noticeStrip,
  site.cashFeed,
  site.commonCode,
  member.login,
  member.signup,
  member.info,
  member.getToken,
  member.logout,
  cash.getUserCash,
  cash.walletBalance,
  cash.getAcc,
  cash.cashIn,
  cash.cashOut,
  cash.cashList,
  cash.cashDel,
  cash.cashRules,
  cash.walletHistory,
  bonus.bonusList,
  bonus.bonusGiveUp,
  point.pointList,
  point.pointChange,
  point.convertComp,
  reward.couponList,
  reward.couponUse,
  reward.couponGift,
  reward.attendanceList,
  reward.attendanceCheck,
  reward.rotaryInfo,
  reward.rotarySpin,
  partner.giveSend,
  partner.giveTakeBack,
  partner.giveList,
  partner.giveTargets,
  message.msgList,
  message.msgRead,
  casino.getSlotList,
  casino.getGame,
  casino.isPlayGame,
  gameMoney.outGameMoney,
  gameMoney.merge,
  gameMoney.partnerMerge,
  gameMoney.changeMemCashFlag,
  sports.eventList,
  sports.betProc,
  sports.sportBetList,
  sports.betHistory,
  sports.betSummary,
  desk.consoleLogin,
  desk.consoleLogout,
  desk.consoleMe,
  desk.queueCounts,
  desk.memberList,
  desk.memberDecide,
  desk.consoleCashList,
  desk.consoleCashDetail,
  desk.consoleCashClaim,
  desk.consoleCashApprove,
  desk.consoleCashReject,
  desk.consoleCashRelease,
  desk.consoleCashNote,
  desk.memberUnlockPin,
  desk.memberCashBlocks,
  point.consolePointList,
  point.consolePointGive,
  point.consolePointTakeBack,
  reward.consoleCouponList,
  reward.consoleCouponIssue,
  reward.consoleCouponCancel,
  adjustment.adjustmentList,
  adjustment.adjustmentAsk,
  adjustment.adjustmentApprove,
  adjustment.adjustmentReject,
  desk.accountRequestList,
  desk.accountSend,
  ledger.ledgerSummary,
  ledger.ledgerAccounts,
  ledger.ledgerCheck,
  ledger.ledgerVerify,
  ledger.ledgerStatement,
  desk.consoleEvents,
);

export type Calls = typeof calls;
export type CallPath = keyof Calls;

/** What a client sends; defaults are optional. */
export type RequestOf<P extends CallPath> = z.input<Calls[P]['body']>;
/** What a handler receives. */
export type BodyOf<P extends CallPath> = z.output<Calls[P]['body']>;
/** What a handler answers. */
export type AnswerOf<P extends CallPath> = z.input<Calls[P]['data']>;
/** What a client receives. */
export type DataOf<P extends CallPath> = z.output<Calls[P]['data']>;
export type FailureOf<P extends CallPath> = Extract<Calls[P]['failures'][number], ResultCode>;
export type AudienceOf<P extends CallPath> = Calls[P]['audience'];

/** The calls that happen once per key. */
export type IdempotentPath = {
  [P in CallPath]: Calls[P] extends { readonly idempotent: true } ? P : never;
}[CallPath];
