import { wheelOrder } from '../../../../src/games/roulette/wheel.ts';

/** How long the wheel takes to turn once. */
export const turnMs = 9000;
/** The ball leaves its rim after so long, and lies in its pocket at the end. */
const dropMs = 5200;
export const restMs = 7600;
/** The wheel is seen from the side. */
export const tilt = 0.46;
/** Where its middle is on the scene. */
export const middle = { x: 420, y: 368 } as const;

const sector = 360 / wheelOrder.length;
const rim = 180;
const bed = 112;

/** Where something is around the middle of the wheel, in units of the table: to the right, and down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Degrees that the wheel has turned at a time, which everybody sees alike. */
export function wheelAngle(atMs: number): number {
  return ((atMs % turnMs) / turnMs) * 360;
}

/** Against the wheel along the rim, then down into the pocket, and with the wheel from there. */
export function ballAt(number: number, drawnAtMs: number, elapsedMs: number): Spot {
  const leftMs = Math.max(0, restMs - elapsedMs);
  const away = -((leftMs / 1000) ** 2) * 19;
  const falling = Math.min(1, Math.max(0, (elapsedMs - dropMs) / (restMs - dropMs)));
  const bounce =
    falling > 0 && falling < 1 ? Math.abs(Math.sin(falling * Math.PI * 3)) * 14 * (1 - falling) : 0;
  const radius = rim - (rim - bed) * falling ** 1.6 + bounce;
  return onWheel(number, wheelAngle(drawnAtMs + elapsedMs) + away, radius);
}

/** In the pocket of the number on a wheel that has turned by so much. */
export function inPocket(number: number, angle: number): Spot {
  return onWheel(number, angle, bed);
}

function onWheel(number: number, angle: number, radius: number): Spot {
  const turned = ((angle + wheelOrder.indexOf(number) * sector) * Math.PI) / 180;
  return { x: Math.sin(turned) * radius, y: -Math.cos(turned) * radius * tilt };
}

const stepMs = 40;
const lyingSteps = 60;

/** From the draw to its rest, in equal steps. */
export function rollingPath(number: number, drawnAtMs: number): readonly Spot[] {
  return Array.from({ length: restMs / stepMs + 1 }, (_, step) => ballAt(number, drawnAtMs, step * stepMs));
}

/** One turn of the wheel from its rest on, in equal steps. */
export function lyingPath(number: number, drawnAtMs: number): readonly Spot[] {
  const from = wheelAngle(drawnAtMs + restMs);
  return Array.from({ length: lyingSteps + 1 }, (_, step) =>
    inPocket(number, from + (step * 360) / lyingSteps),
  );
}
