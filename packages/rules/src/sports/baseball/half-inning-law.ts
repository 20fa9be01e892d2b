import type { CountLaw } from '../law/count-law.ts';
import { certainty } from '../match-model.ts';
import { type Bases, type BattingRates, type Play, playsAt } from './plate-appearance.ts';

/** A half-inning under way: who is on base, and how many are out. */
export type HalfInning = { readonly bases: Bases; readonly outs: number };

/** More runs in a half-inning are rarer than the smallest number that a law keeps. */
const mostRuns = 36;
const negligible = 1e-15;
const situations = 24;

/** Plays by situation: eight times the outs, plus the bases. */
export type PlayTable = readonly (readonly Play[])[];

export function playTable(rates: BattingRates): PlayTable {
  return Array.from({ length: situations }, (_, index) => playsAt(rates, index % 8, Math.floor(index / 8)));
}

/**
 * The runs that the rest of a half-inning brings. `winsAt` ends it at once when so many have come in: the home side's
 * last turn stops when it is ahead. A hit that wins counts no more runs than it needs; a home run counts all.
 */
export function runsLaw(table: PlayTable, from: HalfInning, winsAt: number | null = null): CountLaw {
  const ended = new Float64Array(mostRuns + 5);
  const underWay = Array.from(ended, () => new Float64Array(situations));
  underWay[0]?.set([1], 8 * from.outs + from.bases);
  for (let runs = 0; runs <= mostRuns; runs += 1) followRuns(table, underWay, ended, runs, winsAt);
  let length = ended.length;
  while (length > 1 && (ended[length - 1] ?? 0) < negligible) length -= 1;
  return { from: 0, weights: ended.slice(0, length) };
}

/**
 * All plays from one number of runs. Plays without a run lead to more outs or more runners, so that a few rounds over
 * the situations end it exactly.
 */
function followRuns(
  table: PlayTable,
  underWay: readonly Float64Array[],
  ended: Float64Array,
  runs: number,
  winsAt: number | null,
): void {
  let chances = underWay[runs] ?? new Float64Array(situations);
  while (chances.some((chance) => chance > 0)) {
    const next = new Float64Array(situations);
    for (const [index, chance] of chances.entries()) {
      if (chance === 0) continue;
      for (const play of table[index] ?? []) {
        const counted = runsCounted(play.amount, play.runs, runs, winsAt);
        const isOver = play.outs === 3 || (winsAt !== null && runs + counted >= winsAt);
        const target = isOver ? ended : counted > 0 ? underWay[runs + counted] : next;
        const at = isOver ? runs + counted : 8 * play.outs + play.bases;
        if (target) target[at] = (target[at] ?? 0) + (chance * play.weight) / certainty;
      }
    }
    chances = next;
  }
}

/** The runs of a play that count, where `winsAt` runs win and `runs` are in. */
export function runsCounted(hitBases: number, playRuns: number, runs: number, winsAt: number | null): number {
  if (winsAt === null || hitBases === 4) return playRuns;
  return Math.min(playRuns, winsAt - runs);
}
