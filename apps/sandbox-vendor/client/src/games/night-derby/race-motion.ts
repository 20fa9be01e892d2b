/** The course in widths of the picture: the camera follows the leaders along it. */
export const course = 5.2;
/** How long the winner runs. */
export const winnerMs = 12_000;
/** How long after the winner the last one comes in, at most. */
const fieldMs = 2600;

/** A number of 0 to 1 that only depends on its two numbers: every page sees the same race. */
export function steadyChance(one: number, other: number): number {
  let mixed = (one * 374_761_393 + other * 668_265_263) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** When the runner in a place, from 0, reaches the line. */
export function finishMs(race: number, place: number, runners: number): number {
  if (place === 0) return winnerMs;
  const step = fieldMs / runners;
  return winnerMs + place * step + (steadyChance(race, place) - 0.5) * step * 0.7;
}

/**
 * How far a runner is, from 0 at the start to 1 at the line and somewhat beyond, so many milliseconds after the start.
 * Runners lead and fall back on their way, and all arrive when their place says.
 */
export function progressAt(race: number, gate: number, arrivesMs: number, elapsedMs: number): number {
  const share = elapsedMs / arrivesMs;
  if (share <= 0) return 0;
  if (share >= 1) return 1 + (share - 1) * 0.6;
  const start = Math.min(1, share / 0.08);
  const sway = (number: number) => steadyChance(race * 31 + number, gate) - 0.5;
  const bends =
    sway(1) * Math.sin(share * Math.PI) +
    sway(2) * 0.6 * Math.sin(share * Math.PI * 2) +
    sway(3) * 0.4 * Math.sin(share * Math.PI * 3);
  return share * (0.5 + 0.5 * start) + bends * 0.085 * (1 - share * 0.35);
}
