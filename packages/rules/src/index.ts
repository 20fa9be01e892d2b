export {
  type ApprovalCause,
  approvalCause,
  type FourEyesLimits,
  type MoneyDecision,
} from './approval/four-eyes.ts';
export { isReadable, lengthOf, postLimits, postLine, postText } from './board/post-text.ts';
export { chooseLines, type OfferedLine } from './odds/choose-lines.ts';
export { fairProbability } from './odds/fair-probability.ts';
export { defaultFit, type Fit, type FitOptions, fitDixonColes } from './odds/fit-dixon-coles.ts';
export {
  defaultMargins,
  type MarginsBasisPoints,
  type PricedMarket,
  type PricedMarketCode,
  type PricedSelection,
} from './odds/market-prices.ts';
export {
  maxOfferedOddsMilli,
  minOfferedOddsMilli,
  offeredOdds,
  shorterOdds,
} from './odds/odds-ladder.ts';
export {
  type GoalRates,
  goalRates,
  type LeagueRatings,
  type PlayedMatch,
  ratingOf,
  type TeamRating,
} from './odds/parameters.ts';
export { powerMargin } from './odds/power-margin.ts';
export { mainMarkets, type PricingOptions, priceMarket, priceMarkets } from './odds/price-markets.ts';
export {
  forEachScore,
  type MatchProgress,
  maxFurtherGoals,
  type ScoreMatrix,
  scoreMatrix,
} from './odds/score-matrix.ts';
export { defaultShadePolicy, type Exposure, type ShadePolicy, shadePrices } from './odds/shade-prices.ts';
export { defaultLearningRate, updateRatings } from './odds/update-ratings.ts';
export {
  type Goal,
  goalTimes,
  type ResultToReplay,
  type ScorePair,
  type Side,
} from './replay/goal-times.ts';
export { type MatchPhase, type MatchState, matchDurationMinutes, matchState } from './replay/match-state.ts';
export { type SeededRandom, seededRandom } from './replay/random.ts';
export {
  type Accrual,
  type AccrualRate,
  type AppliedRate,
  accruePoints,
  depositAccrualKind,
  percentOf,
  rateOfLevel,
} from './reward/accrue-points.ts';
export {
  type AttendancePoints,
  addDays,
  attendancePoints,
  type StreakReward,
} from './reward/attendance-reward.ts';
export {
  isWithinExpectedCost,
  pickPrize,
  ticketsOf,
  totalWeight,
  type WheelPrize,
} from './reward/prize-wheel.ts';
export { type CancelWindow, isCancelledBy } from './settlement/cancel-window.ts';
export {
  deadHeat,
  halfLost,
  halfWon,
  type LegOutcome,
  type LegResult,
  lost,
  type ReturnShares,
  returnShares,
  voided,
  won,
} from './settlement/leg-result.ts';
export {
  formatLineQuarters,
  type MarketCode,
  type MarketPick,
  marketHasLine,
  marketSelections,
  parseLineQuarters,
} from './settlement/market.ts';
export { readUofResult, type UofOutcome } from './settlement/read-uof-result.ts';
export { type BetLeg, type BetSettlement, cancelBet, settleBet } from './settlement/settle-bet.ts';
export { type Score, settleSelection } from './settlement/settle-selection.ts';
export { type SettlementFigures, settlementFigures } from './settlement/settlement-figures.ts';
export {
  describeTurnoverRules,
  eligibleStake,
  requiredTurnover,
  type TurnoverRule,
  type TurnoverWeights,
  turnoverRules,
} from './turnover/turnover-rules.ts';
export {
  type CashLimits,
  checkDeposit,
  checkPointConversion,
  checkWithdrawal,
  checkWithdrawalPin,
  type DepositCode,
  type PinCode,
  type PointConversionCode,
  pinFailuresBeforeLock,
  type WithdrawalCode,
} from './validation/cash-desk.ts';
export { type CashRules, type CashRulesOfLevel, cashRulesOfLevel } from './validation/cash-levels.ts';
export {
  antiBotCodeLength,
  checkLogin,
  drawAntiBotCode,
  isAntiBotCode,
  type LoginFailure,
  type LoginModel,
} from './validation/check-login.ts';
export {
  checkPasswordChange,
  checkPinChange,
  mixesLettersAndDigits,
  type PasswordChange,
  type PasswordChangeFailure,
  type PinChange,
} from './validation/check-password-change.ts';
export {
  checkSignup,
  checkSignupFields,
  type SignupFailure,
  type SignupField,
  type SignupModel,
} from './validation/check-signup.ts';
export { isCommonPassword } from './validation/common-passwords.ts';
export { bonusOfDeposit, type DepositBonus, mayChooseBonus } from './validation/deposit-bonus.ts';
export { isCalendarDate, isOfLegalAge } from './validation/legal-age.ts';
export {
  isBankAccountNumber,
  isMemberId,
  isNickname,
  isPasswordAllowed,
  isWithdrawalPassword,
  stripNonDigits,
} from './validation/member-fields.ts';
export { defaultMemberPolicy, type MemberPolicy, soundMemberPolicy } from './validation/member-policy.ts';
export { isKoreanMobile, normaliseKoreanMobile } from './validation/phone.ts';
export { plainName } from './validation/plain-name.ts';
export type { RuleFailure } from './validation/rule-failure.ts';
export {
  closedHours,
  parseTimeOfDayMs,
  siteDate,
  siteDayStart,
  siteInstant,
  siteTimeOfDayMs,
} from './validation/site-time.ts';
