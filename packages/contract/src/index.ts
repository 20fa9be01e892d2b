export { type AuditAction, auditActions } from './audit-actions.ts';
export { type Adjustment, adjustmentState } from './calls/console/adjustment.ts';
export type { CashStep } from './calls/console/cash.ts';
export { longestDocument } from './calls/console/documents.ts';
export { type LoginKind, type LoginSpan, loginKinds, loginSpans } from './calls/console/logins.ts';
export { mostCountedLooks, mostShownMembers } from './calls/console/personal-access.ts';
export { type RevenueDimension, revenueDimensions } from './calls/console/reports.ts';
export type { BigBet } from './calls/console/sports-big-bets.ts';
export { limitSports } from './calls/console/sports-limits.ts';
export { type ReviewItem, tradingView } from './calls/console/sports-trading.ts';
export { type AccountChange, accountChange } from './calls/member/account.ts';
export type { BonusOffer, MemberBonus } from './calls/member/bonus.ts';
export type { ActivationProof } from './calls/member/dormancy.ts';
export type { Member } from './calls/member/member.ts';
export { type GiveEntry, type GiveKind, type GiveTarget, giveKind } from './calls/member/partner.ts';
export {
  type CheckMinutes,
  type ExclusionPeriod,
  type ExclusionReason,
  exclusionPeriod,
  exclusionReason,
  type OwnLimit,
  realityCheckMinutes,
  timeLimitBounds,
} from './calls/member/protection.ts';
export * from './calls.ts';
export { consoleCalls } from './console-calls.ts';
export {
  leadsOthers,
  mayCall,
  namesShownTo,
  rolesFor,
  type ShownNames,
  type StaffPath,
} from './console-permissions.ts';
export * from './csv.ts';
export * from './declared-codes.ts';
export { type Audience, type CallSpec, confirmsOperation, type LimitClass } from './define-call.ts';
export type { Envelope } from './envelope.ts';
export {
  adjustmentsCsv,
  consoleCashCsv,
  consolePointsCsv,
  deskBetsCsv,
  ledgerAccountsCsv,
  significantCsv,
} from './exports/console-lists.ts';
export { type ExportSpec, exportHref, workbookOf } from './exports/define-export.ts';
export { ledgerStatementCsv } from './exports/ledger-statement.ts';
export {
  consoleSettlementCsv,
  partnerBetsCsv,
  partnerCashCsv,
  partnerCommissionBetsCsv,
  partnerCommissionsCsv,
  partnerMembersCsv,
  partnerMoneyMovesCsv,
  partnerTreeCsv,
} from './exports/partner.ts';
export {
  consoleBetsCsv,
  reportFileCsv,
  reportFileXlsx,
  reportTableCsv,
  reportTableXlsx,
} from './exports/reports.ts';
export { walletStatementCsv } from './exports/wallet-statement.ts';
export { everyExport } from './exports.ts';
export {
  isSiteDay,
  type LocalText,
  type Sort,
  sortOfWord,
  sortWordOf,
  storedAnswerHeader,
} from './fields.ts';
export { limitBounds } from './limit-bounds.ts';
export { announceAheadMs } from './maintenance-times.ts';
export { memberCalls } from './member-calls.ts';
export { miniGames } from './mini-games.ts';
export { partnerCalls } from './partner-calls.ts';
export { addressOf, pathFieldsOf } from './path-fields.ts';
export * from './realtime.ts';
export * from './result-codes.ts';
export * from './session-times.ts';
export { type Approval, approvalState, type FourEyesRule } from './shapes/approval.ts';
export type { ApprovalCause } from './shapes/approval-cause.ts';
export { type BestGameList, bestGameLists, mostBestGames } from './shapes/best-games.ts';
export { betTypes } from './shapes/bet-result.ts';
export type {
  BoardType,
  ConsoleInquiryStatus,
  InquiryStatus,
  InquiryType,
  PostCategory,
  PostComment,
  PostImage,
  PostLine,
} from './shapes/board.ts';
export type { CashRequest } from './shapes/cash-request.ts';
export type { Coupon } from './shapes/coupon.ts';
export { type DeskListName, deskLists, mostViewNameLetters, mostViews } from './shapes/desk-list.ts';
export {
  type AcceptedDocument,
  type DocumentKind,
  documentKinds,
} from './shapes/document.ts';
export { type GameType, gameTypes, isGameType, type MasterCode, masterCodes } from './shapes/game-code.ts';
export {
  type HarmKind,
  type HarmMarker,
  type HarmOutcome,
  harmKinds,
  harmOutcomes,
} from './shapes/harm.ts';
export type { HelpBody, SiteHelp } from './shapes/help.ts';
export {
  identityDocuments,
  identityFacts,
  identityMethods,
  identityNeeds,
} from './shapes/identity.ts';
export type { MiniBet, MiniGame, MiniResult } from './shapes/minigame.ts';
export { type OperationLine, type OperationOutcome, operationOutcomes } from './shapes/operation.ts';
export type { OwnLimitKind, OwnLimitPeriod } from './shapes/own-limit.ts';
export {
  type CommissionBet,
  type CommissionKind,
  type CommissionLine,
  mostLosingBasisPoints,
  mostRollingBasisPoints,
  type OwnSettlement,
  type PartnerRank,
  type PartnerRate,
  partnerRanks,
  type RateType,
  rateTypes,
  type SettlementState,
  type TreeNode,
} from './shapes/partner.ts';
export { type PointEntry, type PointKind, type PointUse, pointKind, pointUse } from './shapes/point-entry.ts';
export {
  type ReportName,
  type ReportPeriod,
  type ReturnPeriod,
  reportNames,
  reportPeriods,
} from './shapes/report-names.ts';
export { usualReportDays } from './shapes/report-reach.ts';
export { type SettingGroup, type SettingKind, settingGroups } from './shapes/setting.ts';
export { type SignificantKind, significantKinds } from './shapes/significant.ts';
export type { Bet, SportEvent } from './shapes/sport.ts';
export type {
  TradingDetail,
  TradingEvent,
  TradingHold,
  TradingMarket,
  TradingScope,
  TradingVoid,
} from './shapes/trading.ts';
export { type GameWindow, gameWindows } from './shapes/vendor-game.ts';
export {
  connectionCauses,
  connectionResults,
  connectionSteps,
  vendorDialects,
  vendorKeyKinds,
} from './shapes/vendor-setup.ts';
export {
  type SitePage,
  sitePages,
  type VisitFigure,
  type VisitLayout,
  type VisitReader,
  visitBounds,
  visitFigures,
  visitGoals,
  visitLayouts,
} from './shapes/visit.ts';
export { type StaffRole, staffRoles } from './staff-roles.ts';
