/** The window of a market cancellation; null means "from activation" and "until it closes". */
export type CancelWindow = { readonly startsAtMs: number | null; readonly endsAtMs: number | null };

/** Whether a bet placed at that instant is void: from the start on, and strictly before the end. */
export function isCancelledBy({ startsAtMs, endsAtMs }: CancelWindow, placedAtMs: number): boolean {
  return (startsAtMs === null || placedAtMs >= startsAtMs) && (endsAtMs === null || placedAtMs < endsAtMs);
}
