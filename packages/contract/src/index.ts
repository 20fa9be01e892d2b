export { type Adjustment, adjustmentState } from './calls/console/adjustment.ts';
export type { CashStep } from './calls/console/cash.ts';
export type { BigBet } from './calls/console/sports-big-bets.ts';
export { limitSports } from './calls/console/sports-limits.ts';
export { type ReviewItem, tradingView } from './calls/console/sports-trading.ts';
export { type AccountChange, accountChange } from './calls/member/account.ts';
export type { BonusOffer, MemberBonus } from './calls/member/bonus.ts';
export type { Member } from './calls/member/member.ts';
export { type GiveEntry, type GiveKind, type GiveTarget, giveKind } from './calls/member/partner.ts';
export * from './calls.ts';
export { consoleCalls } from './console-calls.ts';
export * from './csv.ts';
export * from './declared-codes.ts';
export type { Audience, CallSpec, LimitClass } from './define-call.ts';
export type { Envelope } from './envelope.ts';
export { type ExportSpec, exportHref } from './exports/define-export.ts';
export { ledgerStatementCsv } from './exports/ledger-statement.ts';
export { walletStatementCsv } from './exports/wallet-statement.ts';
export { everyExport } from './exports.ts';
export { isSiteDay, type LocalText } from './fields.ts';
export { limitBounds } from './limit-bounds.ts';
export { announceAheadMs } from './maintenance-times.ts';
export { memberCalls } from './member-calls.ts';
export { miniGames } from './mini-games.ts';
export { addressOf, pathFieldsOf } from './path-fields.ts';
export * from './realtime.ts';
export * from './result-codes.ts';
export * from './session-times.ts';
export { type Approval, approvalState, type FourEyesRule } from './shapes/approval.ts';
export type { ApprovalCause } from './shapes/approval-cause.ts';
export type {
  BoardType,
  InquiryStatus,
  InquiryType,
  PostCategory,
  PostComment,
  PostImage,
  PostLine,
} from './shapes/board.ts';
export type { CashRequest } from './shapes/cash-request.ts';
export type { Coupon } from './shapes/coupon.ts';
export { type GameType, gameTypes, isGameType, type MasterCode, masterCodes } from './shapes/game-code.ts';
export type { MiniBet, MiniGame, MiniResult } from './shapes/minigame.ts';
export { type PointEntry, type PointKind, type PointUse, pointKind, pointUse } from './shapes/point-entry.ts';
export type { Bet, SportEvent } from './shapes/sport.ts';
export type {
  TradingDetail,
  TradingEvent,
  TradingHold,
  TradingMarket,
  TradingScope,
  TradingVoid,
} from './shapes/trading.ts';
