import { fraction, product } from '../../fair/fraction.ts';
import type { RoomBet, RoomGame, RoomOutcome } from '../../rooms/room-game.ts';
import { oddsText } from '../odds-text.ts';
import { meeting } from '../schedule.ts';
import { bookOf, outcomes } from './chances.ts';
import { draw, type MatchOutcome, numberOf } from './draw.ts';
import { gameCode, homeWeight, mathVersion, teams } from './rules.ts';

const bettingMs = 30_000;
/** How long a map is seen, and the end. */
const mapMs = 6500;
const endMs = 5000;

/** A match of two teams, best of five maps: the schedule is public, every map is drawn by the weight that made the odds. */
export const arenaCup: RoomGame = {
  rules: gameCode,
  rulesVersion: mathVersion,
  bettingMs,
  showMs: (outcome) => outcomeOf(outcome).maps.length * mapMs + endMs,
  sideLimitPercent: () => 40,
  bets: (memory) => betsOf(numberOf(memory)),
  card(memory) {
    const match = numberOf(memory);
    const { home, away } = meeting(teams, match);
    const odds = betsOf(match).map(({ id, topPercent }) => [id, topPercent] as const);
    return { match, homeTeam: home.id, awayTeam: away.id, odds: Object.fromEntries(odds) };
  },
  draw,
  returnPercent(bet, outcome) {
    const { match, maps } = outcomeOf(outcome);
    const isWon = outcomes.find(({ outcome: name }) => name === bet)?.wins(maps);
    return isWon ? (betsOf(match).find(({ id }) => id === bet)?.topPercent ?? 0) : 0;
  },
  summary: (outcome) => ({ ...outcome }),
};

const offered = new Map<number, RoomBet[]>();

function betsOf(match: number): RoomBet[] {
  const { home, away } = meeting(teams, match);
  const weight = homeWeight(home, away);
  const known = offered.get(weight);
  if (known) return known;
  const bets = bookOf(weight).map(
    ({ outcome, chance, oddsHundredths }): RoomBet => ({
      id: outcome,
      kind: outcome.startsWith('maps') ? 'side' : 'main',
      rtp: product(chance, fraction(oddsHundredths, 100)),
      win: chance,
      topPercent: oddsHundredths,
      pays: oddsText(oddsHundredths),
    }),
  );
  offered.set(weight, bets);
  return bets;
}

function outcomeOf(outcome: RoomOutcome): MatchOutcome {
  return outcome as unknown as MatchOutcome;
}
