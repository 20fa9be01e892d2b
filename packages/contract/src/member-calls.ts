import * as account from './calls/member/account.ts';
import * as attendance from './calls/member/attendance.ts';
import * as board from './calls/member/board.ts';
import * as bonus from './calls/member/bonus.ts';
import * as cash from './calls/member/cash.ts';
import * as casino from './calls/member/casino.ts';
import * as catalogue from './calls/member/catalogue.ts';
import * as coupon from './calls/member/coupon.ts';
import * as fair from './calls/member/fair.ts';
import * as gameMoney from './calls/member/game-money.ts';
import * as member from './calls/member/member.ts';
import * as message from './calls/member/message.ts';
import * as minigame from './calls/member/minigame.ts';
import * as partner from './calls/member/partner.ts';
import * as play from './calls/member/play.ts';
import * as point from './calls/member/point.ts';
import * as result from './calls/member/result.ts';
import * as rotary from './calls/member/rotary.ts';
import * as site from './calls/member/site.ts';
import * as sportBoard from './calls/member/sport-board.ts';
import * as sports from './calls/member/sports.ts';
import * as everySite from './calls/shared/site.ts';
import { callTable } from './define-call.ts';

/** What the member site calls: everything that guests and members may do. */
export const memberCalls = callTable(
  everySite.siteOption,
  everySite.siteCheckInfo,
  site.bankList,
  site.bannerList,
  site.popupList,
  site.loginPopupList,
  site.main,
  site.noticeStrip,
  site.cashFeed,
  catalogue.commonCode,
  catalogue.gameCodes,
  catalogue.gameGroupCodes,
  member.login,
  member.signup,
  member.info,
  member.getToken,
  member.logout,
  account.update,
  account.security,
  account.forgetDevice,
  account.checkName,
  cash.getUserCash,
  cash.walletBalance,
  cash.getAcc,
  cash.cashAccount,
  cash.cashIn,
  cash.cashCancel,
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
  point.convertComp,
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
  casino.getGame,
  casino.launch,
  casino.isPlayGame,
  gameMoney.outGameMoney,
  gameMoney.merge,
  gameMoney.partnerMerge,
  gameMoney.changeMemCashFlag,
  sportBoard.eventList,
  sportBoard.eventSearch,
  sportBoard.eventDetail,
  sportBoard.oddsHistory,
  sports.betQuote,
  sports.betProc,
  sports.betAnswerOffer,
  sports.sportBetList,
  sports.betSummary,
  sports.cashOutQuote,
  sports.cashOut,
  play.betHistory,
  play.betMoney,
  play.winLose,
  play.winList,
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
