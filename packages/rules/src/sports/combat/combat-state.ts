import { type Branch, certainty, type Incident, type Pair, plus, type Side } from '../match-model.ts';

/** Chances of one minute, in parts of `certainty`, and the home side's share of rounds on the judges' cards. */
export type CombatRates = {
  readonly homeKnockout: number;
  readonly homeSubmission: number;
  readonly awayKnockout: number;
  readonly awaySubmission: number;
  readonly homeRound: number;
};

export const minutesOfRound = 5;

export type CombatState = {
  readonly round: number;
  /** Minutes of this round that are over. */
  readonly minute: number;
  /** Rounds on the cards; the one in which a fight is stopped belongs to whoever stopped it. */
  readonly roundsWon: Pair;
  readonly winner: Side | null;
};

export const firstBell: CombatState = { round: 1, minute: 0, roundsWon: [0, 0], winner: null };

/** A minute of fighting, or the judges' card after the last minute of a round. Rounds are an odd number: no draws. */
export function combatBranches(
  rounds: number,
  rates: CombatRates,
  state: CombatState,
): Branch<CombatState>[] {
  if (state.winner !== null) return [];
  if (state.minute === minutesOfRound) return judged(rounds, rates, state);
  const finishes = [
    finish(state, 'home', 'knockout', rates.homeKnockout),
    finish(state, 'home', 'submission', rates.homeSubmission),
    finish(state, 'away', 'knockout', rates.awayKnockout),
    finish(state, 'away', 'submission', rates.awaySubmission),
  ].filter(({ weight }) => weight > 0);
  const goesOn = certainty - finishes.reduce((sum, { weight }) => sum + weight, 0);
  return [{ weight: goesOn, state: { ...state, minute: state.minute + 1 }, incidents: [] }, ...finishes];
}

function finish(state: CombatState, side: Side, kind: Incident['kind'], weight: number): Branch<CombatState> {
  return {
    weight,
    state: { ...state, roundsWon: plus(state.roundsWon, side), winner: side },
    incidents: [{ kind, side, amount: 1 }],
  };
}

function judged(rounds: number, rates: CombatRates, state: CombatState): Branch<CombatState>[] {
  return (['home', 'away'] as const).map((side) => {
    const roundsWon = plus(state.roundsWon, side);
    const weight = side === 'home' ? rates.homeRound : certainty - rates.homeRound;
    const score: Incident = { kind: 'score', side, amount: 1 };
    if (state.round < rounds)
      return {
        weight,
        state: { ...state, round: state.round + 1, minute: 0, roundsWon },
        incidents: [score],
      };
    const winner: Side = roundsWon[0] > roundsWon[1] ? 'home' : 'away';
    const decision: Incident = { kind: 'decision', side: winner, amount: 1 };
    return { weight, state: { ...state, roundsWon, winner }, incidents: [score, decision] };
  });
}
