import { lazyRouteComponent } from '@tanstack/react-router';
import { memberMeta } from '../app/route-meta.ts';
import { frame } from './frame.tsx';
import { type Page, page } from './page.ts';

const slotLobby = lazyRouteComponent(() => import('../pages/slot-lobby-page.tsx'), 'SlotLobbyPage');
const slotGame = lazyRouteComponent(() => import('../pages/slot-game-page.tsx'), 'SlotGamePage');
const casino = frame('casino');
const hotelCasino = frame('hotelCasino');
const hotelSlot = frame('hotelSlot');

const casinoMenu = { gnbMenu: 'casino' } as const;
const slotMenu = { gnbMenu: 'slot' } as const;
const miniMenu = { gnbMenu: 'minigame' } as const;
const allMenu = { gnbMenu: 'all' } as const;

export const gamePages: readonly Page[] = [
  page('liveCasino', memberMeta('navigation.title.liveCasino', casinoMenu), casino),
  page('casinoVendor', memberMeta('navigation.title.liveCasino', casinoMenu), casino),
  page('hotelCasino', memberMeta('navigation.title.hotelCasino', casinoMenu), hotelCasino),
  page('hotelCasinoVendor', memberMeta('navigation.title.hotelCasino', casinoMenu), hotelCasino),
  page('slotLobby', memberMeta('navigation.title.slots', slotMenu), slotLobby),
  page('slotVendor', memberMeta('navigation.title.slots', slotMenu), slotLobby),
  page('hotelSlot', memberMeta('navigation.title.hotelSlot', slotMenu), hotelSlot),
  page('hotelSlotVendor', memberMeta('navigation.title.hotelSlot', slotMenu), hotelSlot),
  page('slotGame', memberMeta('navigation.title.slotGame', { ...slotMenu, layout: 'empty' }), slotGame),
  page('powerball', memberMeta('navigation.title.powerball', miniMenu), frame('powerball')),
  page('powerladder', memberMeta('navigation.title.powerladder', miniMenu), frame('powerladder')),
  page('speedKeno', memberMeta('navigation.title.speedKeno', miniMenu), frame('speedKeno')),
  page('kenoLadder', memberMeta('navigation.title.kenoLadder', miniMenu), frame('kenoLadder')),
  page('virtualGame', memberMeta('navigation.title.virtualGame', allMenu), frame('virtualGame')),
  page('fishing', memberMeta('navigation.title.fishing', allMenu), frame('fishing')),
];
