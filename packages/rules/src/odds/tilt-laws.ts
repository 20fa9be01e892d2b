import type { Scope } from '../settlement/scope.ts';
import type { EventLaws } from './event-laws.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';

/**
 * A move of opinion in logarithms of scoring rates: `lead` makes the home side score so much more and the away side so
 * much less, `total` makes both score more.
 */
export type LawShift = { readonly lead: number; readonly total: number };

/** Everything an event is priced from, after a move of opinion; no shift gives the laws as the model has them. */
export type LawsAt = (shift: LawShift) => EventLaws;

/** Where the score of a match is not the sum of what its stretches score, the strengths have to be moved instead. */
const scopesThatDoNotAddUp: ReadonlySet<Scope> = new Set(['points', 's1', 's2', 's3', 's4', 's5']);

/**
 * The laws of an event under any move of opinion, where the score of the match is the sum of its stretches. Every score
 * is weighted by `exp(lead × (home - away) + total × (home + away))`. Poisson goals stay Poisson by that, with other
 * rates; and as the weight of a sum is the product of the weights, halves and match stay parts of one joint law. Half-time
 * and the end together cannot be tilted, and are left out while there is a shift.
 *
 * Throws RangeError for sports in sets: there the caller moves the strengths and makes the laws anew.
 */
export function tiltable(laws: EventLaws): LawsAt {
  const scopes = Object.keys(laws.scopes) as Scope[];
  const other = scopes.find((scope) => scopesThatDoNotAddUp.has(scope));
  if (other !== undefined)
    throw new RangeError(`the points of ${other} do not add up to the score of the match`);
  return (shift) => {
    if (shift.lead === 0 && shift.total === 0) return laws;
    const tilted = Object.entries(laws.scopes).map(([scope, law]) => [scope, tilt(law, shift)]);
    return { scopes: Object.fromEntries(tilted) };
  };
}

/** The mass stays: how likely a stretch is to be played at all is no matter of opinion here. */
export function tilt(law: ScoreMatrix, { lead, total }: LawShift): ScoreMatrix {
  const cells = new Float64Array(law.cells.length);
  let before = 0;
  let after = 0;
  let index = 0;
  const { home: homeMean, away: awayMean } = meansOf(law);
  forEachScore(law, (probability, home, away) => {
    // Counted from the expected score, so that no weight overflows where scores are high.
    const exponent = lead * (home - away - homeMean + awayMean) + total * (home + away - homeMean - awayMean);
    const cell = probability === 0 ? 0 : probability * Math.exp(exponent);
    before += probability;
    after += cell;
    cells[index] = cell;
    index += 1;
  });
  if (!(after > 0 && Number.isFinite(after))) throw new RangeError(`too far a shift: ${lead}, ${total}`);
  return { ...law, cells: cells.map((cell) => (cell * before) / after) };
}

function meansOf(law: ScoreMatrix): { home: number; away: number } {
  let mass = 0;
  let homeSum = 0;
  let awaySum = 0;
  forEachScore(law, (probability, home, away) => {
    mass += probability;
    homeSum += probability * home;
    awaySum += probability * away;
  });
  return mass > 0 ? { home: homeSum / mass, away: awaySum / mass } : { home: 0, away: 0 };
}
