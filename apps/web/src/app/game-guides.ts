import type { MiniGame } from '@hanpan/contract';
import { type Address, addressOf, pathOf } from './urls.ts';

/** The games that have a guide, by the name that its address says. */
export type GuidedGame =
  | MiniGame
  | 'baccarat'
  | 'dragontiger'
  | 'roulette'
  | 'sicbo'
  | 'lines'
  | 'ways'
  | 'holdandwin'
  | 'cluster'
  | 'lanterns'
  | 'fishing'
  | 'derby';

/** Where the guide of a game stands: `/member/cscenter/gameguide?game=baccarat`. */
export function gameGuideOf(game: GuidedGame): Address {
  return addressOf(`${pathOf('gameGuide')}?game=${game}`);
}

/** All of them to choose from. It says so, because a link to the bare address would call itself the page of every guide. */
export function allGameGuides(): Address {
  return addressOf(`${pathOf('gameGuide')}?game=all`);
}

const tables: readonly (readonly [key: string, game: GuidedGame])[] = [
  ['baccarat', 'baccarat'],
  ['dragon-tiger', 'dragontiger'],
  ['roulette', 'roulette'],
  ['sic-bo', 'sicbo'],
];

/** The guide that explains a game of a lobby: tables are told apart by their key, the rest by what they are. Undefined where there is none. */
export function guideOfLobbyGame({
  type,
  key,
}: {
  readonly type: string;
  readonly key: string;
}): Address | undefined {
  const game = gameOfLobby(type, key);
  return game && gameGuideOf(game);
}

function gameOfLobby(type: string, key: string): GuidedGame | undefined {
  if (type === 'slot' || type === 'hotelSlot') return 'lines';
  if (type === 'fishing') return 'fishing';
  if (key.includes('derby')) return 'derby';
  if (key.includes('lanterns')) return 'lanterns';
  return tables.find(([part]) => key.includes(part))?.[1];
}
