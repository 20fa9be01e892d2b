export { turnoverPlug } from './plug.ts';
export { owesTurnover, passTurnoverOn, requireTurnover } from './require-turnover.ts';
export { turnoverProgress } from './turnover-progress.ts';
