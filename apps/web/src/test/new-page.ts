import { learnServerTime } from '@hanpan/kit';
import { currentToasts, dismissToast } from '@hanpan/ui';
import { beforeAll } from 'vitest';
import { useAlerts } from '../app/alerts.ts';
import { useBusy } from '../app/busy.ts';
import { useFavourites } from '../app/favourites.ts';
import { useGameDown } from '../app/game-down.ts';
import { closeGameWindow } from '../app/game-window.ts';
import { useMerge } from '../app/merge.ts';
import { usePopups } from '../app/popups.ts';
import { useSlotList } from '../app/slot-list.ts';
import { forgetWanted, noteSeen } from '../app/wanted.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { useMiniSlip } from '../features/minigame/mini-slip-store.ts';

// What the site keeps beside its router ends with the page: each file of tests begins on a new one.
beforeAll(() => {
  closeGameWindow();
  forgetWanted();
  noteSeen('main');
  learnServerTime(new Date().toISOString());
  for (const { id } of currentToasts()) dismissToast(id);
  for (const store of [useBusy, useFavourites, useGameDown, useMerge, useSlotList]) toFirst(store);
  for (const store of [useAlerts, usePopups, useSlip, useMiniSlip]) toFirst(store);
});

function toFirst<State>(store: {
  getInitialState(): State;
  setState(state: State, replace: true): void;
}): void {
  store.setState(store.getInitialState(), true);
}
