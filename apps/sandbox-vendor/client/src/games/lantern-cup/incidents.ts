import { steadyChance } from '../night-derby/race-motion.ts';
import { type MatchOutcome, matchMs, minuteMs } from './match.ts';

/** What happens on the pitch at a minute. Goals are those that were drawn; all else is for the eye and changes no score. */
export interface Incident {
  kind: 'goal' | 'save' | 'wide' | 'corner' | 'foul' | 'card';
  minute: number;
  side: 'home' | 'away';
}

/** How often each of them comes, against the others. */
const kinds: readonly (readonly [Exclude<Incident['kind'], 'goal'>, number])[] = [
  ['save', 28],
  ['wide', 28],
  ['corner', 22],
  ['foul', 14],
  ['card', 8],
];
const kindsTotal = kinds.reduce((total, [, weight]) => total + weight, 0);

/** Minutes between two of them, and how far from a goal they keep, which needs the ball for itself. */
const every = 7;
const apart = 6;
const lastMinute = 88;

/** Everything that is told of a match, in its order: the same for everybody, by its number and its goals alone. */
export function incidentsOf({ match, goals }: Pick<MatchOutcome, 'match' | 'goals'>): Incident[] {
  const seed = goals.reduce((sum, { minute }, index) => sum + minute * (index + 3), match * 61 + 7);
  const quiet: Incident[] = [];
  for (let number = 0; 4 + number * every <= lastMinute; number += 1) {
    const minute = 4 + number * every + Math.floor(steadyChance(seed, number) * 2);
    if (goals.some((goal) => Math.abs(goal.minute - minute) < apart)) continue;
    const side = steadyChance(seed + 1, number) < 0.5 ? 'home' : 'away';
    quiet.push({ kind: kindAt(steadyChance(seed + 2, number)), minute, side });
  }
  return [...goals.map((goal): Incident => ({ kind: 'goal', ...goal })), ...quiet].sort(
    (one, other) => one.minute - other.minute,
  );
}

function kindAt(chance: number): Incident['kind'] {
  let left = chance * kindsTotal;
  for (const [kind, weight] of kinds) {
    if (left < weight) return kind;
    left -= weight;
  }
  return 'foul';
}

/** A line of the match as it is told: an incident, or a whistle. */
export type Told =
  | (Incident & { home: number; away: number })
  | { kind: 'kickOff' | 'halfTime' | 'fullTime'; minute: number; home: number; away: number };

const halfMinute = 45;
const fullMinute = 90;

/** What has been told so many milliseconds after kick-off, each with the score as it stood then. */
export function toldAt(incidents: readonly Incident[], elapsedMs: number): Told[] {
  const score = { home: 0, away: 0 };
  const told: Told[] = [{ kind: 'kickOff', minute: 0, ...score }];
  const whistle = () => told.push({ kind: 'halfTime', minute: halfMinute, ...score });
  let isSecondHalf = false;
  for (const incident of incidents) {
    if (incident.minute * minuteMs > elapsedMs) break;
    if (!isSecondHalf && incident.minute > halfMinute) {
      isSecondHalf = true;
      whistle();
    }
    if (incident.kind === 'goal') score[incident.side] += 1;
    told.push({ ...incident, ...score });
  }
  if (!isSecondHalf && elapsedMs >= (halfMinute + 1) * minuteMs) whistle();
  if (elapsedMs >= matchMs) told.push({ kind: 'fullTime', minute: fullMinute, ...score });
  return told;
}
