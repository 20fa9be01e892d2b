import type { GameFamily } from '../play/index.ts';
import { closedGames } from './game-store.ts';
import { openVendorCodes } from './vendor-store.ts';

/** Its settlements are written in SQL, under the same name. A vendor's code is its code in the catalogue. */
export const vendorFamily: GameFamily = {
  name: 'vendor',
  historyView: 'history_vendor',
  placeView: 'place_vendor',
  isGrowing: true,
  hasOtherName: true,
  openCodes: openVendorCodes,
  closedGames,
};
