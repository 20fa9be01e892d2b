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
  mini: ['mini', 'minigames', 'crashgames', 'instantwin', 'scratchcards', 'keno', 'bingo', 'lottery'],
  virtual: ['virtual', 'virtualsports', 'virtualgames'],
  fishing: ['fishing', 'fishinggames', 'arcade'],
};

const typeByWord = new Map(
  Object.entries(kinds).flatMap(([type, words]) => words.map((word) => [word, type] as const)),
);

export function gameTypeOf(category: string): string {
  return typeByWord.get(category.toLowerCase().replace(/[\s_-]/g, '')) ?? category;
}
