import * as accountRequests from './calls/console/account-requests.ts';
import * as adjustment from './calls/console/adjustment.ts';
import * as approval from './calls/console/approval.ts';
import * as board from './calls/console/board.ts';
import * as cash from './calls/console/cash.ts';
import * as coupons from './calls/console/coupons.ts';
import * as depositAccounts from './calls/console/deposit-accounts.ts';
import * as ledger from './calls/console/ledger.ts';
import * as maintenance from './calls/console/maintenance.ts';
import * as members from './calls/console/members.ts';
import * as minigame from './calls/console/minigame.ts';
import * as play from './calls/console/play.ts';
import * as playAccess from './calls/console/play-access.ts';
import * as points from './calls/console/points.ts';
import * as session from './calls/console/session.ts';
import * as sportsBigBets from './calls/console/sports-big-bets.ts';
import * as sportsFeeds from './calls/console/sports-feeds.ts';
import * as sportsLimits from './calls/console/sports-limits.ts';
import * as sportsResults from './calls/console/sports-results.ts';
import * as sportsTrading from './calls/console/sports-trading.ts';
import * as everySite from './calls/shared/site.ts';
import { callTable } from './define-call.ts';

/** What the console calls: everything that operators may do, and their login. */
export const consoleCalls = callTable(
  everySite.siteOption,
  everySite.siteCheckInfo,
  session.consoleLogin,
  session.consoleLogout,
  session.consoleMe,
  session.queueCounts,
  maintenance.maintenanceState,
  maintenance.maintenanceSet,
  maintenance.maintenanceEnd,
  members.memberList,
  members.memberDecide,
  members.memberUnlockPin,
  members.memberCashBlocks,
  playAccess.memberPlayAccess,
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
  play.consolePlayReport,
);
