import * as accountRequests from './calls/console/account-requests.ts';
import * as adjustment from './calls/console/adjustment.ts';
import * as approval from './calls/console/approval.ts';
import * as audit from './calls/console/audit.ts';
import * as bankMatch from './calls/console/bank-match.ts';
import * as banners from './calls/console/banners.ts';
import * as bestGames from './calls/console/best-games.ts';
import * as bets from './calls/console/bets.ts';
import * as board from './calls/console/board.ts';
import * as cash from './calls/console/cash.ts';
import * as confirmation from './calls/console/confirmation.ts';
import * as coupons from './calls/console/coupons.ts';
import * as depositAccounts from './calls/console/deposit-accounts.ts';
import * as documents from './calls/console/documents.ts';
import * as gameCodes from './calls/console/game-codes.ts';
import * as harm from './calls/console/harm.ts';
import * as identity from './calls/console/identity.ts';
import * as ledger from './calls/console/ledger.ts';
import * as logins from './calls/console/logins.ts';
import * as maintenance from './calls/console/maintenance.ts';
import * as memberCare from './calls/console/member-care.ts';
import * as members from './calls/console/members.ts';
import * as messages from './calls/console/messages.ts';
import * as minigame from './calls/console/minigame.ts';
import * as operators from './calls/console/operators.ts';
import * as partners from './calls/console/partners.ts';
import * as personalAccess from './calls/console/personal-access.ts';
import * as play from './calls/console/play.ts';
import * as playAccess from './calls/console/play-access.ts';
import * as points from './calls/console/points.ts';
import * as reconciliation from './calls/console/reconciliation.ts';
import * as reportReturns from './calls/console/report-returns.ts';
import * as reportSchedules from './calls/console/report-schedules.ts';
import * as reportVisits from './calls/console/report-visits.ts';
import * as reports from './calls/console/reports.ts';
import * as session from './calls/console/session.ts';
import * as sessions from './calls/console/sessions.ts';
import * as settings from './calls/console/settings.ts';
import * as significant from './calls/console/significant.ts';
import * as sportsBigBets from './calls/console/sports-big-bets.ts';
import * as sportsFeeds from './calls/console/sports-feeds.ts';
import * as sportsLimits from './calls/console/sports-limits.ts';
import * as sportsResults from './calls/console/sports-results.ts';
import * as sportsTrading from './calls/console/sports-trading.ts';
import * as testAccount from './calls/console/test-account.ts';
import * as totp from './calls/console/totp.ts';
import * as vendorSetup from './calls/console/vendor-setup.ts';
import * as vendors from './calls/console/vendors.ts';
import * as views from './calls/console/views.ts';
import * as why from './calls/console/why.ts';
import * as everySite from './calls/shared/site.ts';
import { callTable } from './define-call.ts';

