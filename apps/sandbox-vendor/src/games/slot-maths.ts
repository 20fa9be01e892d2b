import { dokkaebiClub } from './dokkaebi-club/math.ts';
import { dragonPearl } from './dragon-pearl/math.ts';
import { hahoeMask } from './hahoe-mask/math.ts';
import { lotusLantern } from './lotus-lantern/math.ts';
import { moonRabbit } from './moon-rabbit/math.ts';
import { sangunTiger } from './sangun-tiger/math.ts';
import type { SlotMath } from './slot-game.ts';
import { springPlum } from './spring-plum/math.ts';

/** Every way of playing a slot whose books are made of the shared events. */
export const slotMaths: readonly SlotMath[] = [
  sangunTiger,
  moonRabbit,
  hahoeMask,
  dragonPearl,
  dokkaebiClub,
  lotusLantern,
  springPlum,
];
