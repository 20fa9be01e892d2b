import { lazy } from 'react';
import { whenIdle } from '../app/when-idle.ts';

/** A member's open bets beside a board: they are looked at after the prices, and come after them. */
export const RunningBets = lazy(async () => {
  await whenIdle();
  return { default: (await import('../features/my-bets/running-bets.tsx')).RunningBets };
});
