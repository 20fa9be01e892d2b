import { hmacWords } from '../../fair/draws.ts';
import { drawsFrom } from '../../fair/reject.ts';
import { countersPerShot } from './counters.ts';
import type { FiredShot, Magazine } from './magazines.ts';
import type { Pond } from './pond.ts';
import { fishNamed } from './rules.ts';
import { drawShot } from './shoot.ts';
import type { Fish } from './swim.ts';

export interface Fired {
  shot: FiredShot;
  struck: number[];
  /** What is out of the pond by it: back in, where the shot turns out not to be stored. */
  caught: Fish[];
}

/**
 * One bullet at one fish: what it strikes is fixed first, then its own words decide. Undefined where the fish is gone:
 * nothing is drawn and the bullet stays in the magazine. A caught fish is gone for the shots that follow.
 */
export function fireAt(
  pond: Pond,
  magazine: Magazine,
  number: number,
  fishId: number,
  nowMs: number,
): Fired | undefined {
  const strike = pond.strike(fishId, nowMs);
  if (!strike) return undefined;
  const { serverSeed, clientSeed } = magazine.seed;
  const draws = drawsFrom(hmacWords(serverSeed, clientSeed, magazine.nonce, number * countersPerShot));
  const target = fishNamed(strike.target.name);
  const also = strike.alsoStruck.map(({ name }) => fishNamed(name));
  const paid = drawShot(draws, target, also);
  const struck = [strike.target, ...strike.alsoStruck];
  const caught = paid > 0 ? struck : [];
  pond.take(caught);
  return {
    struck: struck.map(({ id }) => id),
    caught,
    shot: {
      roundId: magazine.roundId,
      number,
      act: { target: target.name, alsoStruck: also.map(({ name }) => name) },
      outcome: { paid, draws: [...draws.drawn] },
    },
  };
}
