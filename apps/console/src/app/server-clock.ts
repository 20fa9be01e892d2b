let offsetMs = 0;

/** A desk's own clock may be wrong by minutes, and service times are counted by the server's. */
export function learnServerTime(now: string): void {
  offsetMs = Date.parse(now) - Date.now();
}

/** The server's clock, in milliseconds. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
