/** Cards are 0 … 51: suit × 13 + rank, suits ♠ ♥ ♦ ♣, rank 0 is the ace and 12 the king. */
export type Card = number;

export const rankOf = (card: Card): number => card % 13;
export const suitOf = (card: Card): number => Math.floor(card / 13);
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;
