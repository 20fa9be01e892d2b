import { fraction, product } from '../../fair/fraction.ts';
import type { RoomBet, RoomGame, RoomOutcome } from '../../rooms/room-game.ts';
import { oddsText } from '../odds-text.ts';
import { bookOf, outcomes } from './chances.ts';
import { draw, type MatchOutcome, numberOf } from './draw.ts';
import { gameCode, mathVersion } from './rules.ts';
import { matchOf } from './teams.ts';

const bettingMs = 35_000;
const playMs = 27_000;
const endMs = 6000;

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
  draw,
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

function matchOutcome(outcome: RoomOutcome): MatchOutcome {
  return outcome as unknown as MatchOutcome;
}
