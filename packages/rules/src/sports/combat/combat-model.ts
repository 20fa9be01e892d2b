import type { Scope } from '../../settlement/scope.ts';
import { type PairLaw, pairLawOf } from '../law/pair-law.ts';
import { type BoardView, certainty, type MatchModel, scoreOf } from '../match-model.ts';
import {
  type CombatRates,
  type CombatState,
  combatBranches,
  firstBell,
  minutesOfRound,
} from './combat-state.ts';

const scopes: readonly Scope[] = ['match', 'points'];
export const breakSeconds = 60;
/** How long the judges take after a round. */
export const judgesSeconds = 5;

/**
 * A fight of an odd number of rounds. `match` is 1-0 or 0-1 for the winner; `points` are the rounds, whose sum is how
 * many were fought, the one of a stoppage included. Throws RangeError for rates that are no chances or rounds that
 * could end level.
 */
export function combatModel(rounds: number, rates: CombatRates): MatchModel<CombatState> {
  const all = Object.values(rates);
  const stops = all.reduce((sum, rate) => sum + rate, 0) - rates.homeRound;
  const sound = all.every((rate) => Number.isSafeInteger(rate) && rate >= 0) && rates.homeRound <= certainty;
  if (!sound || stops >= certainty || rounds % 2 === 0)
    throw new RangeError(`not the chances of a fight of ${rounds} rounds: ${JSON.stringify(rates)}`);
  return {
    scopes,
    start: () => firstBell,
    branches: (state) => combatBranches(rounds, rates, state),
    secondsToNext: ({ round, minute }) =>
      minute === minutesOfRound ? judgesSeconds : minute === 0 && round > 1 ? 60 + breakSeconds : 60,
    scores: ({ winner, roundsWon }) => ({
      match: {
        score: { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 },
        isFinal: winner !== null,
      },
      points: { score: scoreOf(roundsWon), isFinal: winner !== null },
    }),
    law: (state, scope) => lawOf(rounds, rates, state, scope),
    view: viewOf,
  };
}

/** So few states can follow that the branches themselves are followed to the end of the fight. */
function lawOf(rounds: number, rates: CombatRates, state: CombatState, scope: Scope): PairLaw | undefined {
  if (scope !== 'match' && scope !== 'points') return undefined;
  const ends: { home: number; away: number; probability: number }[] = [];
  let level = new Map([[keyOf(state), { state, probability: 1 }]]);
  while (level.size > 0) {
    const next: typeof level = new Map();
    for (const { state: from, probability } of level.values()) {
      const branches = combatBranches(rounds, rates, from);
      if (branches.length === 0) ends.push({ ...finalPair(from, scope), probability });
      for (const branch of branches) {
        const key = keyOf(branch.state);
        const before = next.get(key)?.probability ?? 0;
        next.set(key, {
          state: branch.state,
          probability: before + (probability * branch.weight) / certainty,
        });
      }
    }
    level = next;
  }
  return pairLawOf(ends);
}

function keyOf({ round, minute, roundsWon, winner }: CombatState): string {
  return `${round} ${minute} ${roundsWon[0]} ${roundsWon[1]} ${winner}`;
}

function finalPair({ winner, roundsWon }: CombatState, scope: 'match' | 'points') {
  if (scope === 'points') return scoreOf(roundsWon);
  return { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 };
}

function viewOf({ round, minute, winner }: CombatState): BoardView {
  const atRest = round === 1 ? 'prematch' : 'break';
  return {
    phase: winner !== null ? 'ended' : minute === 0 ? atRest : 'playing',
    period: round,
    clockSeconds: 60 * minute,
    server: null,
    detail: {},
  };
}
