/**
 * The position of one reel at a moment. A position is counted in symbols from the top of the strip; a turning reel
 * moves its symbols down, so its position falls. Pure: the time is an argument.
 */
export type ReelMotion =
  | { kind: 'rest'; position: number }
  | { kind: 'turning'; from: number; startedAtMs: number }
  | { kind: 'landing'; to: number; startedAtMs: number };

export interface ReelPlace {
  position: number;
  /** Symbols a second; zero at rest. */
  speed: number;
}

/** Symbols a second at full speed. */
export const fullSpeed = 26;
const pullBackMs = 130;
const pullBackDepth = 0.16;
const speedUpMs = 240;
const slowDownMs = 440;
const settleMs = 170;
const overshoot = 0.13;

export const landingMs = slowDownMs + settleMs;
/** What the slowing down covers when it begins at full speed: the speed is continuous. */
const landingDistance = (fullSpeed * slowDownMs) / 1000 / 3;

export function placeAt(motion: ReelMotion, nowMs: number): ReelPlace {
  switch (motion.kind) {
    case 'rest':
      return { position: motion.position, speed: 0 };
    case 'turning':
      return turning(motion.from, nowMs - motion.startedAtMs);
    case 'landing':
      return landing(motion.to, nowMs - motion.startedAtMs);
  }
}

export function hasLanded(motion: ReelMotion, nowMs: number): boolean {
  return motion.kind === 'landing' && nowMs - motion.startedAtMs >= landingMs;
}

/** A short pull against the direction, then an even speeding up. */
function turning(from: number, elapsedMs: number): ReelPlace {
  if (elapsedMs < pullBackMs) {
    const lift = pullBackDepth * Math.sin((Math.PI * elapsedMs) / pullBackMs);
    return { position: from + lift, speed: 0 };
  }
  const runMs = elapsedMs - pullBackMs;
  const speed = fullSpeed * Math.min(1, runMs / speedUpMs);
  const slowStretch = (fullSpeed / 2) * (Math.min(runMs, speedUpMs) / 1000) * Math.min(1, runMs / speedUpMs);
  const fullStretch = (fullSpeed * Math.max(0, runMs - speedUpMs)) / 1000;
  return { position: from - slowStretch - fullStretch, speed };
}

/** Runs past its place by a little and comes back, like a thing with weight. */
function landing(to: number, elapsedMs: number): ReelPlace {
  if (elapsedMs < slowDownMs) {
    const left = (1 - elapsedMs / slowDownMs) ** 3;
    const past = to - overshoot;
    return { position: past + landingDistance * left, speed: fullSpeed * left ** (2 / 3) };
  }
  const back = Math.min(1, (elapsedMs - slowDownMs) / settleMs);
  const eased = 1 - (1 - back) ** 2;
  return { position: to - overshoot * (1 - eased), speed: 0 };
}
