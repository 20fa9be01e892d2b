import { type Card, rankOf } from '../cards/cards.ts';

/** A round as it was dealt: player and banker have two or three cards. */
export interface Deal {
  player: readonly Card[];
  banker: readonly Card[];
}

/** Ace 1, ten to king nothing. */
export const pointsOf = (card: Card): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

export const isNatural = (total: number): boolean => total >= 8;

export const playerDraws = (total: number): boolean => total <= 5;

/** `third` is the value of the player's third card, undefined where the player stood. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  switch (total) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return total <= 2;
  }
}

/** Deals player, banker, player, banker, and the third cards that the rules ask for. */
export function deal(next: () => Card): Deal {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  if (isNatural(playerTotal) || isNatural(bankerTotal)) return { player, banker };
  let third: number | undefined;
  if (playerDraws(playerTotal)) {
    const card = next();
    player.push(card);
    third = pointsOf(card);
  }
  if (bankerDraws(bankerTotal, third)) banker.push(next());
  return { player, banker };
}
