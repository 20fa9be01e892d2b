import { steadyChance } from '../night-derby/race-motion.ts';
import type { Incident } from './incidents.ts';
import { minuteMs } from './match.ts';

/** Where things are on the pitch: 0 to 1 across, from the goal of the home side, and 0 to 1 down. */
export interface Spot {
  x: number;
  y: number;
}

const passMs = 900;
/** How long before it falls a goal is on its way. */
const approachMs = 1000;

/** Places of a side's eleven, as the home side stands. */
const formation: readonly Spot[] = [
  { x: 0.045, y: 0.5 },
  ...[0.16, 0.38, 0.62, 0.84].map((y) => ({ x: 0.2, y })),
  ...[0.18, 0.4, 0.6, 0.82].map((y) => ({ x: 0.42, y })),
  { x: 0.6, y: 0.36 },
  { x: 0.6, y: 0.64 },
];

/** How long the ball takes to be played on after something that was no goal. */
const leaveMs = 700;

/** Where the ball is: passes go on all the time, and whatever is told has it where it happens at its minute. */
export function ballAt(match: number, incidents: readonly Incident[], elapsedMs: number): Spot {
  const wandering = passAt(match, elapsedMs);
  for (const { kind, side, minute } of incidents) {
    const fallsMs = minute * minuteMs;
    if (elapsedMs <= fallsMs - approachMs) break;
    const stays = kind === 'goal' ? 500 : leaveMs;
    if (elapsedMs >= fallsMs + stays) continue;
    const target = targetOf(kind, steadyChance(match, minute));
    if (!target) continue;
    const spot = side === 'home' ? target : { x: 1 - target.x, y: target.y };
    const coming = Math.min(1, Math.max(0, (elapsedMs - fallsMs + approachMs) / approachMs));
    const going = kind === 'goal' ? 0 : Math.max(0, (elapsedMs - fallsMs) / leaveMs);
    return between(wandering, spot, smooth(coming) * (1 - smooth(going)));
  }
  return wandering;
}

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Where the ball goes for a side that attacks the far goal; undefined where it only stops. */
function targetOf(kind: Incident['kind'], chance: number): Spot | undefined {
  switch (kind) {
    case 'goal':
      return { x: 0.995, y: 0.46 + 0.08 * chance };
    case 'save':
      return { x: 0.955, y: 0.44 + 0.12 * chance };
    case 'wide':
      return { x: 0.995, y: chance < 0.5 ? 0.3 + 0.12 * chance : 0.6 + 0.12 * chance };
    case 'corner':
      return { x: 0.99, y: chance < 0.5 ? 0.03 : 0.97 };
    default:
      return undefined;
  }
}

/** Where a player is; everybody moves with the ball, the nearer the more. */
export function playerAt(
  match: number,
  side: 'home' | 'away',
  number: number,
  ball: Spot,
  elapsedMs: number,
): Spot {
  const place = formation[number] ?? { x: 0.5, y: 0.5 };
  const own = side === 'home' ? place : { x: 1 - place.x, y: 1 - place.y };
  const pull = number === 0 ? 0.03 : 0.34;
  const sway = (seed: number) =>
    0.022 * Math.sin(elapsedMs / (900 + 300 * steadyChance(match + seed, number)) + number * 1.9 + seed);
  return {
    x: Math.min(0.985, Math.max(0.015, own.x + (ball.x - 0.5) * pull + sway(side === 'home' ? 1 : 2))),
    y: Math.min(0.97, Math.max(0.03, own.y + (ball.y - own.y) * pull * 0.5 + sway(side === 'home' ? 3 : 4))),
  };
}

function passAt(match: number, elapsedMs: number): Spot {
  const pass = Math.floor(elapsedMs / passMs);
  const share = (elapsedMs % passMs) / passMs;
  return between(spotOf(match, pass), spotOf(match, pass + 1), Math.min(1, share * 1.5));
}

function spotOf(match: number, pass: number): Spot {
  return {
    x: 0.12 + 0.76 * steadyChance(match * 97, pass),
    y: 0.12 + 0.76 * steadyChance(match * 97 + 1, pass),
  };
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
