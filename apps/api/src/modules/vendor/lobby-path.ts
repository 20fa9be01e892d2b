const lobbies: Readonly<Record<string, string>> = {
  esports: '/member/esport/gamestart',
  casino: '/member/livecasino',
  hotelCasino: '/member/hotelcasino',
  slot: '/member/slotgame',
  hotelSlot: '/member/hotelslot',
  mini: '/member/minigame/arcade',
  virtual: '/member/virtualgame',
  fishing: '/member/phishinggame/kplayfishing',
};

/** Where games of a type are chosen, and where a game leads back to. */
export function lobbyPathOf(type: string): string {
  return lobbies[type] ?? '/member/slotgame';
}
