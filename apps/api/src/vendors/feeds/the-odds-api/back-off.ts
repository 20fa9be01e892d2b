/** How long to keep away from a provider that does not answer. Milliseconds. */
export interface BackOffPolicy {
  readonly firstMs: number;
  readonly longestMs: number;
}

export const defaultBackOff: BackOffPolicy = { firstMs: 2_000, longestMs: 5 * 60_000 };

/** Twice as long after each failure in a row, from the first on; never less than the provider asks for, if it does. */
export function backOffMs(failures: number, askedMs: number | undefined, policy: BackOffPolicy): number {
  if (failures < 1) return 0;
  const ownMs = Math.min(policy.longestMs, policy.firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.max(ownMs, askedMs ?? 0);
}
