import { type Card, isRed, rankOf, suitOf } from '../cards/cards.ts';

export interface Deal {
  dragon: Card;
  tiger: Card;
}

const cardBets = ['big', 'small', 'odd', 'even', 'red', 'black'] as const;
type CardBet = (typeof cardBets)[number];
type Side = keyof Deal;

export const dragonTigerBets: readonly string[] = [
  'dragon',
  'tiger',
  'tie',
  'suited-tie',
  ...(['dragon', 'tiger'] as const).flatMap((side) => cardBets.map((bet) => `${side}-${bet}`)),
];

/** The ace is low; a seven is neither big nor small, nor odd nor even. */
const seven = 6;

const holds: Readonly<Record<CardBet, (card: Card) => boolean>> = {
  big: (card) => rankOf(card) > seven,
  small: (card) => rankOf(card) < seven,
  odd: (card) => rankOf(card) !== seven && rankOf(card) % 2 === 0,
  even: (card) => rankOf(card) % 2 === 1,
  red: isRed,
  black: (card) => !isRed(card),
};

/** In percent of the stake, the stake included. A tie takes half of a stake on either side. */
export function returnPercent(bet: string, { dragon, tiger }: Deal): number {
  const lead = rankOf(dragon) - rankOf(tiger);
  switch (bet) {
    case 'dragon':
      return sideReturn(lead);
    case 'tiger':
      return sideReturn(-lead);
    case 'tie':
      return lead === 0 ? 1200 : 0;
    case 'suited-tie':
      return lead === 0 && suitOf(dragon) === suitOf(tiger) ? 5100 : 0;
    default: {
      const [side, name] = bet.split('-') as [Side, CardBet];
      if (!holds[name](side === 'dragon' ? dragon : tiger)) return 0;
      return name === 'red' || name === 'black' ? 190 : 200;
    }
  }
}

function sideReturn(lead: number): number {
  if (lead === 0) return 50;
  return lead > 0 ? 200 : 0;
}
