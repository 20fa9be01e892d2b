export {
  type ApprovalCause,
  approvalCause,
  type FourEyesLimits,
  type MoneyDecision,
} from './approval/four-eyes.ts';
export { isReadable, leastMessageDays, lengthOf, postLimits, postLine, postText } from './board/post-text.ts';
export {
  type LosingShare,
  type LosingSum,
  losingLineAmount,
  losingShares,
} from './commission/losing-shares.ts';
export { maySitBelow } from './commission/ranks.ts';
export { type RateFault, type RateLists, rateFault } from './commission/rate-bounds.ts';
export { rollingShares } from './commission/rolling-shares.ts';
export {
  type DocumentBlock,
  type DocumentSection,
  documentPlaceNames,
  documentSections,
  isWholeDocument,
} from './document/document-text.ts';
export * from './draws/index.ts';
export * from './minigame/public.ts';
export { agreedRates } from './odds/agreed-rates.ts';
export { blendRates, defaultFeedWeight } from './odds/blend-rates.ts';
export { type Calibration, calibrationOf, type JudgedMatch } from './odds/calibration.ts';
export {
  chooseLines,
  type LineChoice,
  type LineMarket,
  mostBalanced,
  type OfferedLine,
} from './odds/choose-lines.ts';
export type { EventLaws } from './odds/event-laws.ts';
export { type BookLean, bookLean, type SelectionExposure } from './odds/event-liability.ts';
export { fairProbability } from './odds/fair-probability.ts';
export { type FitOptions, fitRatings } from './odds/fit-ratings.ts';
export { impliedRates, type QuotedProbability } from './odds/implied-rates.ts';
export { isOfferedLine } from './odds/line-range.ts';
export {
  defaultMarginSettings,
  defaultMargins,
  type MarginSettings,
  type MarginsBasisPoints,
  marginsOf,
} from './odds/margins.ts';
export type { PricedMarket, PricedMarketCode, PricedSelection } from './odds/market-prices.ts';
export {
  maxOfferedOddsMilli,
  minOfferedOddsMilli,
  offeredOdds,
  offeredOddsBelowFair,
  shorterOdds,
} from './odds/odds-ladder.ts';
export {
  type Attempts,
  type GoalRates,
  goalRates,
  type LeagueRatings,
  type PlayedMatch,
  ratingOf,
  type TeamRating,
} from './odds/parameters.ts';
export { powerMargin } from './odds/power-margin.ts';
export { priceChances, type SelectionChance } from './odds/price-chances.ts';
export {
  type MarketOffer,
  mainMarkets,
  type PricingOptions,
  priceEvent,
  priceMarket,
  priceMarkets,
} from './odds/price-markets.ts';
export type { MatchProgress } from './odds/rates-left.ts';
export { ratingModel, settledVariance, unknownLeague } from './odds/rating-model.ts';
export { removeMargin } from './odds/remove-margin.ts';
export { type OpenMarketLine, repriceMarkets } from './odds/reprice-markets.ts';
export { forEachScore, maxFurtherGoals, type ScoreMatrix, scoreMatrix } from './odds/score-matrix.ts';
export {
  defaultEventShade,
  type EventShadePolicy,
  type ShadedEvent,
  shadeEvent,
} from './odds/shade-event.ts';
export { defaultShadePolicy, type Exposure, type ShadePolicy, shadePrices } from './odds/shade-prices.ts';
export { type LawShift, type LawsAt, tilt, tiltable } from './odds/tilt-laws.ts';
export { type ResultToLearn, updateRatings } from './odds/update-ratings.ts';
export { type BetDelay, betDelayMs, defaultBetDelay } from './placing/bet-delay.ts';
export { isConsented, type OddsConsent } from './placing/odds-consent.ts';
export { isScoreIncident } from './placing/score-incident.ts';
export { type StakeLimits, stakeLimitsOf } from './placing/stake-limits.ts';
export {
  combinationsOf,
  mostSystemBets,
  type SystemFault,
  type SystemTotals,
  systemBets,
  systemFault,
  systemSizes,
  systemTotals,
} from './placing/systems.ts';
export { siteDaySpan } from './protection/harm-days.ts';
export {
  type HarmFacts,
  type HarmFigures,
  type HarmKind,
  harmKinds,
  harmLooksBackDays,
} from './protection/harm-facts.ts';
export { harmMarkers, harmQuietDays, harmWeights } from './protection/harm-markers.ts';
export { limitPeriod } from './protection/limit-period.ts';
export {
  askForLimit,
  confirmLimit,
  confirmWithinMs,
  coolingOffMs,
  listLimits,
  type OwnLimitName,
  type OwnLimitPeriod,
  type OwnLimits,
  openWish,
  ownLimitNames,
  ownLimitPeriods,
  type StandingLimit,
} from './protection/own-limits.ts';
export {
  type Goal,
  goalTimes,
  type ResultToReplay,
  type ScorePair,
  type Side,
} from './replay/goal-times.ts';
export { type MatchPhase, type MatchState, matchDurationMinutes, matchState } from './replay/match-state.ts';
export { type SeededRandom, seededRandom } from './replay/random.ts';
export * from './returns/return-bound.ts';
export {
  type Accrual,
  type AccrualRate,
  type AppliedRate,
  accruePoints,
  depositAccrualKind,
  percentOf,
  rateOfLevel,
  withinCap,
} from './reward/accrue-points.ts';
export {
  type AttendancePoints,
  addDays,
  attendancePoints,
  mondayOf,
  type StreakReward,
} from './reward/attendance-reward.ts';
export { changeLosing, type LosingStanding } from './reward/change-losing.ts';
export {
  isWithinExpectedCost,
  pickPrize,
  ticketsOf,
  totalWeight,
  type WheelPrize,
} from './reward/prize-wheel.ts';
export {
  type BookSelection,
  EventBook,
  type TakenSelection,
} from './risk/event-book.ts';
export {
  defaultLimits,
  type EventLimits,
  eventLimits,
  type LimitPolicy,
  type LimitShares,
  limitShares,
  stakeShare,
} from './risk/limit-policy.ts';
export { openShares } from './risk/open-share.ts';
export { type RiskLeg, type StakeAllowed, stakeAllowed } from './risk/stake-allowed.ts';
export {
  type Found,
  findCalled,
  findNamed,
  isSlip,
  matches,
  type Named,
  named,
  rankOf,
  searchForm,
} from './search/search-names.ts';
export type { BetLeg } from './settlement/bet-leg.ts';
export { type CancelWindow, isCancelledBy } from './settlement/cancel-window.ts';
export {
  type CashOut,
  type CashOutLeg,
  type CashOutPolicy,
  cashOut,
  defaultCashOut,
  type LegChance,
  legChance,
  legChanceOver,
  type ScoreVisits,
  wholeChance,
} from './settlement/cash-out.ts';
export type { Fraction } from './settlement/fraction.ts';
export * as exact from './settlement/fraction.ts';
export * from './settlement/house/default-house-rules.ts';
export { finishedStretches } from './settlement/house/finished-stretches.ts';
export { halfPeriodsPlayed, runningPeriod } from './settlement/house/half-periods.ts';
export { bookInForce, type HouseRuleBook, houseRuleBooks } from './settlement/house/house-rule-books.ts';
export type { HouseRules, Irregularity, PeriodPlan } from './settlement/house/house-rules.ts';
export { type MatchRecord, playedMatch } from './settlement/house/match-record.ts';
export { needsLength } from './settlement/house/needs-length.ts';
export { type PlayedPeriods, scopesOfFight, scopesOfPeriods } from './settlement/house/period-scores.ts';
export { type HouseResult, settleByHouseRules } from './settlement/house/settle-by-house-rules.ts';
export { tennisAdvancingWins } from './settlement/house/tennis.ts';
export { type LegCode, legCode, readLegCode } from './settlement/leg-code.ts';
export {
  deadHeat,
  halfLost,
  halfWon,
  type LegOutcome,
  type LegResult,
  legFactor,
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
  marketCodes,
  marketHasLine,
  marketSelections,
  type OpenMarketCode,
  parseLineQuarters,
} from './settlement/market.ts';
export {
  type Certainty,
  type MarketResolution,
  marketResolution,
  type ResolutionMessage,
  resolvedLeg,
  resolveMarket,
  unresolved,
} from './settlement/market-resolution.ts';
export type { MatchScore, Score } from './settlement/match-score.ts';
export {
  bonusFactor,
  exampleBonus,
  isSoundBonus,
  type MultiLegBonus,
  noBonus,
  possibleBonus,
} from './settlement/multi-leg-bonus.ts';
export { readUofResult, type UofOutcome } from './settlement/read-uof-result.ts';
export {
  type BookedFigures,
  type Compensation,
  collectable,
  compensated,
  compensation,
  isResettled,
  openBet,
} from './settlement/resettlement.ts';
export { isScope, isStretch, type Scope, scopes } from './settlement/scope.ts';
export { type BetSettlement, cancelBet, settleBet } from './settlement/settle-bet.ts';
export { settleHalfTimeFullTime, settleInMatch } from './settlement/settle-in-match.ts';
export { type SelectionRule, selectionRule, settleSelection } from './settlement/settle-selection.ts';
export { type SettlementFigures, settlementFigures } from './settlement/settlement-figures.ts';
export {
  defaultSlipPolicy,
  type SlipFault,
  type SlipLeg,
  type SlipPolicy,
  slipFault,
} from './settlement/slip-rules.ts';
export { type StillPossible, stillPossible } from './settlement/still-possible.ts';
export * from './sports/public.ts';
export {
  coversEveryResult,
  isOnResult,
  resultMarkets,
  type SidedPick,
} from './turnover/covers-results.ts';
export {
  describeTurnoverRules,
  eligibleStake,
  requiredTurnover,
  type TurnoverRule,
  type TurnoverWeights,
  turnoverRules,
} from './turnover/turnover-rules.ts';
export { amountsBelowStep } from './validation/amount-steps.ts';
export {
  type CashLimits,
  checkDeposit,
  checkPointConversion,
  checkWithdrawal,
  checkWithdrawalPin,
  type DepositCode,
  largestWithin,
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
  contextOf,
  type SignupFailure,
  type SignupField,
  type SignupModel,
} from './validation/check-signup.ts';
export { isCommonPassword } from './validation/common-passwords.ts';
export { namesItsContext, type PasswordContext } from './validation/context-words.ts';
export { bonusOfDeposit, type DepositBonus, mayChooseBonus } from './validation/deposit-bonus.ts';
export { exclusionEndsMs } from './validation/exclusion-period.ts';
export { isCalendarDate, isOfLegalAge } from './validation/legal-age.ts';
export {
  isBankAccountNumber,
  isMemberId,
  isNickname,
  isPasswordAllowed,
  isWithdrawalPassword,
  stripNonDigits,
} from './validation/member-fields.ts';
export {
  defaultMemberPolicy,
  type MemberPolicy,
  soundMemberPolicy,
  withdrawalPinDigits,
} from './validation/member-policy.ts';
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
export { bucketIn, type FigureSummary, summariseHistogram } from './visits/histogram.ts';
