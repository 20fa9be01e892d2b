/** What the rules of the mini games offer to the rest of the platform. */
export {
  checkMiniGamePrices,
  checkMiniPrices,
  highestOdds,
  keepsMoney,
  longestMiniOdds,
  lowestOdds,
  type MiniPriceFault,
  type MiniPrices,
  type MiniPriceTable,
  returnBasisPoints,
} from './check-mini-prices.ts';
export { defaultMiniPrices } from './default-mini-prices.ts';
export { type DrumPicture, type DrumPlace, drumPlaces } from './drum-places.ts';
export { type Ladder, type LadderCode, ladderCode, ladderCodes, ladderOf } from './ladder.ts';
export { allRolledMs, ballsRolled } from './live-rolls.ts';
export { type MiniBetTerms, meanOfMiniBet } from './mean-of-mini-bet.ts';
export { type Chance, miniChances } from './mini-chances.ts';
export { miniDrawMappings } from './mini-draws.ts';
export type { MiniMarket, Reading } from './mini-market.ts';
export { miniMarkets } from './mini-markets.ts';
export { type MiniDraw, miniResults, readDraw, selectionOfDraw } from './mini-results.ts';
export {
  defaultMiniGameRules,
  drawOfGame,
  type MiniGameCode,
  type MiniGameRules,
  miniGameCodes,
  miniLineOf,
} from './mini-rules.ts';
export { type MiniOffer, offeredMiniPrices, offerOf } from './offered-mini-prices.ts';
export { drawPowerball, type PowerballDraw } from './powerball.ts';
export {
  closesBeforeMs,
  isRoundLength,
  nextDrawMidnightMs,
  nextRound,
  type RoundOfDay,
  roundClosesAtMs,
  roundDrawnAtMs,
  roundMs,
  roundsPerDay,
} from './round-clock.ts';
export { type RuleSpan, spansOf } from './rule-spans.ts';
export { type MiniRound, mayVoidRound, settleMini, voidRound } from './settle-mini.ts';
export { drawKeno, type KenoDraw } from './speed-keno.ts';
export { verifyMiniProof } from './verify-mini-proof.ts';
