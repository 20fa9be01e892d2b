export { bonusDesk } from './bonus-desk.ts';
export { metBonus } from './end-bonus.ts';
export { bonusPlug } from './plug.ts';
