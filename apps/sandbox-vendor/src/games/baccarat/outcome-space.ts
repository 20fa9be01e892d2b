import { rankOf } from '../cards/cards.ts';
import { decks } from '../cards/shoe.ts';
import type { Result } from './bets.ts';
import { bankerDraws, isNatural, playerDraws } from './deal.ts';

/** A result and the number of ordered deals that lead to it. */
export interface Weighted {
  result: Result;
  deals: number;
}

const noPairs = { playerPair: false, bankerPair: false, playerPerfect: false, bankerPerfect: false };

/**
 * Every ordered deal of six cards from eight decks, by the ten values: 416 · 415 · … · 411 of them, which is below 2^53, so
 * sums of plain numbers are exact. Pairs are not told apart here.
 */
export function totalsSpace(): Weighted[] {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks);
  const found = new Map<string, Weighted>();
  let cardsLeft = 52 * decks;
  const each = (visit: (value: number, weight: number) => void) => {
    for (let value = 0; value < 10; value += 1) {
      const weight = left[value] ?? 0;
      left[value] = weight - 1;
      cardsLeft -= 1;
      visit(value, weight);
      left[value] = weight;
      cardsLeft += 1;
    }
  };
  const add = (player: number, banker: number, cards: number, natural: boolean, weight: number) => {
    const key = `${player}/${banker}/${cards}/${natural}`;
    const known = found.get(key);
    // The cards of the six that were not needed may be any of the rest.
    let deals = weight;
    for (let unused = 0; unused < 6 - cards; unused += 1) deals *= cardsLeft - unused;
    if (known) known.deals += deals;
    else {
      const result = { playerTotal: player, bankerTotal: banker, cards, natural, ...noPairs };
      found.set(key, { result, deals });
    }
  };
  const bankerTurn = (
    player: number,
    banker: number,
    cards: number,
    third: number | undefined,
    weight: number,
  ) => {
    if (!bankerDraws(banker, third)) return add(player, banker, cards, false, weight);
    each((value, times) => add(player, (banker + value) % 10, cards + 1, false, weight * times));
  };
  each((p1, w1) =>
    each((b1, w2) =>
      each((p2, w3) =>
        each((b2, w4) => {
          const [player, banker, weight] = [(p1 + p2) % 10, (b1 + b2) % 10, w1 * w2 * w3 * w4];
          if (isNatural(player) || isNatural(banker)) return add(player, banker, 4, true, weight);
          if (!playerDraws(player)) return bankerTurn(player, banker, 4, undefined, weight);
          each((third, times) => bankerTurn((player + third) % 10, banker, 5, third, weight * times));
        }),
      ),
    ),
  );
  return [...found.values()];
}

/** Every ordered deal of the first two cards of either hand, by what pair bets can depend on. */
export function pairsSpace(): Weighted[] {
  const kinds = 52;
  const deals: number[] = [];
  const count = (card: number, a: number, b = -1, c = -1) =>
    decks - Number(card === a) - Number(card === b) - Number(card === c);
  for (let p1 = 0; p1 < kinds; p1 += 1) {
    for (let p2 = 0; p2 < kinds; p2 += 1) {
      const first = decks * count(p2, p1);
      const player = Number(rankOf(p1) === rankOf(p2)) + 2 * Number(p1 === p2);
      for (let b1 = 0; b1 < kinds; b1 += 1) {
        const second = first * count(b1, p1, p2);
        for (let b2 = 0; b2 < kinds; b2 += 1) {
          const banker = Number(rankOf(b1) === rankOf(b2)) + 2 * Number(b1 === b2);
          const index = player * 4 + banker;
          deals[index] = (deals[index] ?? 0) + second * count(b2, p1, p2, b1);
        }
      }
    }
  }
  return deals.flatMap((weight, index) => [{ result: pairResult(index >> 2, index & 3), deals: weight }]);
}

function pairResult(player: number, banker: number): Result {
  return {
    playerTotal: 0,
    bankerTotal: 0,
    cards: 4,
    natural: false,
    playerPair: player > 0,
    bankerPair: banker > 0,
    playerPerfect: player === 3,
    bankerPerfect: banker === 3,
  };
}
