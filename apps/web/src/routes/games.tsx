import type { MiniGame } from '@hanpan/contract';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { memberMeta, type TitleKey } from '../app/route-meta.ts';
import type { PlaceName } from '../app/urls.ts';
import { framePage, lobbyPages } from './frame.tsx';
import { type Page, page } from './page.ts';

const slotLobby = lazyRouteComponent(() => import('../pages/slot-lobby-page.tsx'), 'SlotLobbyPage');
const slotGame = lazyRouteComponent(() => import('../pages/slot-game-page.tsx'), 'SlotGamePage');

const casino = { gnbMenu: 'casino' } as const;
const slot = { gnbMenu: 'slot' } as const;
const mini = { gnbMenu: 'minigame' } as const;
const all = { gnbMenu: 'all' } as const;

/** A mini game at its own address; the four share their page. */
function miniPage(place: PlaceName, game: MiniGame, titleKey: TitleKey): Page {
  const component: RouteComponent = lazyRouteComponent(async () => {
    const { MinigamePage } = await import('../pages/minigame-page.tsx');
    return { default: () => <MinigamePage game={game} /> };
  });
  return page(place, memberMeta(titleKey, mini), component);
}

export const gamePages: readonly Page[] = [
  ...lobbyPages(['liveCasino', 'casinoVendor'], 'casino', 'navigation.title.liveCasino', casino),
  ...lobbyPages(['hotelCasino', 'hotelCasinoVendor'], 'hotelCasino', 'navigation.title.hotelCasino', casino),
  page('slotLobby', memberMeta('navigation.title.slots', slot), slotLobby),
  page('slotVendor', memberMeta('navigation.title.slots', { ...slot, saysPreparing: true }), slotLobby),
  ...lobbyPages(['hotelSlot', 'hotelSlotVendor'], 'hotelSlot', 'navigation.title.hotelSlot', slot),
  page('slotGame', memberMeta('navigation.title.slotGame', { ...slot, layout: 'empty' }), slotGame),
  miniPage('powerball', 'powerball', 'navigation.title.powerball'),
  miniPage('powerladder', 'powerladder', 'navigation.title.powerladder'),
  miniPage('speedKeno', 'speedkino', 'navigation.title.speedKeno'),
  miniPage('kenoLadder', 'kinoladder', 'navigation.title.kenoLadder'),
  framePage('virtualGame', 'virtualGame', 'navigation.title.virtualGame', all),
  framePage('fishing', 'fishing', 'navigation.title.fishing', all),
];
