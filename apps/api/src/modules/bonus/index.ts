export { bonusDesk } from './bonus-desk.ts';
export { bonusPlug } from './plug.ts';
