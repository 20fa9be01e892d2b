import { fraction, product } from '../../fair/fraction.ts';
import type { RoomBet, RoomGame, RoomMemory, RoomOutcome } from '../../rooms/room-game.ts';
import { oddsText } from '../odds-text.ts';
import { bookOfCard, cardOf, type RaceCard } from './card.ts';
import { wins } from './chances.ts';
import { drawOf, type RaceOutcome, raceNumber } from './draw.ts';
import { fields, gameCode, markets, mathVersion } from './rules.ts';

const bettingMs = 30_000;
/** The race, and the winners on their stand. */
const runMs = 15_000;
const standMs = 8000;

/** A shared race of a field: the card is public, the order of arrival is drawn from the strengths that made the odds. */
function derby(field: (typeof fields)[number]): RoomGame {
  const cardFor = (memory: RoomMemory) => cardOf(field, raceNumber(memory));
  return {
    rules: gameCode,
    rulesVersion: mathVersion,
    bettingMs,
    showMs: () => runMs + standMs,
    sideLimitPercent: () => 20,
    bets: (memory) => betsOf(cardFor(memory)),
    card(memory) {
      const card = cardFor(memory);
      const odds = betsOf(card).map(({ id, topPercent }) => [id, topPercent] as const);
      return { ...card, odds: Object.fromEntries(odds) };
    },
    draw: drawOf(field),
    returnPercent(bet, outcome) {
      const race = raceOf(outcome);
      const selection = bookOfCard(race).get(bet);
      const market = markets.find(({ name }) => name === selection?.market);
      if (!selection || !market || selection.oddsHundredths === null) return 0;
      return wins(race.order, market, selection.runners) ? selection.oddsHundredths : 0;
    },
    summary(outcome) {
      const { race, order, runners } = raceOf(outcome);
      const first = order.slice(0, 3).map((gate) => ({ gate, horse: runners[gate - 1]?.horse ?? 0 }));
      return { race, first };
    },
  };
}

const offered = new WeakMap<ReadonlyMap<string, unknown>, RoomBet[]>();

function betsOf(card: RaceCard): RoomBet[] {
  const book = bookOfCard(card);
  const known = offered.get(book);
  if (known) return known;
  const bets = [...book].flatMap(([id, { market, chance, oddsHundredths }]): RoomBet[] => {
    if (oddsHundredths === null) return [];
    return [
      {
        id,
        kind: market === 'win' || market === 'place' ? 'main' : 'side',
        rtp: product(chance, fraction(oddsHundredths, 100)),
        win: chance,
        topPercent: oddsHundredths,
        pays: oddsText(oddsHundredths),
      },
    ];
  });
  offered.set(book, bets);
  return bets;
}

function raceOf(outcome: RoomOutcome): RaceOutcome {
  return outcome as unknown as RaceOutcome;
}

const [eight, six] = fields;
if (!eight || !six) throw new Error('a field is missing');
export const nightDerby = derby(eight);
export const dawnDerby = derby(six);
