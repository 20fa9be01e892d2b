/** How vendors name a member: an id that says nothing about the person. */
const prefix = 'hanpan-';

export function playerIdOf(memberId: number): string {
  return `${prefix}${memberId}`;
}

/** Only the very text that `playerIdOf` gives: one member has one name. */
export function memberIdOf(playerId: string): number | undefined {
  const digits = playerId.startsWith(prefix) ? playerId.slice(prefix.length) : '';
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : undefined;
}
