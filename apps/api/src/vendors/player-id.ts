/** How vendors name a member: an id that says nothing about the person. */
const prefix = 'hanpan-';

export function playerIdOf(memberId: number): string {
  return `${prefix}${memberId}`;
}

export function memberIdOf(playerId: string): number | undefined {
  const digits = playerId.startsWith(prefix) ? playerId.slice(prefix.length) : '';
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}
