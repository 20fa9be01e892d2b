let offsetMs = 0;

/**
 * The clock of a phone or a desk may be wrong by minutes; every response that carries the server's time corrects it.
 */
export function learnServerTime(now: string): void {
  offsetMs = Date.parse(now) - Date.now();
}

/** The server's clock, in milliseconds. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
