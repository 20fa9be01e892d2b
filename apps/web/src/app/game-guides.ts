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

interface ListedGame {
  readonly type: string;
  readonly key: string;
}

const tables = [
  ['baccarat', 'baccarat'],
  ['dragon-tiger', 'dragontiger'],
  ['roulette', 'roulette'],
  ['sic-bo', 'sicbo'],
] as const satisfies readonly (readonly [part: string, game: GuidedGame])[];

/**
 * Which table a game of a casino is, by what its key says; undefined for one that its key does not tell, and for every other
 * game: a slot may well be called after a table.
 */
export function tableOf({ type, key }: ListedGame): (typeof tables)[number][1] | undefined {
  if (type !== 'casino' && type !== 'hotelCasino') return undefined;
  return tables.find(([part]) => key.includes(part))?.[1];
}

/** The guide that explains a game of a lobby: tables are told apart by their key, the rest by what they are. Undefined where there is none. */
export function guideOfLobbyGame(game: ListedGame): Address | undefined {
  const guided = gameOfLobby(game);
  return guided && gameGuideOf(guided);
}

function gameOfLobby(game: ListedGame): GuidedGame | undefined {
  const { type, key } = game;
  if (type === 'slot' || type === 'hotelSlot') return 'lines';
  if (type === 'fishing') return 'fishing';
  if (key.includes('derby')) return 'derby';
  if (key.includes('lanterns')) return 'lanterns';
  return tableOf(game);
}
