import '../../rooms/styles/room.css';
import '../../rooms/styles/stage.css';
import '../../rooms/styles/wheel.css';
import '../../rooms/styles/board.css';
import '../../rooms/styles/room-info.css';
import '../../rooms/styles/sides.css';
import '../../rooms/styles/palettes.css';
import '../../rooms/styles/small.css';
import type { RoomInfo } from '../../../../src/rooms/room-api.ts';
import { type GamePage, gameOf } from '../../cabinet/page.ts';
import type { ShownGame } from '../../rooms/games-shown.ts';
import { shownBaccarat } from '../../rooms/shown/baccarat.tsx';
import { shownDragonTiger } from '../../rooms/shown/dragon-tiger.tsx';
import { shownRoulette } from '../../rooms/shown/roulette.tsx';
import { shownSicBo } from '../../rooms/shown/sic-bo.tsx';
import { TablePage } from '../../rooms/table-page.tsx';

/** By the rules of a room. */
export const games: Readonly<Record<string, ShownGame>> = {
  baccarat: shownBaccarat,
  'dragon-tiger': shownDragonTiger,
  roulette: shownRoulette,
  'sic-bo': shownSicBo,
};

/** Every table of cards, wheel and dice: which one is said by the room's rules. */
const Page: GamePage = (props) => {
  const { rules } = gameOf(props.opened) as RoomInfo;
  const shown = games[rules];
  if (!shown) throw new Error(`no table shows ${rules}`);
  return <TablePage {...props} shown={shown} />;
};

export default Page;
