/** Where a falling symbol is, in rows of its reel. Pure: the time is an argument. */
export interface Fall {
  from: number;
  to: number;
  startedAtMs: number;
  durationMs: number;
}

const bounceFrom = 0.78;
const bounceDepth = 0.05;

/** Faster and faster, then a small bounce like a thing with weight. */
export function rowAt({ from, to, startedAtMs, durationMs }: Fall, nowMs: number): number {
  const share = Math.min(1, Math.max(0, (nowMs - startedAtMs) / durationMs));
  if (from === to) return to;
  if (share < bounceFrom) return from + (to - from) * (share / bounceFrom) ** 2;
  const back = (share - bounceFrom) / (1 - bounceFrom);
  const lift = Math.sin(Math.PI * back) * bounceDepth * Math.min(3, Math.abs(to - from));
  return to - lift;
}

export function isOver({ startedAtMs, durationMs }: Fall, nowMs: number): boolean {
  return nowMs >= startedAtMs + durationMs;
}

/** What falls into the places that a tumble has emptied: how far each symbol of a column comes from. */
export function originsOf(size: number, removedRows: readonly number[]): number[] {
  const gone = new Set(removedRows);
  const left = Array.from({ length: size }, (_, row) => row).filter((row) => !gone.has(row));
  const fresh = Array.from({ length: gone.size }, (_, place) => place - gone.size);
  return [...fresh, ...left];
}
