export { reportPlug } from './plug.ts';
export { makeFiles } from './schedules/make-files.ts';
export { countDays, lookAtLiabilities, sumFacts } from './sums/sum-facts.ts';
