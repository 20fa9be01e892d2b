import type { Draws } from '../../fair/draws.ts';
import { fraction, product } from '../../fair/fraction.ts';
import type { RoomBet, RoomGame, RoomMemory, RoomOutcome } from '../../rooms/room-game.ts';
import { oddsText } from '../odds-text.ts';
import { bookOf, outcomes, type Score } from './chances.ts';
import { playMatch } from './play-match.ts';
import { gameCode, mathVersion } from './rules.ts';
import { matchOf } from './teams.ts';

export interface Goal {
  minute: number;
  side: 'home' | 'away';
}

export interface MatchOutcome extends Score {
  match: number;
  homeTeam: string;
  awayTeam: string;
  /** In the order in which they fall. */
  goals: Goal[];
}

const bettingMs = 35_000;
const playMs = 27_000;
const endMs = 6000;
const minutes = 90;

/** A shared match: who meets is a public schedule, the score is drawn from the goal weights that made the odds. */
export const lanternCup: RoomGame = {
  rules: gameCode,
  rulesVersion: mathVersion,
  bettingMs,
  showMs: () => playMs + endMs,
  sideLimitPercent: () => 25,
  bets: (memory) => betsOf(numberOf(memory)),
  card(memory) {
    const match = numberOf(memory);
    const { home, away } = matchOf(match);
    const odds = betsOf(match).map(({ id, topPercent }) => [id, topPercent] as const);
    return { match, homeTeam: home.id, awayTeam: away.id, odds: Object.fromEntries(odds) };
  },
  draw(draws, memory) {
    const match = numberOf(memory);
    const { home, away, homeWeights, awayWeights } = matchOf(match);
    const score = playMatch(draws, homeWeights, awayWeights);
    const outcome: MatchOutcome = {
      match,
      homeTeam: home.id,
      awayTeam: away.id,
      ...score,
      goals: goalsOf(draws, score),
    };
    return { outcome: { ...outcome }, memory: { match: match + 1 } };
  },
  returnPercent(bet, outcome) {
    const { match, home, away } = matchOutcome(outcome);
    const selection = outcomes.find(({ outcome: name }) => name === bet);
    const odds = betsOf(match).find(({ id }) => id === bet)?.topPercent ?? 0;
    return selection?.wins({ home, away }) ? odds : 0;
  },
  summary(outcome) {
    const { match, homeTeam, awayTeam, home, away } = matchOutcome(outcome);
    return { match, homeTeam, awayTeam, home, away };
  },
};

/** When the goals fall is for the eye: it is drawn after the score, and no bet depends on it. */
function goalsOf(draws: Pick<Draws, 'below'>, { home, away }: Score): Goal[] {
  const sides = [
    ...Array.from({ length: home }, () => 'home' as const),
    ...Array.from({ length: away }, () => 'away' as const),
  ];
  return sides
    .map((side) => ({ side, minute: 1 + draws.below(minutes) }))
    .sort((one, other) => one.minute - other.minute);
}

const offered = new Map<string, RoomBet[]>();

function betsOf(match: number): RoomBet[] {
  const { homeWeights, awayWeights } = matchOf(match);
  const key = `${homeWeights[0]}:${awayWeights[0]}`;
  const known = offered.get(key);
  if (known) return known;
  const bets = bookOf(homeWeights, awayWeights).flatMap(({ outcome, chance, oddsHundredths }): RoomBet[] => {
    if (oddsHundredths === null) return [];
    return [
      {
        id: outcome,
        kind: outcome.startsWith('score') ? 'side' : 'main',
        rtp: product(chance, fraction(oddsHundredths, 100)),
        win: chance,
        topPercent: oddsHundredths,
        pays: oddsText(oddsHundredths),
      },
    ];
  });
  offered.set(key, bets);
  return bets;
}

function numberOf(memory: RoomMemory): number {
  return Number(memory?.match ?? 0);
}

function matchOutcome(outcome: RoomOutcome): MatchOutcome {
  return outcome as unknown as MatchOutcome;
}
