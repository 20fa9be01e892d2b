export { adoptSettlements } from './adopt-store.ts';
export { daysOfMember, type PlaySums, sumsOfMember, sumsOfSite, type TypeSums } from './day-store.ts';
export type { GameFamily, PlayedBet, PlayedGame } from './family.ts';
export { latestGames, latestWins, type PlayedFact } from './latest-store.ts';
export { refuseLossLimit } from './loss-limit.ts';
export { playPlug } from './plug.ts';
export { type Outcome, recordResettlements, recordSettlements } from './record-settlements.ts';
export { daysCompleteUntil, sumDays } from './sum-days.ts';
export { takeFirsts } from './take-firsts.ts';
