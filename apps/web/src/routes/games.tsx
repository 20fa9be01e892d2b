import type { MiniGame } from '@hanpan/contract';
import type { RouteComponent } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.tsx';
import type { LobbyName } from '../app/lobbies.ts';
import { memberMeta, type RouteMeta, type TitleKey } from '../app/route-meta.ts';
import type { PlaceName } from '../app/urls.ts';
import { type Page, page } from './page.ts';

const slotGame = lazyPage(() => import('../pages/slot-game-page.tsx'), 'SlotGamePage');

const casino = { gnbMenu: 'casino' } as const;
const slot = { gnbMenu: 'slot' } as const;
const mini = { gnbMenu: 'minigame' } as const;
const all = { gnbMenu: 'all' } as const;

const loadMini = () => import('../pages/minigame-page.tsx');
const loadLobby = () => import('../pages/lobby-page.tsx');

/** A mini game at its own address; the four share their page. */
function miniPage(place: PlaceName, game: MiniGame, titleKey: TitleKey): Page {
  const component: RouteComponent = lazyPage(async () => {
    const { MinigamePage } = await loadMini();
    return { default: () => <MinigamePage game={game} /> };
  }, 'default');
  return page(place, memberMeta(titleKey, mini), component);
}

/** A lobby at its own address, and at those of its vendors. */
function lobbyPages(
  places: readonly PlaceName[],
  name: LobbyName,
  titleKey: TitleKey,
  settings: Partial<RouteMeta>,
): readonly Page[] {
  const component: RouteComponent = lazyPage(async () => {
    const { LobbyPage } = await loadLobby();
    return { default: () => <LobbyPage name={name} /> };
  }, 'default');
  return places.map((place) => page(place, memberMeta(titleKey, settings), component));
}

export const gamePages: readonly Page[] = [
  ...lobbyPages(['liveCasino', 'casinoVendor'], 'casino', 'navigation.title.liveCasino', casino),
  ...lobbyPages(['hotelCasino', 'hotelCasinoVendor'], 'hotelCasino', 'navigation.title.hotelCasino', casino),
  ...lobbyPages(['slotLobby', 'slotVendor'], 'slot', 'navigation.title.slots', slot),
  ...lobbyPages(['hotelSlot', 'hotelSlotVendor'], 'hotelSlot', 'navigation.title.hotelSlot', slot),
  page('slotGame', memberMeta('navigation.title.slotGame', { ...slot, layout: 'empty' }), slotGame),
  miniPage('powerball', 'powerball', 'navigation.title.powerball'),
  miniPage('powerladder', 'powerladder', 'navigation.title.powerladder'),
  miniPage('speedKeno', 'speedkino', 'navigation.title.speedKeno'),
  miniPage('kenoLadder', 'kinoladder', 'navigation.title.kenoLadder'),
  ...lobbyPages(['arcade'], 'arcade', 'navigation.title.arcade', mini),
  ...lobbyPages(['virtualGame'], 'virtual', 'navigation.title.virtualGame', all),
  ...lobbyPages(['fishing'], 'fishing', 'navigation.title.fishing', all),
];
