import * as account from './calls/member/account.ts';
import * as attendance from './calls/member/attendance.ts';
import * as board from './calls/member/board.ts';
import * as bonus from './calls/member/bonus.ts';
import * as cash from './calls/member/cash.ts';
import * as casino from './calls/member/casino.ts';
import * as catalogue from './calls/member/catalogue.ts';
import * as closing from './calls/member/closing.ts';
import * as comp from './calls/member/comp.ts';
import * as coupon from './calls/member/coupon.ts';
import * as document from './calls/member/document.ts';
import * as dormancy from './calls/member/dormancy.ts';
import * as factor from './calls/member/factor.ts';
import * as fair from './calls/member/fair.ts';
import * as gameMoney from './calls/member/game-money.ts';
import * as member from './calls/member/member.ts';
import * as message from './calls/member/message.ts';
import * as minigame from './calls/member/minigame.ts';
import * as partner from './calls/member/partner.ts';
import * as partnerMerge from './calls/member/partner-merge.ts';
import * as partnerMoney from './calls/member/partner-money.ts';
import * as partnerTree from './calls/member/partner-tree.ts';
import * as play from './calls/member/play.ts';
import * as point from './calls/member/point.ts';
import * as protection from './calls/member/protection.ts';
import * as result from './calls/member/result.ts';
import * as rotary from './calls/member/rotary.ts';
import * as search from './calls/member/search.ts';
import * as security from './calls/member/security.ts';
import * as signup from './calls/member/signup.ts';
import * as site from './calls/member/site.ts';
import * as sportBoard from './calls/member/sport-board.ts';
import * as sportSealed from './calls/member/sport-sealed.ts';
import * as sportSides from './calls/member/sport-sides.ts';
import * as sports from './calls/member/sports.ts';
import * as userCash from './calls/member/user-cash.ts';
import * as visit from './calls/member/visit.ts';
import * as everySite from './calls/shared/site.ts';
import { callTable } from './define-call.ts';

/** What the member site calls: everything that guests and members may do. */
export const memberCalls = callTable(
  everySite.siteOption,
  everySite.siteCheckInfo,
  everySite.bankList,
  site.bannerList,
  site.popupList,
  site.loginPopupList,
  site.main,
  site.lobbyBestGames,
  site.noticeStrip,
  site.cashFeed,
  visit.noteVisit,
  search.siteSearch,
  catalogue.commonCode,
  catalogue.gameCodes,
  catalogue.gameGroupCodes,
  member.login,
  signup.signup,
  member.info,
  member.getToken,
  member.logout,
  account.update,
  security.security,
  document.mainDocument,
  document.memberDocuments,
  document.memberAcceptDocuments,
  closing.closing,
  closing.close,
  dormancy.activate,
  protection.protectionExclusion,
  protection.protectionExclude,
  protection.protectionLimits,
  protection.protectionSetLimit,
  protection.protectionConfirmLimit,
  protection.protectionDropLimit,
  protection.protectionCheck,
  protection.protectionSetCheck,
  protection.protectionAcknowledge,
  protection.protectionStatement,
  account.forgetDevice,
  factor.factorBegin,
  factor.factorConfirm,
  factor.factorDrop,
  account.checkName,
  userCash.getUserCash,
  cash.walletBalance,
  cash.getAcc,
  cash.cashAccount,
  cash.cashIn,
  cash.cashCancel,
  cash.cashOutPreview,
  cash.cashOut,
  cash.cashList,
  cash.cashDel,
  cash.cashRules,
  cash.cashTurnover,
  cash.walletHistory,
  bonus.bonusList,
  bonus.bonusGiveUp,
  point.pointList,
  point.pointChange,
  comp.convertComp,
  coupon.couponList,
  coupon.couponUse,
  coupon.couponGift,
  attendance.attendanceList,
  attendance.attendanceCheck,
  rotary.rotaryInfo,
  rotary.rotarySpin,
  partner.giveSend,
  partner.giveTakeBack,
  partner.giveList,
  partner.giveTargets,
  partnerTree.partnerSummary,
  partnerTree.partnerTree,
  partnerTree.partnerMembers,
  partnerTree.partnerRatesCall,
  partnerTree.partnerSetRates,
  partnerTree.partnerCreate,
  partnerMoney.partnerCashList,
  partnerMoney.partnerBettingList,
  partnerMoney.partnerMoneyMoves,
  partnerMoney.partnerCalculations,
  partnerMoney.partnerCommissions,
  partnerMoney.partnerCalculationUsers,
  partnerMoney.partnerCommissionBets,
  message.msgList,
  message.msgRead,
  board.boardList,
  board.boardDetail,
  board.boardSave,
  board.boardDelete,
  board.commentSave,
  board.commentDelete,
  board.boardImage,
  message.msgUpdate,
  casino.getSlotList,
  casino.slotsOfVendor,
  casino.lobby,
  casino.getGame,
  casino.launch,
  casino.replayRound,
  casino.isPlayGame,
  gameMoney.outGameMoney,
  gameMoney.merge,
  partnerMerge.partnerMerge,
  gameMoney.changeMemCashFlag,
  sportBoard.eventList,
  sportBoard.eventSearch,
  sportBoard.eventDetail,
  sportBoard.oddsHistory,
  sportSealed.sealedMatches,
  sportSides.eventSides,
  sports.betQuote,
  sports.betProc,
  sports.betSystem,
  sports.betAnswerOffer,
  sports.sportBetList,
  sports.betSummary,
  sports.cashOutQuote,
  sports.cashOut,
  play.betHistory,
  play.betMoney,
  play.winLose,
  play.winList,
  play.topGames,
  play.recentGames,
  result.sportResults,
  minigame.miniBoard,
  minigame.miniBetPlace,
  minigame.miniMyBets,
  result.miniResults,
  result.powerballResult,
  fair.fairCommitments,
  fair.fairReveal,
  fair.fairVerify,
);
