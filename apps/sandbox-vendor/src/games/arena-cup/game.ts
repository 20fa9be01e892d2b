import type { Draws } from '../../fair/draws.ts';
import { fraction, product } from '../../fair/fraction.ts';
import type { RoomBet, RoomGame, RoomMemory, RoomOutcome } from '../../rooms/room-game.ts';
import { oddsText } from '../odds-text.ts';
import { meeting } from '../schedule.ts';
import { bookOf, outcomes, type Side } from './chances.ts';
import { gameCode, homeWeight, mapsToWin, mathVersion, teams, weightTotal } from './rules.ts';

interface MatchOutcome {
  match: number;
  homeTeam: string;
  awayTeam: string;
  /** Who won each map, in order. */
  maps: Side[];
}

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
  draw(draws, memory) {
    const match = numberOf(memory);
    const { home, away } = meeting(teams, match);
    const maps = playMaps(draws, homeWeight(home, away));
    return {
      outcome: { match, homeTeam: home.id, awayTeam: away.id, maps },
      memory: { match: match + 1 },
    };
  },
  returnPercent(bet, outcome) {
    const { match, maps } = outcomeOf(outcome);
    const isWon = outcomes.find(({ outcome: name }) => name === bet)?.wins(maps);
    return isWon ? (betsOf(match).find(({ id }) => id === bet)?.topPercent ?? 0) : 0;
  },
  summary: (outcome) => ({ ...outcome }),
};

/** One draw for each map, until one side has won enough. */
function playMaps(draws: Pick<Draws, 'below'>, weight: number): Side[] {
  const maps: Side[] = [];
  const won = (side: Side) => maps.filter((winner) => winner === side).length;
  while (won('home') < mapsToWin && won('away') < mapsToWin) {
    maps.push(draws.below(weightTotal) < weight ? 'home' : 'away');
  }
  return maps;
}

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

function numberOf(memory: RoomMemory): number {
  return Number(memory?.match ?? 0);
}

function outcomeOf(outcome: RoomOutcome): MatchOutcome {
  return outcome as unknown as MatchOutcome;
}
