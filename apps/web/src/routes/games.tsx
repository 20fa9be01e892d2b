import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { framePage, lobbyPages } from './frame.tsx';
import { type Page, page } from './page.ts';

const slotLobby = lazyRouteComponent(() => import('../pages/slot-lobby-page.tsx'), 'SlotLobbyPage');
const slotGame = lazyRouteComponent(() => import('../pages/slot-game-page.tsx'), 'SlotGamePage');

const casino = { gnbMenu: 'casino' } as const;
const slot = { gnbMenu: 'slot' } as const;
const mini = { gnbMenu: 'minigame' } as const;
const all = { gnbMenu: 'all' } as const;

export const gamePages: readonly Page[] = [
  ...lobbyPages(['liveCasino', 'casinoVendor'], 'casino', 'navigation.title.liveCasino', casino),
  ...lobbyPages(['hotelCasino', 'hotelCasinoVendor'], 'hotelCasino', 'navigation.title.hotelCasino', casino),
  page('slotLobby', memberMeta('navigation.title.slots', slot), slotLobby),
  page('slotVendor', memberMeta('navigation.title.slots', { ...slot, saysPreparing: true }), slotLobby),
  ...lobbyPages(['hotelSlot', 'hotelSlotVendor'], 'hotelSlot', 'navigation.title.hotelSlot', slot),
  page('slotGame', memberMeta('navigation.title.slotGame', { ...slot, layout: 'empty' }), slotGame),
  framePage('powerball', 'powerball', 'navigation.title.powerball', mini),
  framePage('powerladder', 'powerladder', 'navigation.title.powerladder', mini),
  framePage('speedKeno', 'speedKeno', 'navigation.title.speedKeno', mini),
  framePage('kenoLadder', 'kenoLadder', 'navigation.title.kenoLadder', mini),
  framePage('virtualGame', 'virtualGame', 'navigation.title.virtualGame', all),
  framePage('fishing', 'fishing', 'navigation.title.fishing', all),
];
