import { steadyChance } from '../night-derby/race-motion.ts';

export type Side = 'home' | 'away';

/** What a round's card and outcome hold; they are this game's. */
export interface MatchCard {
  match: number;
  homeTeam: string;
  awayTeam: string;
  odds: Readonly<Record<string, number>>;
}

export interface MatchOutcome extends Omit<MatchCard, 'odds'> {
  maps: Side[];
}

export function cardOf(card: Readonly<Record<string, unknown>> | null | undefined): MatchCard | null {
  return (card ?? null) as MatchCard | null;
}

export function outcomeOf(
  outcome: Readonly<Record<string, unknown>> | null | undefined,
): MatchOutcome | null {
  return (outcome ?? null) as MatchOutcome | null;
}

/** How long a map is seen. */
export const mapMs = 6500;
/** When a map is decided within its time. */
const decidedShare = 0.9;

export function wonBy(maps: readonly Side[], side: Side): number {
  return maps.filter((winner) => winner === side).length;
}

/** The maps that are over so many milliseconds after the start. */
export function mapsOver(outcome: MatchOutcome, elapsedMs: number): Side[] {
  return outcome.maps.filter((_, map) => elapsedMs >= (map + decidedShare) * mapMs);
}

/**
 * How far a lane's front has been pushed, from −1 at the home base to 1 at the other. It swings to and fro, and at the end
 * of the map all lanes have reached the base of whoever lost it.
 */
export function frontAt(outcome: MatchOutcome, map: number, lane: number, share: number): number {
  const winner = outcome.maps[map];
  if (winner === undefined) return 0;
  const towards = winner === 'home' ? 1 : -1;
  const seed = outcome.match * 17 + map * 5 + lane;
  const swing = (number: number) => steadyChance(seed, number) - 0.5;
  const rise = Math.max(0, (share - 0.42) / (decidedShare - 0.42));
  const pushed = Math.min(1, rise * rise * (1.1 + swing(4) * 0.3));
  const wander =
    swing(1) * Math.sin(share * 6.3) +
    swing(2) * 0.8 * Math.sin(share * 12.6) +
    swing(3) * 0.5 * Math.sin(share * 19);
  const front = towards * pushed + wander * 0.7 * Math.sin(Math.min(1, share * 4) * 1.57) * (1 - pushed);
  return Math.max(-1, Math.min(1, share >= decidedShare ? towards : front));
}
