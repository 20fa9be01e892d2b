export { reportPlug } from './plug.ts';
export { compareReturns } from './returns/compare-returns.ts';
export { sumReturns } from './returns/sum-returns.ts';
export { makeFiles } from './schedules/make-files.ts';
export { sumCosts } from './sums/sum-costs.ts';
export { countDays, lookAtLiabilities, sumFacts } from './sums/sum-facts.ts';
export { trustedHeadKey, trustedHeadKeys } from './trusted-head-keys.ts';
