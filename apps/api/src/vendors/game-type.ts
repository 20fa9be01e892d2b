import type { GameWindow } from '@hanpan/contract';

/**
 * What vendors call the kinds of their games, as the game types that rates, limits and reports are set for. The words are
 * those of Hub88's and similar catalogues, compared without case and spaces; a kind that is not named here keeps its own word.
 */
const kinds: Readonly<Record<string, readonly string[]>> = {
  slot: ['slot', 'slots', 'videoslots', 'classicslots', 'jackpotslots'],
  casino: [
    'casino',
    'livecasino',
    'livedealer',
    'livegames',
    'tablegames',
    'baccarat',
    'blackjack',
    'roulette',
    'videopoker',
    'sicbo',
    'dragontiger',
  ],
  hotelCasino: ['hotelcasino'],
  hotelSlot: ['hotelslot', 'hotelslots'],
  esports: ['esport', 'esports'],
  mini: [
    'mini',
    'minigames',
    'crash',
    'crashgames',
    'mines',
    'bombgame',
    'bombgames',
    'instantwin',
    'scratchcards',
    'keno',
    'bingo',
    'lottery',
  ],
  virtual: ['virtual', 'virtualsports', 'virtualgames'],
  fishing: ['fishing', 'fishinggames', 'arcade'],
};

const typeByWord = new Map(
  Object.entries(kinds).flatMap(([type, words]) => words.map((word) => [word, type] as const)),
);

const wordOf = (category: string) => category.toLowerCase().replace(/[\s_-]/g, '');

export function gameTypeOf(category: string): string {
  return typeByWord.get(wordOf(category)) ?? category;
}

/** Games that are made for a narrow window; every other has the standard one. */
const bombGames = new Set(['bombgame', 'bombgames', 'mines']);

export function windowOf(category: string): GameWindow {
  return bombGames.has(wordOf(category)) ? 'bomb' : 'standard';
}
