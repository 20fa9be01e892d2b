import { learnServerTime } from '@hanpan/kit';
import { beforeAll } from 'vitest';
import type { StoreApi } from 'zustand';
import { useAlerts } from '../app/alerts.ts';
import { useBusy } from '../app/busy.ts';
import { useFavourites } from '../app/favourites.ts';
import { useGameDown } from '../app/game-down.ts';
import { closeGameWindow } from '../app/game-window.ts';
import { useMerge } from '../app/merge-store.ts';
import { usePopups } from '../app/popups.ts';
import { useSearchKey } from '../app/search-key.ts';
import { useSlotList } from '../app/slot-list.ts';
import { forgetWanted, noteSeen } from '../app/wanted.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { useMiniSlip } from '../features/minigame/mini-slip-store.ts';
import { searchesByMember } from '../features/site-search/recent-searches.ts';
import { dismissToasts } from './dismiss-toasts.ts';

// What the site keeps beside its router ends with the page: each file of tests begins on a new one.
beforeAll(() => {
  closeGameWindow();
  forgetWanted();
  noteSeen('main');
  learnServerTime(new Date().toISOString());
  toFirst(useAlerts);
  toFirst(useBusy);
  toFirst(useFavourites);
  toFirst(useGameDown);
  toFirst(useMerge);
  toFirst(useMiniSlip);
  toFirst(usePopups);
  toFirst(searchesByMember);
  toFirst(useSearchKey);
  toFirst(useSlip);
  toFirst(useSlotList);
  dismissToasts();
});

function toFirst<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}
