import { consoleReady } from './ready-console.ts';
import { memberReady } from './ready-member.ts';
import { minigameReady } from './ready-minigame.ts';
import { partnersReady } from './ready-partners.ts';
import { sportsReady } from './ready-sports.ts';
import { staffReady } from './ready-staff.ts';
import type { ReadyTable } from './ready-state.ts';
import { vendorsReady } from './ready-vendors.ts';

/** For calls that need more than somebody of their audience and an empty body. */
export const readyTable: ReadyTable = {
  ...memberReady,
  ...consoleReady,
  ...sportsReady,
  ...staffReady,
  ...vendorsReady,
  ...minigameReady,
  ...partnersReady,
};
