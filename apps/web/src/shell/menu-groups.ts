import type { GameCode } from '../app/site.ts';
import type { PlainName } from '../app/urls.ts';

export const menuGroups = [
  'sport',
  'casino',
  'hotelCasino',
  'slot',
  'hotelSlot',
  'minigame',
  'other',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Where the name of a group leads: to its lobby, or to the first screen of its family. */
export const groupPlaces = {
  sport: 'sport',
  casino: 'liveCasino',
  hotelCasino: 'hotelCasino',
  slot: 'slotLobby',
  hotelSlot: 'hotelSlot',
  minigame: 'powerball',
  other: 'esports',
} as const satisfies Record<MenuGroup, PlainName>;

const families: readonly (readonly [MenuGroup, RegExp])[] = [
  ['other', /^e-?sport|virtual|fish|phishing/],
  ['sport', /sport/],
  ['casino', /casino|^live$/],
  ['slot', /slot/],
  ['minigame', /mini/],
];

/** HD-05: hotel families are recognised by their group's name, HC- before H-, the rest by the group they are in. */
export function groupOf(code: GameCode): MenuGroup {
  const { groupCode, groupCodeNameEN } = code;
  if (`${groupCode} ${groupCodeNameEN}`.includes('HC-')) return 'hotelCasino';
  if (`${groupCode} ${groupCodeNameEN}`.includes('H-')) return 'hotelSlot';
  const name = groupCode.toLowerCase();
  return families.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
}

/** The columns of the menu, each in `ord` order; a column without entries is left out. */
export function groupCodes(
  codes: readonly GameCode[],
): readonly (readonly [MenuGroup, readonly GameCode[]])[] {
  const inOrder = [...codes].sort((a, b) => a.ord - b.ord);
  return menuGroups
    .map((group) => [group, inOrder.filter((code) => groupOf(code) === group)] as const)
    .filter(([, entries]) => entries.length > 0);
}