/** What the console calls: everything that operators may do, and their login. */
export const consoleCalls = callTable(
  everySite.siteOption,
  everySite.siteCheckInfo,
  everySite.bankList,
  session.consoleLogin,
  session.consoleConfirm,
  confirmation.confirmationShow,
  confirmation.confirmationGive,
  session.consoleGetToken,
  session.consoleLogout,
  session.consoleMe,
  session.queueCounts,
  operators.ownPassword,
  totp.totpBegin,
  totp.totpConfirm,
  totp.totpReset,
  operators.operatorList,
  operators.operatorCreate,
  operators.operatorChange,
  operators.operatorBlock,
  operators.operatorResetPassword,
  operators.operatorLocks,
  operators.operatorUnlock,
  sessions.ownSessions,
  sessions.ownSessionsEnd,
  sessions.operatorSessions,
  sessions.operatorSessionsEnd,
  logins.loginFigures,
  audit.auditList,
  audit.auditVerify,
  personalAccess.personalAccess,
  personalAccess.personalAccessMonths,
  personalAccess.personalAccessReview,
  settings.settingsRead,
  settings.settingsLinks,
  settings.settingsPreview,
  settings.settingsSave,
  settings.settingsHistory,
  maintenance.maintenanceState,
  maintenance.maintenanceSet,
  maintenance.maintenanceEnd,
  members.memberList,
  members.memberDecide,
  members.memberUnlockPin,
  members.memberCashBlocks,
  playAccess.memberPlayAccess,
  playAccess.memberReopen,
  playAccess.memberActivate,
  memberCare.memberDetail,
  memberCare.memberReveal,
  memberCare.memberLevel,
  memberCare.memberNote,
  memberCare.memberEndSessions,
  memberCare.memberResetPassword,
  memberCare.memberDropFactor,
  memberCare.memberDropPin,
  testAccount.memberTestAccount,
  identity.memberVerifyIdentity,
  identity.memberRevokeIdentity,
  bets.consoleBetList,
  cash.consoleCashList,
  cash.consoleCashDetail,
  cash.consoleCashClaim,
  cash.consoleCashApprove,
  cash.consoleCashReject,
  cash.consoleCashPayoutAccount,
  cash.consoleCashRelease,
  cash.consoleCashNote,
  points.consolePointList,
  points.consolePointGive,
  points.consolePointTakeBack,
  coupons.consoleCouponList,
  coupons.consoleCouponIssue,
  coupons.consoleCouponCancel,
  adjustment.adjustmentList,
  adjustment.adjustmentAsk,
  adjustment.adjustmentApprove,
  adjustment.adjustmentReject,
  approval.approvalList,
  approval.approvalApprove,
  approval.approvalReject,
  accountRequests.accountRequestList,
  accountRequests.accountSend,
  depositAccounts.depositAccountList,
  depositAccounts.depositAccountOpen,
  depositAccounts.depositAccountClose,
  depositAccounts.depositAccountAssign,
  depositAccounts.depositAccountShown,
  board.consoleBoardList,
  board.consoleBoardDetail,
  board.consoleBoardPublish,
  board.consoleBoardReply,
  board.consoleBoardHide,
  board.consoleBoardImage,
  documents.consoleDocuments,
  documents.consoleDocumentDetail,
  documents.consoleDocumentPublish,
  harm.harmList,
  harm.harmMember,
  harm.harmReview,
  significant.significantList,
  significant.significantSeen,
  messages.consoleMessageList,
  messages.consoleMessageSend,
  messages.messageTemplateList,
  messages.messageTemplateSave,
  messages.messageTemplateDelete,
  banners.consoleBannerList,
  banners.consoleBannerSave,
  banners.consoleBannerOrder,
  banners.consoleBannerDelete,
  gameCodes.gameCodeList,
  gameCodes.gameCodeSave,
  gameCodes.gameCodeOrder,
  bestGames.bestGameList,
  bestGames.bestGameSearch,
  bestGames.bestGameSave,
  vendors.vendorList,
  vendors.vendorGames,
  vendors.vendorSwitch,
  vendors.vendorStuck,
  vendors.vendorReleaseHeld,
  vendors.vendorDismissHeld,
  vendors.vendorEndTransfer,
  vendors.vendorRetry,
  vendorSetup.vendorDetail,
  vendorSetup.vendorSave,
  vendorSetup.vendorCreate,
  vendorSetup.vendorKey,
  vendorSetup.vendorTest,
  ledger.ledgerSummary,
  ledger.ledgerAccounts,
  ledger.ledgerCheck,
  ledger.ledgerVerify,
  ledger.ledgerStatement,
  sportsBigBets.bigBetList,
  sportsBigBets.bigBetDecide,
  sportsTrading.tradingList,
  sportsTrading.tradingEventDetail,
  sportsTrading.tradingHold,
  sportsTrading.tradingRelease,
  sportsTrading.tradingShift,
  sportsTrading.tradingLimit,
  sportsLimits.sportsLimits,
  sportsLimits.sportsSetLimits,
  sportsResults.resultPreview,
  sportsResults.resultSet,
  sportsTrading.reviewList,
  sportsTrading.reviewRetry,
  sportsTrading.reviewClose,
  sportsFeeds.consoleFeeds,
  minigame.miniPrices,
  minigame.miniSetPrices,
  partners.consolePartnerTree,
  partners.consolePartnerDetail,
  partners.consolePartnerCreate,
  partners.consolePartnerDecide,
  partners.consolePartnerMove,
  partners.consolePartnerBlock,
  partners.consolePartnerClosing,
  partners.consolePartnerClose,
  partners.consolePartnerReopen,
  partners.consolePartnerRights,
  partners.consolePartnerSetRates,
  partners.consoleSettlementList,
  partners.consoleSettlementCompute,
  partners.consoleSettlementDetail,
  partners.consoleSettlementConfirm,
  partners.consoleSettlementDrop,
  partners.consoleCommissions,
  partners.consoleCommissionUsers,
  partners.consoleCommissionBets,
  play.consolePlayReport,
  reports.consoleToday,
  views.viewList,
  views.viewSave,
  views.viewDelete,
  why.consoleWhy,
  reports.reportDays,
  reports.reportRevenue,
  reports.reportLiabilities,
  reports.reportRetention,
  reconciliation.reportProviders,
  reconciliation.reportReconcile,
  reportReturns.reportReturns,
  reportReturns.reportReturnLook,
  reportVisits.reportVisits,
  reportSchedules.reportScheduleList,
  reportSchedules.reportScheduleCreate,
  reportSchedules.reportScheduleEnd,
  bankMatch.bankMatch,
);
