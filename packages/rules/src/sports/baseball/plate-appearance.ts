import { certainty } from '../match-model.ts';

/** What one plate appearance brings, in parts of `certainty`; the rest are outs. */
export type BattingRates = {
  readonly walk: number;
  readonly single: number;
  readonly double: number;
  readonly triple: number;
  readonly homeRun: number;
};

/** First, second and third base as the bits 1, 2 and 4: 5 is runners on first and third. */
export type Bases = number;

export type Play = {
  readonly kind: 'out' | 'walk' | 'hit';
  /** Bases of a hit; 0 for an out and a walk. */
  readonly amount: number;
  readonly weight: number;
  readonly bases: Bases;
  readonly outs: number;
  readonly runs: number;
};

/**
 * All that can follow at the plate. Runners advance as a table of plain rules says (chosen; they give the runs an
 * inning that real leagues see for their rates): a walk moves who is forced, a single scores from second and third and
 * takes first to second, a double scores from second and third and takes first to third, an out moves nobody.
 */
export function playsAt(rates: BattingRates, bases: Bases, outs: number): Play[] {
  const { walk, single, double, triple, homeRun } = rates;
  const out = certainty - walk - single - double - triple - homeRun;
  const play = (kind: Play['kind'], amount: number, weight: number, after: Bases): Play => {
    const batter = kind === 'out' ? 0 : 1;
    const left = runners(after);
    const runs = kind === 'out' ? 0 : runners(bases) + batter - left;
    return { kind, amount, weight, bases: after, outs: outs + (1 - batter), runs };
  };
  return [
    play('out', 0, out, bases),
    play('walk', 0, walk, afterWalk(bases)),
    play('hit', 1, single, 1 | (bases & 1 ? 2 : 0)),
    play('hit', 2, double, 2 | (bases & 1 ? 4 : 0)),
    play('hit', 3, triple, 4),
    play('hit', 4, homeRun, 0),
  ].filter(({ weight }) => weight > 0);
}

function afterWalk(bases: Bases): Bases {
  if ((bases & 1) === 0) return bases | 1;
  return (bases & 2) === 0 ? bases | 2 : 7;
}

function runners(bases: Bases): number {
  return (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);
}

/** Throws RangeError for rates that are no whole parts of `certainty` or leave no outs. */
export function checkBattingRates(rates: BattingRates): void {
  const all = Object.values(rates);
  const sum = all.reduce((total, rate) => total + rate, 0);
  if (!all.every((rate) => Number.isSafeInteger(rate) && rate >= 0) || sum >= certainty)
    throw new RangeError(`not the chances of a plate appearance: ${JSON.stringify(rates)}`);
}
