/** A hash as it is shown where it is compared at a glance: its first and last eight digits. */
export function shortHash(hash: string): string {
  return hash.length <= 17 ? hash : `${hash.slice(0, 8)}…${hash.slice(-8)}`;
}
